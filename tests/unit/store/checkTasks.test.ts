import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Http } from '../../../src/api/http.ts';
import { spend } from '../../../src/api/allowance.ts';
import { checkTasks } from '../../../src/tasks/useTrackTasks.ts';
import type { TaskWithStatus } from '../../../src/tasks/status.ts';
import '../../support/seeded.ts';
import { storeOn } from '../../support/store/storeOn.ts';
import { taskWith } from '../entities.ts';

const idOf = (number: number): string => String(number).padStart(24, '0');

/** Tasks with the status “unchecked”. */
const tasks = (...numbers: number[]): TaskWithStatus[] =>
  numbers.map((number) => ({
    task: taskWith({ id: idOf(number) }),
    status: { state: 'unchecked' },
    source: 'none',
    isKnown: false,
    work: null,
    request: undefined,
    readAt: 0,
    ageAtStart: Number.MAX_VALUE,
  }));

/** A store on an API without submissions, and the requested tasks. */
function openStore(answer: (asked: number[]) => Promise<unknown>) {
  const asked: number[] = [];
  const http: Http = async ({ url }) => {
    asked.push(Number(url.split('/')[1]));
    await answer(asked);
    return { items: [], totalCount: 0 };
  };
  return { store: storeOn(http), asked };
}

test('each task is checked once, four at a time, list after list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.nat({ max: 12 }),
      fc.nat({ max: 12 }),
      async (scheduler, first, second) => {
        let busy = 0;
        let most = 0;
        const { store, asked } = openStore(async () => {
          busy += 1;
          most = Math.max(most, busy);
          await scheduler.schedule(Promise.resolve());
          busy -= 1;
        });
        const all = Array.from({ length: first + second }, (_, index) => index + 1);
        const lists = [tasks(...all.slice(0, first)), tasks(...all.slice(first))];
        await scheduler.waitFor(checkTasks(store, () => lists));
        expect(asked).toEqual(all);
        expect(most).toBeLessThanOrEqual(4);
      },
    ),
  );
});

test('checking stops when the page closes', async () => {
  const leaving = new AbortController();
  const { store, asked } = openStore(async ({ length }) => {
    if (length === 4) leaving.abort();
  });
  await checkTasks(store, () => [tasks(1, 2, 3, 4, 5, 6)], { signal: leaving.signal });
  expect(asked).toEqual([1, 2, 3, 4]);
});

test('only urgent lists are read near the end of the allowance', async () => {
  localStorage.clear();
  spend(90);
  const { store, asked } = openStore(() => Promise.resolve());
  await checkTasks(store, () => [tasks(1, 2), tasks(3)], { urgent: 1 });
  expect(asked).toEqual([1, 2]);
  localStorage.clear();
});
