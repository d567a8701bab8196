import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, type Sent } from '../../../../src/tasks/outbox/decide.ts';
import type { ComparedFields } from '../../../../src/tasks/work.ts';
import { workWith } from '../../entities.ts';

const row = (of: Partial<ComparedFields> = {}): ComparedFields => ({
  ...workWith({ menteeComment: 'The first of them.' }),
  gradePercentage: null,
  mentorComment: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...of,
});
const mine = workWith({
  taskUrl: 'https://git.example/two',
  menteeComment: 'The second of them.',
});
const other = { taskUrl: 'https://git.example/three' };
const later = { updatedAt: '2026-11-21T10:00:00.000Z' };
const good = { gradePercentage: 80, mentorComment: 'Good.' };
const work: Sent = { kind: 'submission', fields: mine };
const grade: Sent = { kind: 'grade', fields: good };

/** What is sent, the version that its author saw, the service's version, and what a tap then does. */
const table = [
  ['first work', work, null, null, 'send', 'send'],
  ['work over the version that was seen', work, row(), row(), 'send', 'send'],
  ['work over a deleted version', work, row(), null, 'send', 'send'],
  ['first work that has arrived', work, null, row(mine), 'changed', 'done'],
  ['new work that has arrived', work, row(), row(mine), 'changed', 'done'],
  [
    'work that has arrived and was graded',
    work,
    row(),
    row({ ...mine, ...good }),
    'changed',
    'done',
  ],
  ['first work after some from another device', work, null, row(), 'changed', 'changed'],
  ['work after newer work', work, row(), row(other), 'changed', 'changed'],
  ['work after a new grade', work, row(), row(good), 'changed', 'changed'],
  [
    'work after a changed grade',
    work,
    row(good),
    row({ ...good, gradePercentage: 9 }),
    'changed',
    'changed',
  ],
  ['the same work again', work, row(mine), row(mine), 'send', 'send'],
  ['the same work again, arrived', work, row(mine), row({ ...mine, ...later }), 'send', 'done'],
  [
    'the same work again, graded',
    work,
    row(mine),
    row({ ...mine, ...good, ...later }),
    'changed',
    'changed',
  ],
  ['a first grade', grade, row(), row(), 'send', 'send'],
  [
    'a new grade',
    grade,
    row({ gradePercentage: 50 }),
    row({ gradePercentage: 50 }),
    'send',
    'send',
  ],
  ['a grade that has arrived', grade, row(), row({ ...good, ...later }), 'changed', 'done'],
  ['a grade after another', grade, row(), row({ gradePercentage: 12 }), 'changed', 'changed'],
  ['a grade of replaced work', grade, row(), row(mine), 'changed', 'changed'],
  [
    'a grade of replaced work with that grade',
    grade,
    row(),
    row({ ...mine, ...good }),
    'changed',
    'changed',
  ],
  ['the same grade again', grade, row(good), row(good), 'send', 'send'],
  ['the same grade again, arrived', grade, row(good), row({ ...good, ...later }), 'send', 'done'],
  [
    'the same grade again, for new work',
    grade,
    row(good),
    row({ ...mine, ...good }),
    'changed',
    'changed',
  ],
  [
    'no comment, which is also an empty one',
    grade,
    row(),
    row({ mentorComment: '' }),
    'send',
    'send',
  ],
] as const;

test.each(table)('%s', (_, sent, seen, now, untried, tried) => {
  expect(decide('draft', sent, now, seen)).toBe(untried);
  expect(decide('ready', sent, now, seen)).toBe(tried);
  expect(decide('failed', sent, now, seen)).toBe(tried);
});

const text = fc.constantFrom('a', 'b', 'c');
const anyRow: fc.Arbitrary<ComparedFields> = fc
  .record({
    taskUrl: text,
    menteeComment: text,
    gradePercentage: fc.constantFrom(null, 0, 50, 80),
    mentorComment: fc.option(text),
    updatedAt: fc.option(text),
  })
  .map((fields) => Object.assign(workWith(), fields));
const anySent: fc.Arbitrary<Sent> = anyRow.chain((fields) =>
  fc.constantFrom({ kind: 'submission', fields }, { kind: 'grade', fields }),
);
const anyStatus = fc.constantFrom('draft', 'ready', 'failed');

const content = (of: ComparedFields) =>
  JSON.stringify({ ...of, mentorComment: of.mentorComment ?? '', updatedAt: null });

test('a tap never replaces a version that its author has not seen', () => {
  fc.assert(
    fc.property(anyStatus, anySent, anyRow, anyRow, fc.boolean(), (status, sent, a, b, isSame) => {
      const [seen, now] = [a, isSame ? a : b];
      fc.pre(decide(status, sent, now, seen) === 'send');
      expect(content(seen)).toBe(content(now));
    }),
  );
});
