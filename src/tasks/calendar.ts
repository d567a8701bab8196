import { generateIcsCalendar } from 'ts-ics';
import { brand } from '../brand.ts';
import { utcString } from '../lib/dates.ts';
import { fileSlug } from '../lib/format.ts';
import { calendarTexts as texts } from './texts.ts';

export interface CalendarDeadline {
  /** A repeated import updates the entry of this id. */
  id: string;
  title: string;
  /** ISO date-time in UTC. */
  deadline: string;
  url: string;
}

/** In octets (RFC 5545, 3.1). */
const LINE = 75;

/**
 * Formats deadlines as an iCalendar file (RFC 5545): moments in UTC, each with a reminder a day
 * before.
 */
export function calendarOf(deadlines: readonly CalendarDeadline[], now: number): string {
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//${brand.owner}//EN`,
    method: 'PUBLISH',
    events: deadlines.map(({ id, title, deadline, url }) => ({
      uid: `task-${id}@${new URL(url).hostname}`,
      stamp: { date: new Date(now) },
      start: { date: new Date(deadline) },
      duration: { seconds: 0 },
      summary: texts.summary(oneLine(title)),
      description: `${texts.description(utcString(deadline))}\n${url}`,
      url,
      // A deadline does not block any time.
      timeTransparent: 'TRANSPARENT',
      alarms: [
        {
          action: 'DISPLAY',
          description: escaped(texts.reminder(oneLine(title))),
          trigger: { type: 'relative', value: { before: true, days: 1 } },
        },
      ],
    })),
  });
  return folded(text);
}

/** Returns a text without line breaks, other control characters and lone surrogates. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim();

/**
 * Escapes a text value (RFC 5545, 3.3.11). The library does this for events, but not for their
 * alarms.
 */
const escaped = (text: string): string => text.replaceAll(/[,;\\]/g, String.raw`\$&`);

/**
 * Folds lines by octets, because the library folds by UTF-16 units and would split characters. An
 * event without a length has no duration line (RFC 5545, 3.6.1).
 */
const folded = (calendar: string): string =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
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

/** Returns a file name for a subject, in plain letters and digits. */
export const calendarFileName = (subject: string): string =>
  `${brand.storagePrefix}-${fileSlug(subject) || 'deadlines'}.ics`;
