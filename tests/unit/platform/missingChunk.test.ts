import { expect, test, vi } from 'vitest';
import { isSiteReachable } from '../../../src/lib/device.ts';
import { isMissingChunk, mayReload } from '../../../src/lib/worker/missingChunk.ts';

test('isSiteReachable stops waiting for a site that never responds', async () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = isSiteReachable();
  vi.advanceTimersByTime(60_000);
  expect(await outcome).toBe(false);
});

test('a page reloads once for new code, not in a loop', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: x'))).toBe(
    true,
  );
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false);
  expect([mayReload(1_000_000), mayReload(1_010_000), mayReload(1_040_000)]).toEqual([
    true,
    false,
    true,
  ]);
});
