import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { originOf } from '../sandbox/address.ts';
import { isReachable } from '../../src/lib/freshCode.ts';

test('a site that never answers is not waited for without end', async () => {
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
