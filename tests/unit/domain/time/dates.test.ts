import { describe, expect, test } from 'vitest';
import { clockTime } from '../../../../src/lib/clock.ts';
import {
  ago,
  distance,
  fullMoment,
  hasPassed,
  longDay,
  shortMoment,
  utcString,
} from '../../../../src/lib/dates.ts';
import { dueOf, dueSentence } from '../../../../src/tasks/DueTime.tsx';
import ICAL from 'ical.js';
import { brand } from '../../../../src/brand.ts';
import { calendarFileName, calendarOf } from '../../../../src/tasks/calendar.ts';
import * as fc from 'fast-check';
import { stopClock } from '../../../support/clock.ts';
import { waitingSituation } from '../../../../src/learning/feedback/mentorMail.ts';
import { dataSize } from '../../../../src/lib/format.ts';
import { readOne } from '../../../../src/api/responses.ts';
import { submissionSchema } from '../../../../src/tasks/tasksSlice.ts';
import { lastChange } from '../../../../src/tasks/submission.ts';

const now = Date.parse('2026-06-10T12:00:00.000Z');

test('a deadline reads as a UTC string', () => {
  expect(utcString('2026-06-14T18:00:00.000Z')).toBe('Sun, 14 Jun 2026 18:00:00 GMT');
});

test.each([
  ['2026-06-10T11:59:01.000Z', 'just now'],
  ['2026-06-10T12:00:00.000Z', 'in less than a minute'],
  ['2026-06-10T12:00:30.000Z', 'in less than a minute'],
  ['2026-06-10T12:01:00.000Z', 'in 1 minute'],
  ['2026-06-10T12:59:00.000Z', 'in 59 minutes'],
  ['2026-06-10T18:00:00.000Z', 'in 6 hours'],
  ['2026-06-11T18:00:00.000Z', 'in 1 day'],
  ['2026-06-23T12:00:00.000Z', 'in 13 days'],
  ['2026-06-24T12:00:00.000Z', 'in 2 weeks'],
  ['2026-08-10T12:00:00.000Z', 'in 2 months'],
  ['2028-06-10T12:00:00.000Z', 'in 2 years'],
  ['2026-06-08T12:00:00.000Z', '2 days ago'],
])('%s is %s', (iso, words) => {
  expect(distance(iso, now)).toBe(words);
});

test('a past moment never reads as the future, even if the API’s clock is ahead', () => {
  for (const iso of [
    '2026-06-10T12:00:00.000Z',
    '2026-06-10T12:00:30.000Z',
    '2026-06-10T18:00:00.000Z',
  ])
    expect(ago(iso, now)).toBe('just now');
  expect(ago('2026-06-08T12:00:00.000Z', now)).toBe('2 days ago');
});

test('a deadline has passed after its moment', () => {
  expect(hasPassed('2026-06-10T11:59:59.000Z', now)).toBe(true);
  expect(hasPassed('2026-06-10T12:00:00.000Z', now)).toBe(false);
});

test('a moment is shown in the reader’s own time zone', () => {
  const moment = new Date(2026, 5, 4, 9, 5);
  expect(fullMoment(moment.toISOString())).toMatch(/^Thursday,? 4 June 2026 at 09:05$/);
  expect(longDay(moment.getTime())).toBe('4 June 2026');
});

test('a moment has the year only if it is not this year', () => {
  const moment = new Date(2026, 10, 4, 9, 5).getTime();
  expect(shortMoment(moment, new Date(2026, 0, 1).getTime())).toBe('Wed 4 Nov, 09:05');
  expect(shortMoment(moment, new Date(2027, 0, 1).getTime())).toBe('Wed 4 Nov 2026, 09:05');
});

test('a time of day uses the page’s language, not the device’s', () => {
  expect(clockTime(new Date(2026, 5, 4, 9, 5).getTime())).toBe('09:05');
  expect(clockTime(new Date(2026, 5, 4, 19, 5).getTime())).toBe('19:05');
});

/** Wednesday noon by the reader's own clock. */
const noon = new Date(2026, 5, 10, 12).getTime();

/** Returns a moment of June 2026 by the reader's own clock. */
const june = (day: number, hour: number, minute = 0) =>
  new Date(2026, 5, day, hour, minute).toISOString();

/**
 * Returns the sentence about a deadline at a day of June 2026 and a time by the reader's own clock.
 */
const due = (day: number, hour: number, minute = 0) => dueOf(june(day, hour, minute), noon);

test.each([
  [10, 11, 59, 'Overdue by 1 minute'],
  [10, 8, 0, 'Overdue by 4 hours'],
  [8, 12, 0, 'Overdue by 2 days'],
  [9, 12, 0, 'Overdue by 1 day'],
  [-10, 12, 0, 'Overdue by 2 weeks'],
])('day %i, %i:%i has passed', (day, hour, minute, words) => {
  expect(due(day, hour, minute)).toEqual({ urgency: 'overdue', words });
});

test('a deadline that has just passed is overdue by the smallest unit', () => {
  const { words } = dueOf(new Date(noon - 1).toISOString(), noon);
  expect(words).toBe('Overdue by 1 minute');
});

const sentence = (iso: string) => dueSentence(iso, dueOf(iso));

test('an overdue task’s page shows its local day and offers a submission', () => {
  stopClock(noon);
  expect(sentence(june(8, 12))).toBe('Overdue since Mon 8 Jun, 12:00. You can still submit.');
  expect(sentence(new Date(2025, 11, 1, 12).toISOString())).toBe(
    'Overdue since Mon 1 Dec 2025, 12:00. You can still submit.',
  );
  expect(sentence(june(10, 12))).toBe('Due today, 12:00');
});

test('the current moment and the rest of the day are today', () => {
  expect(due(10, 12)).toEqual({ urgency: 'today', words: 'Due today, 12:00' });
  expect(due(10, 23, 59)).toEqual({ urgency: 'today', words: 'Due today, 23:59' });
});

test('days are counted by midnights, not by hours', () => {
  const late = new Date(2026, 5, 10, 23, 30).getTime();
  const early = new Date(2026, 5, 11, 0, 15).toISOString();
  expect(dueOf(early, late)).toEqual({ urgency: 'later', words: 'Due tomorrow, 00:15' });
  expect(due(11, 23, 59)).toEqual({ urgency: 'later', words: 'Due tomorrow, 23:59' });
});

// The browser decides on a comma after the weekday.
test('a day of the coming week has its name, a later one its date', () => {
  expect(due(12, 19).words).toBe('Due Friday, 19:00');
  expect(due(16, 19).words).toBe('Due Tuesday, 19:00');
  expect(due(17, 19).words).toMatch(/^Due Wed,? 17 Jun, 19:00$/);
});

test('a date has the year only if it is not this year', () => {
  const nextYear = new Date(2027, 2, 4, 9, 5).toISOString();
  expect(dueOf(nextYear, noon).words).toMatch(/^Due Thu,? 4 Mar 2027, 09:05$/);
});

const madeAt = Date.parse('2026-05-01T09:30:00Z');
const url = 'https://akada.example/dashboard/pending-task/t1';
const deadline = '2026-06-14T18:00:00.000Z';

const fileOf = (title: string): string => calendarOf([{ id: 't1', title, deadline, url }], madeAt);

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

/** Returns a title as people can read it: on a single line. */
const readable = (title: string): string =>
  title
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim();

describe('a calendar file, as a calendar reads it', () => {
  test('an entry has a UTC time, an id, a link and a reminder', () => {
    const [event] = eventsIn(fileOf('Build a form'));
    const read = (name: string) => event?.component.getFirstPropertyValue(name);
    expect(event?.uid).toBe('task-t1@akada.example');
    expect(event?.summary).toBe('Deadline: Build a form');
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect(event?.startDate.toJSDate().toISOString()).toBe(deadline);
    expect(event?.endDate.toJSDate().toISOString()).toBe(deadline);
    expect(String(read('dtstamp'))).toBe('2026-05-01T09:30:00Z');
    expect(read('url')).toBe(url);
    expect(event?.description).toBe(`Deadline: Sun, 14 Jun 2026 18:00:00 GMT\n${url}`);
    const [alarm, ...others] = event?.component.getAllSubcomponents('valarm') ?? [];
    expect(others).toEqual([]);
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe('Due tomorrow: Build a form');
  });

  test('a file is published by Akada, and its deadlines show as free time', () => {
    const calendar = new ICAL.Component(ICAL.parse(fileOf('Build a form')));
    const read = (name: string) => calendar.getFirstPropertyValue(name);
    expect(read('version')).toBe('2.0');
    expect(read('prodid')).toBe(`-//${brand.name}//${brand.owner}//EN`);
    expect(read('method')).toBe('PUBLISH');
    const [event] = eventsIn(fileOf('Build a form'));
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event?.component.hasProperty('duration')).toBe(false);
  });

  test('each deadline has an entry', () => {
    const both = ['t1', 't2'].map((id) => ({ id, title: id, deadline, url }));
    expect(eventsIn(calendarOf(both, madeAt)).map(({ uid }) => uid)).toEqual([
      'task-t1@akada.example',
      'task-t2@akada.example',
    ]);
  });

  test('a calendar reads any title in whole lines of 75 octets', () => {
    const signs = Array.from('x,;:\\n"é😀👩🏾 \r\n\t\0\u2028\ud83d');
    const unit = fc.constantFrom(...signs, '\r\nEND:VEVENT\r\n');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 256, size: 'max' }), (title) => {
        const file = fileOf(title);
        const [event, ...others] = eventsIn(file);
        const alarm = event?.component.getFirstSubcomponent('valarm');
        expect(others).toEqual([]);
        expect(event?.summary).toBe(`Deadline: ${readable(title)}`);
        expect(alarm?.getFirstPropertyValue('description')).toBe(
          `Due tomorrow: ${readable(title)}`,
        );
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(file).not.toMatch(/\r\n\r\n|\p{Surrogate}/u);
      }),
    );
  });

  test('a line is folded only if it is full', () => {
    const lines = fileOf('x'.repeat(256)).split('\r\n');
    const continued = lines.filter((_, index) => lines[index + 1]?.startsWith(' x'));
    // The summary and the reminder each have 256 letters.
    expect(continued.map(({ length }) => length)).toEqual(Array(6).fill(75));
  });
});

test('file names describe their content in plain letters', () => {
  expect(calendarFileName('Build a form')).toBe('akada-build-a-form.ics');
  expect(calendarFileName('Ẹ káàbọ̀/../“x”')).toBe('akada-e-kaabo-x.ics');
  expect(calendarFileName('👩🏾‍💻')).toBe('akada-deadlines.ics');
  expect(calendarFileName('long '.repeat(60)).length).toBeLessThan(72);
});

const day = 24 * 60 * 60 * 1000;
const today = Date.parse('2026-03-20T12:00:00Z');
const daysAgo = (days: number) => today - days * day;
const sent = (days: number) => new Date(daysAgo(days)).toISOString();

test.each([
  ['of an unknown day', null, null],
  ['of six days', sent(6.9), null],
  ['of seven days', sent(7), 'waits'],
  ['of 13 days', sent(13.9), 'waits'],
  ['of two weeks', sent(14), 'waitsLong'],
])('ungraded work %s is in the situation it is due for', (_, sentAt, situation) => {
  expect(waitingSituation(sentAt, today)).toBe(situation);
});

test('sizes have one decimal below ten, and megabytes from a thousand', () => {
  expect([640, 9_440, 12_600, 999_000, 1_400_000].map(dataSize)).toEqual([
    '0.6 KB',
    '9.4 KB',
    '13 KB',
    '999 KB',
    '1.4 MB',
  ]);
});

const readAt = Date.parse('2026-03-11T10:00:00.000Z');

const idAt = (iso: string): string =>
  Math.floor(Date.parse(iso) / 1000).toString(16) + 'a'.repeat(16);

test('a new row takes its time from its id', () => {
  const yesterday = '2026-03-10T06:00:00.000Z';
  expect(lastChange(idAt('2026-03-11T09:59:30Z'), yesterday, readAt)).toBe(
    '2026-03-11T09:59:30.000Z',
  );
});

test('a changed row keeps the time of the change', () => {
  const later = '2026-03-11T09:59:45.500Z';
  expect(lastChange(idAt('2026-03-01T08:00:00Z'), later, readAt)).toBe(later);
  expect(lastChange(idAt('2026-03-11T09:59:45Z'), later, readAt)).toBe(later);
  const same = '2026-03-11T09:59:45Z';
  expect(lastChange(idAt(same), same, readAt)).toBe(same);
});

test('a malformed id, or one from the future, gives no time', () => {
  const known = '2026-03-10T06:00:00.000Z';
  const past = idAt('2026-03-11T09:00:00Z');
  const none = ['', 'a1', 'g'.repeat(24), `${past}0`, `x${past}`, `${past}x`];
  for (const id of [...none, idAt('2026-03-11T11:00:00Z'), 'f'.repeat(24)]) {
    expect(lastChange(id, known, readAt)).toBe(known);
    expect(lastChange(id, null, readAt)).toBeNull();
  }
});

test('a device whose clock is some minutes behind reads a fresh id as now', () => {
  expect(lastChange(idAt('2026-03-11T10:04:00Z'), null, readAt)).toBe('2026-03-11T10:00:00.000Z');
  expect(lastChange(idAt('2026-03-11T10:10:00Z'), null, readAt)).toBe('2026-03-11T10:00:00.000Z');
  expect(lastChange(idAt('2026-03-11T10:10:01Z'), null, readAt)).toBeNull();
});

test('a row without a date takes its time from its id', () => {
  const id = idAt('2026-03-01T08:00:00Z');
  expect(lastChange(id, null, readAt)).toBe('2026-03-01T08:00:00.000Z');
  expect(readOne(submissionSchema, { id, updatedAt: 'rubbish' }).updatedAt).toBe(
    '2026-03-01T08:00:00.000Z',
  );
});
