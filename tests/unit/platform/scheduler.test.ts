import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { spend } from '../../../src/api/allowance.ts';
import type { Http } from '../../../src/api/http.ts';
import { schedulerOf } from '../../../src/api/query/scheduler.ts';
import { planned } from '../../../src/api/query/useLoad.ts';
import { untilTrue } from '../../../src/api/query/waiting.ts';
import { loadTaskSubmissions } from '../../../src/tasks/tasksSlice.ts';
import { stopClock } from '../../support/clock.ts';
import { setVisibility } from '../../support/page/setVisibility.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const idOf = (number: number): string => String(number).padStart(24, '0');

const cut = Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });

/** Opens a store on an API without submissions, with its scheduler and the requested tasks. */
function openStore(respond: (asked: number[]) => Promise<unknown> = () => Promise.resolve()) {
  const asked: number[] = [];
  const http: Http = async ({ url }) => {
    asked.push(Number(url.split('/')[1]));
    await respond(asked);
    return { items: [], totalCount: 0 };
  };
  const store = storeOn(http);
  const scheduler = schedulerOf(store);
  const reads = (...numbers: number[]) =>
    numbers.map((number) => planned(store.dispatch, loadTaskSubmissions, idOf(number)));
  const keys = (...numbers: number[]) => reads(...numbers).map(({ key }) => key);
  const settled = (...numbers: number[]) =>
    untilTrue(store, () => !scheduler.isUnderWay(keys(...numbers)));
  return { store, scheduler, asked, reads, keys, settled };
}

test('each read starts once, four at a time, those for the page first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.nat({ max: 12 }),
      fc.nat({ max: 12 }),
      async (turns, main, rest) => {
        let busy = 0;
        let most = 0;
        const { scheduler, asked, reads, settled } = openStore(async () => {
          busy += 1;
          most = Math.max(most, busy);
          await turns.schedule(Promise.resolve());
          busy -= 1;
        });
        const all = Array.from({ length: main + rest }, (_, index) => index + 1);
        scheduler.need('list', reads(...all.slice(main)), 'background');
        scheduler.need('page', reads(...all.slice(0, main)), 'main');
        await turns.waitFor(settled(...all));
        expect(asked).toEqual(all);
        expect(most).toBeLessThanOrEqual(4);
        for (const owner of ['list', 'page']) scheduler.need(owner, [], 'main');
      },
    ),
  );
});

test('what nobody needs any more does not start, and the content is aborted in flight', async () => {
  const { store, scheduler, asked, reads, keys, settled } = openStore(
    () => new Promise((resolve) => void setTimeout(resolve, 50)),
  );
  scheduler.need('page', reads(1, 2), 'main');
  scheduler.need('list', reads(3, 4, 5, 6), 'background');
  await Promise.resolve();
  for (const owner of ['page', 'list']) scheduler.need(owner, [], 'main');
  await settled(3, 4);
  expect(asked).toEqual([1, 2, 3, 4]);
  expect(Object.keys(store.getState().requests)).toEqual(keys(3, 4));
});

test('the content of a page does not wait for what is beside it', async () => {
  const { scheduler, asked, reads } = openStore(() => new Promise(() => {}));
  scheduler.need('list', reads(1, 2, 3, 4, 5), 'background');
  await Promise.resolve();
  scheduler.need('page', reads(6), 'main');
  await Promise.resolve();
  expect(asked).toEqual([1, 2, 3, 4, 6]);
  for (const owner of ['page', 'list']) scheduler.need(owner, [], 'main');
});

test('background reads leave the end of the allowance to what the user asks for', async () => {
  spend(90);
  const { scheduler, asked, reads, keys, settled } = openStore();
  scheduler.need('page', reads(1), 'main');
  scheduler.need('list', reads(2, 3), 'background');
  await settled(1, 2, 3);
  expect(asked).toEqual([1]);
  await scheduler.fetchNow(keys(3));
  expect(asked).toEqual([1, 3]);

  // The rest follows by itself once the window has ended.
  vi.useFakeTimers();
  scheduler.need('other', reads(4), 'background');
  await vi.advanceTimersByTimeAsync(16 * 60 * 1000);
  expect(asked).toEqual([1, 3, 2, 4]);
  for (const owner of ['page', 'list', 'other']) scheduler.need(owner, [], 'main');
  await vi.runAllTimersAsync();
});

test('a lost connection stops the rest of a list, which continues after a retry', async () => {
  vi.useFakeTimers();
  let isDown = true;
  const { scheduler, asked, reads } = openStore(() =>
    isDown ? Promise.reject(cut) : Promise.resolve(),
  );
  scheduler.need('list', reads(1, 2, 3, 4, 5, 6), 'background');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(new Set(asked.slice(8))).toEqual(new Set([1, 2, 3, 4, 5, 6]));

  // An outage of a day costs ten tries, and the connection's return one more.
  isDown = true;
  asked.length = 0;
  scheduler.need('page', reads(7), 'main');
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(asked).toHaveLength(11);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.filter((number) => number === 7)).toHaveLength(12);
  for (const owner of ['list', 'page']) scheduler.need(owner, [], 'main');
  await vi.runAllTimersAsync();
});

test('a return after more than five minutes fetches four stale reads, and leaves the rest', async () => {
  const clock = stopClock();
  const { scheduler, asked, reads, settled } = openStore();
  scheduler.need('page', reads(1, 2, 3, 4, 5, 6), 'main');
  await settled(1, 2, 3, 4, 5, 6);
  asked.length = 0;
  setVisibility('hidden');
  clock.pass(6 * 60_000);
  setVisibility('visible');
  await settled(1, 2, 3, 4, 5, 6);
  expect(asked).toEqual([1, 2, 3, 4]);
  scheduler.need('page', [], 'main');
});

test('a hidden page starts nothing until the user returns', async () => {
  const { scheduler, asked, reads, settled } = openStore();
  setVisibility('hidden');
  scheduler.need('page', reads(1), 'main');
  await new Promise((resolve) => void setTimeout(resolve));
  expect(asked).toEqual([]);
  setVisibility('visible');
  await settled(1);
  expect(asked).toEqual([1]);
  scheduler.need('page', [], 'main');
});
