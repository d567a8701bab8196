import { assert, constantFrom, date, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay, longDay } from '../../../src/lib/dates.ts';
import {
  type Availability,
  currentAvailability,
  sentenceOf,
  splitAvailability,
  withAvailability,
} from '../../../src/user/availability.ts';

const full: Availability = { availability: 'full', awayUntil: '' };
const awayUntil = (day: string): Availability => ({ availability: 'away', awayUntil: day });
const day = date({
  min: new Date('1000-01-02'),
  max: new Date('9999-12-30'),
  noInvalidDate: true,
}).map((moment) => isoDay(moment.getTime()));

test('any availability and text are read back as written', () => {
  const availability = oneof(constantFrom(full), day.map(awayUntil));
  assert(
    property(availability, string({ unit: 'binary' }), (given, typed) => {
      const rest = typed.trim();
      const written = withAvailability(given, rest);
      expect(splitAvailability(written)).toEqual({ ...given, rest });
      // A mentor who takes mentees again keeps only their own words.
      expect(withAvailability({ ...given, availability: 'taking' }, rest)).toBe(rest);
    }),
  );
});

test('the sentence has the long form of the day', () => {
  expect(sentenceOf(full)).toBe('Not taking new mentees.');
  expect(sentenceOf(awayUntil('2026-12-20'))).toBe('Away until 20 December 2026.');
  expect(sentenceOf(awayUntil('2026-09-01'))).toBe('Away until 1 September 2026.');
  for (const rubbish of ['', '2026-13-01', '20266-12-20', 'soon']) {
    expect(sentenceOf(awayUntil(rubbish))).toBe('');
  }
});

/** Sentences that only resemble ours. */
const chatty = constantFrom(
  'away with words until 2 a.m.',
  'Away until 2 a.m.',
  'Away until I am back.',
  'Away until 20 December 2026',
  'Away until 20 December 2026, then back.',
  'Away until 20 December 2026.Then back.',
  'Away until 20 December 2026.\nThen back.',
  'Away until  20 December 2026.',
  'Away until 20\u00a0December 2026.',
  'Away until 20 december 2026.',
  'Away until 20 DECEMBER 2026.',
  'Away until 20 Dec 2026.',
  'Away until 20th December 2026.',
  'Away until 020 December 2026.',
  'Away until 09 December 2026.',
  'Away until 31 February 2026.',
  'Away until 29 February 2027.',
  'Away until 0 March 2026.',
  'Away until 99 March 2026.',
  'Away until 20 December 0026.',
  'Away until 20 December 12026.',
  'Away until 20 December -026.',
  'Away until 20 Constructor 2026.',
  'Away until December 20, 2026.',
  'Away until 2026-12-20.',
  'Away until NaN.',
  'away until 20 December 2026.',
  ' Away until 20 December 2026.',
  '\u200fAway until 20 December 2026.',
  'I am Away until 20 December 2026.',
  '<b>Away until 20 December 2026.</b>',
  'Not taking new mentees',
  'Not taking new mentees, sorry.',
  'Not taking new mentees.Sorry.',
  'Not taking new mentees!',
  'not taking new mentees.',
  'NOT TAKING NEW MENTEES.',
  'Not taking  new mentees.',
  'I am Not taking new mentees.',
  'Taking mentees.',
);

test('hostile and chatty descriptions stay as they are', () => {
  const hostile = oneof(
    chatty,
    tuple(chatty, string({ unit: 'binary' })).map(([sentence, text]) => `${sentence}…${text}`),
    tuple(string({ unit: 'binary', minLength: 1 }), chatty).map((parts) => parts.join('')),
    tuple(constantFrom('Away until ', 'Not taking '), string({ unit: 'binary' })).map((parts) =>
      parts.join(''),
    ),
    string({ unit: 'binary' }),
  );
  assert(
    property(hostile, (description) => {
      expect(splitAvailability(description)).toEqual({
        availability: 'taking',
        awayUntil: '',
        rest: description,
      });
      expect(currentAvailability(description)).toEqual({
        line: null,
        awayUntil: null,
        rest: description,
      });
    }),
  );
  expect(splitAvailability('Not taking new mentees. ').availability).toBe('taking');
  expect(splitAvailability(null).rest).toBe('');
});

test('mentees see the last day away, and nothing from the next day on', () => {
  const description = withAvailability(awayUntil('2026-12-20'), 'I review at night.');
  const at = (moment: Date) => currentAvailability(description, moment.getTime());
  expect(at(new Date(2026, 11, 20, 23, 59))).toEqual({
    line: 'Away until 20 December 2026',
    awayUntil: '20 December 2026',
    rest: 'I review at night.',
  });
  expect(at(new Date(2026, 11, 21))).toEqual({
    line: null,
    awayUntil: null,
    rest: 'I review at night.',
  });
  expect(at(new Date(2025, 11, 20)).line).toBe('Away until 20 December 2026');
  expect(currentAvailability('Not taking new mentees.').line).toBe('Not taking new mentees');
});

test('only the first sentence is the availability', () => {
  const today = longDay(Date.now());
  const rest = `Away until ${today}. Not taking new mentees.`;
  expect(splitAvailability(`Not taking new mentees. ${rest}`)).toEqual({ ...full, rest });
});
