import { array, assert, constantFrom, jsonValue, nat, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Batch,
  batchIn,
  batchKinds,
  chooseBatch,
  selectOpen,
  timePerGrade,
  viewBatch,
} from '../../../src/mentoring/batch.ts';
import { type QueueRow, selectQueue } from '../../../src/mentoring/submissions.ts';
import tasksReducer, {
  loadMentorSubmissions,
  type QueueRecord,
} from '../../../src/tasks/tasksSlice.ts';
import '../../support/seeded.ts';
import { submissionWith } from '../entities.ts';

const MINUTE = 60_000;
const none: ReadonlyMap<string, number> = new Map();

interface Work {
  id: string;
  day: number;
  taskId: string | null;
  grade: number | null;
}

const work = (id: string, day: number, given: Partial<Work> = {}): Work => ({
  id,
  day,
  taskId: 'form',
  grade: null,
  ...given,
});

function rowsOf(works: readonly Work[], changes: Partial<QueueRecord> = {}): QueueRow[] {
  const submissions = works.map(({ id, day, taskId, grade }) =>
    submissionWith({
      id,
      gradePercentage: grade,
      updatedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      task: taskId === null ? null : { id: taskId, title: taskId },
    }),
  );
  const tasks = tasksReducer(
    undefined,
    loadMentorSubmissions.fulfilled(submissions, 'load', undefined, { endedAt: 1 }),
  );
  const queue = Object.fromEntries(
    Object.entries(tasks.queue ?? {}).map(([id, row]) => [id, Object.assign({}, row, changes)]),
  );
  return selectQueue({ tasks: { ...tasks, queue } });
}

const works = array(
  record<Work>({
    id: nat(40).map(String),
    day: nat(20),
    taskId: constantFrom(null, 'form', 'page'),
    grade: constantFrom(null, 0, 70),
  }),
  { maxLength: 40 },
);

test('any batch has the oldest work first, no graded work and no duplicates', () => {
  assert(
    property(works, constantFrom(...batchKinds), nat(60 * MINUTE), (given, kind, msPerGrade) => {
      const open = selectOpen(rowsOf(given), none);
      const ids = chooseBatch(kind, open, msPerGrade);
      expect(ids[0]).toBe(open[0]?.id);
      expect(new Set(ids).size).toBe(ids.length);
      const chosen = open.filter(({ id }) => ids.includes(id));
      expect(chosen.map(({ id }) => id)).toEqual(ids);
      const tasks = new Set(chosen.map(({ submission }) => submission.task?.id ?? null));
      expect(kind !== 'task' || tasks.size <= 1).toBe(true);
      expect(kind !== 'five' || ids.length === Math.min(5, open.length)).toBe(true);
    }),
  );
});

test('one task takes all ungraded work of the oldest task', () => {
  const given = [
    work('b', 2),
    work('a', 1),
    work('other', 1, { taskId: 'page' }),
    work('graded', 1, { grade: 70 }),
    work('c', 9),
  ];
  expect(chooseBatch('task', selectOpen(rowsOf(given), none), MINUTE)).toEqual(['a', 'b', 'c']);
  const deleted = [work('a', 1, { taskId: null }), work('b', 2, { taskId: null })];
  expect(chooseBatch('task', rowsOf(deleted), MINUTE)).toEqual(['a']);
});

const gradedAt = (...minutes: number[]): QueueRow[] =>
  minutes.flatMap((minute) => rowsOf([work(`${minute}`, 1)], { gradedAt: minute * MINUTE }));

test('a grade is assumed to take 4 minutes, until 3 were measured', () => {
  expect(timePerGrade([])).toBe(4 * MINUTE);
  expect(timePerGrade(gradedAt(1000, 1006, 1012))).toBe(4 * MINUTE);
  expect(timePerGrade(gradedAt(1000, 1012, 1006, 1020, 0, 0))).toBe(6 * MINUTE);
  // Neither a break nor grades sent together from the outbox count.
  expect(timePerGrade(gradedAt(1000, 1006, 1012, 1018, 1018.1, 1018.2, 5000))).toBe(6 * MINUTE);
});

test('twenty minutes hold at least one submission, even of a slow mentor', () => {
  const open = rowsOf([1, 2, 3, 4, 5, 6, 7].map((day) => work(`${day}`, day)));
  const counted = [MINUTE, 4 * MINUTE, 9 * MINUTE, 20 * MINUTE].map(
    (time) => chooseBatch('minutes', open, time).length,
  );
  expect(counted).toEqual([7, 5, 2, 1]);
});

const START = 5000;
const batch: Batch = { ids: ['a', 'b', 'c'], done: [], startedAt: START };
const three = [work('a', 1), work('b', 2), work('c', 3)];
const openOf = (rows: readonly QueueRow[], given: Partial<Batch> = {}, finished = none) =>
  viewBatch({ ...batch, ...given }, rows, finished, START)?.open.map(({ id }) => id);

test('graded work, deleted work and the outbox count as finished in a batch', () => {
  expect(openOf(rowsOf([...three, work('new', 0)]))).toEqual(['a', 'b', 'c']);
  expect(openOf(rowsOf(three.slice(1)))).toEqual(['b', 'c']);
  expect(openOf(rowsOf([work('a', 1, { grade: 70 }), ...three.slice(1)]))).toEqual(['b', 'c']);
  expect(openOf(rowsOf(three), {}, new Map([['b', 1]]))).toEqual(['a', 'c']);
  expect(openOf(rowsOf(three), { done: ['c', 'new'] })).toEqual(['a', 'b']);
  // Zero percent, sent from the outbox.
  expect(openOf(rowsOf(three, { gradedAt: START + 1 }))).toEqual([]);
  expect(openOf(rowsOf(three, { gradedAt: START - 1 }))).toEqual(['a', 'b', 'c']);
});

test('work resubmitted after its grade does not enter a running batch again', () => {
  const [{ submission: gradedVersion } = { submission: null }] = rowsOf([
    work('a', 1, { grade: 70 }),
  ]);
  const again = (foundAt: number) => rowsOf(three, { gradedVersion, foundAt });
  expect(openOf(again(START + 1))).toEqual([]);
  expect(openOf(again(START - 1))).toEqual(['a', 'b', 'c']);
});

test('the end of a batch is shown for six hours after its last grade', () => {
  const HOUR = 60 * MINUTE;
  const at = (hours: number, finished = none) =>
    viewBatch(
      batch,
      rowsOf(three, { gradedAt: START + 30 * HOUR }),
      finished,
      START + hours * HOUR,
    );
  expect(at(35)?.open).toEqual([]);
  expect(at(37)).toBeNull();
  expect(at(37, new Map([['a', START + 33 * HOUR]]))?.open).toEqual([]);
  expect(viewBatch(batch, rowsOf(three), none, START + 99 * HOUR)?.open).toHaveLength(3);
});

test('any stored value is read as a batch of unique ids or ignored', () => {
  assert(
    property(
      jsonValue(),
      array(constantFrom<unknown>('a', 'b', 7, null, { id: 'a' })),
      string(),
      (value, ids, startedAt) => {
        for (const stored of [value, { ids, startedAt }, { ids, startedAt: 1, done: value }]) {
          const read = batchIn(stored);
          if (read === null) continue;
          expect(read.ids.length).toBeGreaterThan(0);
          expect(new Set(read.ids).size).toBe(read.ids.length);
          expect(viewBatch(read, rowsOf(three), none, 2)?.rows.length ?? 0).toBeLessThanOrEqual(3);
        }
      },
    ),
  );
  expect(batchIn({ ids: ['a', 7, 'a', 'b'], startedAt: 1 })).toEqual({
    ids: ['a', 'b'],
    done: [],
    startedAt: 1,
  });
  for (const stored of [null, [], {}, { ids: ['a'] }, { ids: [], startedAt: 1 }]) {
    expect(batchIn(stored)).toBeNull();
  }
});
