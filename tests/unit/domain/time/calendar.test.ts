import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../../src/brand.ts';
import { calendarFileName, calendarOf } from '../../../../src/tasks/calendar.ts';
import { calendarTexts } from '../../../../src/tasks/texts.ts';

const now = Date.parse('2026-05-01T09:30:00Z');
const url = 'https://akada.example/dashboard/pending-task/t1';
const deadline = '2026-06-14T18:00:00.000Z';

const fileOf = (title: string): string =>
  calendarOf([{ id: 't1', title, deadline, url }], calendarTexts, now);

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

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

  test('a task has the same entry id in every file', () => {
    const later = calendarOf([{ id: 't1', title: 'New', deadline, url }], calendarTexts, now + 9e6);
    expect(eventsIn(later)[0]?.uid).toBe(eventsIn(fileOf('Old'))[0]?.uid);
  });

  test('each deadline has an entry', () => {
    const both = ['t1', 't2'].map((id) => ({ id, title: id, deadline, url }));
    expect(eventsIn(calendarOf(both, calendarTexts, now)).map(({ uid }) => uid)).toEqual([
      'task-t1@akada.example',
      'task-t2@akada.example',
    ]);
  });

  test.each([
    'Commas, semicolons; colons: and \\ slashes \\n',
    'A “quote”, "another" and a \'third\'',
    'Ẹ káàbọ̀ 👩🏾‍💻 to the web 🇳🇬',
    'é😀'.repeat(85),
    '😀'.repeat(128),
    'x'.repeat(256),
    'END:VEVENT',
  ])('a calendar reads the title %s unchanged', (title) => {
    const [event, ...others] = eventsIn(fileOf(title));
    expect(others).toEqual([]);
    expect(event?.summary).toBe(`Deadline: ${title}`);
    const alarm = event?.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('description')).toBe(`Due tomorrow: ${title}`);
  });

  test.each(['Two\r\nlines', 'Two\nlines', 'Two\rlines', 'Two\u0000\u2028\tlines'])(
    '%j stays one entry',
    (title) => {
      const [event, ...others] = eventsIn(fileOf(`${title}\r\nEND:VEVENT\r\nBEGIN:VEVENT`));
      expect(others).toEqual([]);
      expect(event?.summary).toMatch(/^Deadline: Two\s.*lines END:VEVENT BEGIN:VEVENT$/s);
    },
  );

  test('spaces around a title are trimmed', () => {
    const [event] = eventsIn(fileOf(' \tBuild a form\r\n'));
    expect(event?.summary).toBe('Deadline: Build a form');
  });

  test('half a surrogate pair does not break a file', () => {
    expect(eventsIn(fileOf('Cut \ud83d'))[0]?.summary).toBe('Deadline: Cut \ufffd');
  });

  test('a line is folded only if it is full', () => {
    const lines = fileOf('x'.repeat(256)).split('\r\n');
    const continued = lines.filter((_, index) => lines[index + 1]?.startsWith(' x'));
    expect(continued.map(({ length }) => length)).toEqual(continued.map(() => 75));
    // A summary and a reminder of 256 letters.
    expect(continued).toHaveLength(6);
  });

  test.each(['x'.repeat(256), '😀é'.repeat(80), 'Short'])(
    'no line has more than 75 octets, and each is whole UTF-8: %s',
    (title) => {
      const lines = fileOf(title).split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toBe('');
        expect(line).not.toMatch(/[\r\n\ufffd]|\p{Surrogate}/u);
      }
    },
  );
});

test('file names describe their content in plain letters', () => {
  expect(calendarFileName('Build a form')).toBe('akada-build-a-form.ics');
  expect(calendarFileName('Ẹ káàbọ̀/../“x”')).toBe('akada-e-kaabo-x.ics');
  expect(calendarFileName('👩🏾‍💻')).toBe('akada-deadlines.ics');
  expect(calendarFileName('long '.repeat(60)).length).toBeLessThan(72);
});
