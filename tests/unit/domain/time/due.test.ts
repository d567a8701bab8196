import { expect, test } from 'vitest';
import { dueOf, dueSentence } from '../../../../src/tasks/DueTime.tsx';

/** Wednesday noon by the reader's own clock. */
const now = new Date(2026, 5, 10, 12).getTime();

/** The sentence of a deadline at a day of June 2026 and a time by the own clock. */
const due = (day: number, hour: number, minute = 0) =>
  dueOf(new Date(2026, 5, day, hour, minute).toISOString(), now);

test.each([
  [10, 11, 59, 'Overdue by 1 minute'],
  [10, 8, 0, 'Overdue by 4 hours'],
  [8, 12, 0, 'Overdue by 2 days'],
  [9, 12, 0, 'Overdue by 1 day'],
  [-10, 12, 0, 'Overdue by 2 weeks'],
])('day %i, %i:%i has passed', (day, hour, minute, words) => {
  expect(due(day, hour, minute)).toEqual({ urgency: 'overdue', words });
});

test('a deadline just passed is overdue by the smallest unit', () => {
  const { words } = dueOf(new Date(now - 1).toISOString(), now);
  expect(words).toBe('Overdue by 1 minute');
});

test('an overdue task on its own page can still be submitted', () => {
  expect(dueSentence(due(8, 12))).toBe('Overdue by 2 days, you can still submit it');
  expect(dueSentence(due(10, 12))).toBe('Due today, 12:00');
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
  expect(dueOf(nextYear, now).words).toMatch(/^Due Thu,? 4 Mar 2027, 09:05$/);
});
