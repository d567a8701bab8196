import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachConcurrently } from '../../../src/store/forEachConcurrently.ts';
import '../../support/seeded.ts';

test('each item once, in order, never more at a time than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer(), { maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      async (scheduler, items, width) => {
        const begun: number[] = [];
        let busy = 0;
        let most = 0;
        const done = forEachConcurrently(items, width, async (item) => {
          begun.push(item);
          busy += 1;
          most = Math.max(most, busy);
          await scheduler.schedule(Promise.resolve());
          busy -= 1;
        });
        await scheduler.waitFor(done);
        expect(begun).toEqual(items);
        expect(most).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('the remaining items are skipped when it is stopped', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
  };
  await forEachConcurrently([1, 2, 3, 4], 1, work, () => begun.length === 2);
  expect(begun).toEqual([1, 2]);
});
