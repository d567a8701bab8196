import { generateIcsCalendar } from 'ts-ics';
import { brand } from '../../config/brand.ts';
import { utcString } from './dates.ts';

/** A deadline as a calendar keeps it. */
export interface CalendarDeadline {
  /** The task's id: the same task is the same entry, however often it is taken over. */
  id: string;
  title: string;
  /** ISO date-time in UTC. */
  deadline: string;
  /** Where the brief is, in full. */
  url: string;
}

interface CalendarWords {
  summary: (title: string) => string;
  description: (deadline: string) => string;
  reminder: (title: string) => string;
}

/** How many octets a line may have (RFC 5545, 3.1). */
const LINE = 75;

/**
 * Deadlines as an iCalendar file (RFC 5545): moments in UTC, each with a reminder a day before.
 * @param now when the file is made, milliseconds since 1970
 */
export function calendarOf(
  deadlines: readonly CalendarDeadline[],
  words: CalendarWords,
  now: number,
): string {
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//${brand.owner}//EN`,
    method: 'PUBLISH',
    events: deadlines.map(({ id, title, deadline, url }) => ({
      uid: `task-${id}@${new URL(url).hostname}`,
      stamp: { date: new Date(now) },
      start: { date: new Date(deadline) },
      duration: { seconds: 0 },
      summary: words.summary(oneLine(title)),
      description: `${words.description(utcString(deadline))}\n${url}`,
      url,
      // A deadline takes no time away.
      timeTransparent: 'TRANSPARENT',
      alarms: [
        {
          action: 'DISPLAY',
          description: words.reminder(oneLine(title)),
          trigger: { type: 'relative', value: { before: true, days: 1 } },
        },
      ],
    })),
  });
  return folded(text);
}

/** Without line breaks and other control characters, and without halves of a character. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim();

/**
 * Folds a calendar's lines by octets: the library folds by UTF-16 units, which tears characters apart.
 * An event that has no length says none; it ends when it begins (RFC 5545, 3.6.1).
 */
const folded = (calendar: string): string =>
  calendar
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '' && line !== 'DURATION:PT0S')
    .map((line) => `${fold(line)}\r\n`)
    .join('');

function fold(line: string): string {
  let parts = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE) {
      parts += '\r\n ';
      octets = 1;
    }
    parts += character;
    octets += size;
  }
  return parts;
}

/** A file name of plain letters and digits that says what is in it. */
export function calendarFileName(subject: string): string {
  const slug = subject
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${brand.storagePrefix}-${slug || 'deadlines'}.ics`;
}
