import { beforeEach, describe, expect, test } from 'vitest';
import {
  changesIn,
  closeSince,
  dueSoon,
  keepNews,
  newsKey,
  onNews,
  readNews,
  withQueue,
  withWorks,
  type KeptNews,
  type Work,
} from '../../src/lib/news.ts';
import { forgetRemembered } from '../../src/lib/remembered.ts';

const HOUR = 60 * 60 * 1000;
const start: KeptNews = { lookedAt: 1000, works: {}, queue: null };

const work = (changes: Partial<Work> = {}): Work => ({
  id: 's1',
  taskId: 't1',
  title: 'Recipe page',
  gradePercentage: null,
  mentorComment: null,
  ...changes,
});

/** The kind of each change found when `after` follows `before`. */
const kinds = (before: Work, ...after: Work[]) => {
  let kept = withWorks(start, [before], 2000);
  for (const [index, one] of after.entries()) kept = withWorks(kept, [one], 3000 + index);
  return changesIn(kept, 4000).map(({ change }) => change);
};

describe("a mentee's submissions", () => {
  test('what is seen for the first time is no news', () => {
    const kept = withWorks(start, [work({ gradePercentage: 80, mentorComment: 'Good' })], 2000);
    expect(changesIn(kept, 2000)).toEqual([]);
  });

  test('a grade, another grade and another comment are', () => {
    const graded = work({ gradePercentage: 80, mentorComment: 'Good' });
    expect(kinds(work(), graded)).toEqual(['graded']);
    expect(kinds(graded, { ...graded, gradePercentage: 85 })).toEqual(['regraded']);
    expect(kinds(graded, { ...graded, mentorComment: 'Better' })).toEqual(['commented']);
    expect(kinds(work(), work({ mentorComment: 'Try again' }))).toEqual(['commented']);
  });

  test('a grade of 0 is none, and what disappears is no news', () => {
    expect(kinds(work(), work({ gradePercentage: 0 }))).toEqual([]);
    const graded = work({ gradePercentage: 80, mentorComment: 'Good' });
    expect(kinds(graded, work())).toEqual([]);
    expect(kinds(graded, { ...graded, mentorComment: '  ' })).toEqual([]);
  });

  test('a first grade that nobody has seen stays one, with the latest number', () => {
    const graded = work({ gradePercentage: 80 });
    expect(kinds(work(), graded, { ...graded, gradePercentage: 81 })).toEqual(['graded']);
  });

  test('the same again changes nothing and is not written', () => {
    const kept = withWorks(start, [work()], 2000);
    expect(withWorks(kept, [work()], 3000)).toBe(kept);
  });

  test('the latest change stands first and leaves the list after two weeks', () => {
    const other = work({ id: 's2', taskId: 't2' });
    let kept = withWorks(start, [work(), other], 2000);
    kept = withWorks(kept, [work({ gradePercentage: 70 })], 3000);
    kept = withWorks(kept, [{ ...other, gradePercentage: 90 }], 4000);
    expect(changesIn(kept, 4000).map(({ id }) => id)).toEqual(['s2', 's1']);
    expect(changesIn(kept, 3500 + 14 * 24 * HOUR).map(({ id }) => id)).toEqual(['s2']);
  });

  test('the comment itself is not kept', () => {
    const kept = withWorks(start, [work({ mentorComment: 'Between us' })], 2000);
    expect(JSON.stringify(kept)).not.toContain('Between us');
  });
});

describe("a mentor's list", () => {
  test('the first list is the baseline, also where it is empty', () => {
    expect(withQueue(start, ['a', 'b'], 2000).queue).toEqual({ a: 0, b: 0 });
    expect(withQueue(start, [], 2000).queue).toEqual({});
  });

  test('what comes later has the moment it was found; what is gone is forgotten', () => {
    const first = withQueue(start, ['a', 'b'], 2000);
    const second = withQueue(first, ['b', 'c'], 3000);
    expect(second.queue).toEqual({ b: 0, c: 3000 });
    expect(withQueue(second, ['c', 'b'], 4000)).toBe(second);
  });
});

describe('deadlines', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  const due = (id: string, hours: number) => ({
    id,
    deadline: new Date(now + hours * HOUR).toISOString(),
  });

  test('within 48 hours, the nearest first; passed and later ones are not', () => {
    const tasks = [due('48', 48), due('1', 1), due('49', 49), due('-1', -1)];
    expect(dueSoon([...tasks, { id: 'none', deadline: null }], now).map(({ id }) => id)).toEqual([
      '1',
      '48',
    ]);
  });

  test('are new since they came that close', () => {
    expect(closeSince(due('1', 50).deadline)).toBe(now + 2 * HOUR);
  });
});

describe('what is kept', () => {
  beforeEach(() => localStorage.clear());

  test('comes back, is told of, and goes with a logout', () => {
    let told = 0;
    const stop = onNews(() => (told += 1));
    keepNews('me', 5000, (kept) => withWorks(kept, [work()], 5000));
    expect(readNews('me')).toEqual({
      ...start,
      lookedAt: 5000,
      works: {
        s1: { taskId: 't1', title: 'Recipe page', grade: null, hash: '', change: null, at: 5000 },
      },
    });
    expect(readNews('somebody else')).toBeNull();
    expect(told).toBe(1);
    stop();
    forgetRemembered('me');
    expect(readNews('me')).toBeNull();
  });

  test.each(['', '7', '[]', '{"lookedAt":"soon"}', '{broken'])('%j counts as nothing', (text) => {
    localStorage.setItem(newsKey('me'), text);
    expect(readNews('me')).toBeNull();
  });

  test('of what is kept, only what makes sense is read', () => {
    const text = '{"lookedAt":1,"works":{"a":{"grade":"x"},"b":null},"queue":{"c":1,"d":"2"}}';
    localStorage.setItem(newsKey('me'), text);
    expect(readNews('me')).toEqual({ lookedAt: 1, works: {}, queue: { c: 1 } });
  });
});
