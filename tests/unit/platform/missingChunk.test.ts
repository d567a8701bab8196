import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { originOf } from '../../sandbox/address.ts';
import { isMissingChunk, isReachable, mayReload } from '../../../src/lib/worker/missingChunk.ts';

test('isReachable stops waiting for a site that never answers', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = isReachable(originOf(server));
  vi.advanceTimersByTime(60_000);
  expect(await answer).toBe(false);
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
