import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheAreaCode } from '../../../src/lib/worker/areaCode.ts';
import type { CodeStep } from '../../../src/lib/worker/messages.ts';
import { wait } from '../../support/waits.ts';
import { isMissingChunk, isReachable, mayReload } from '../../../src/lib/worker/missingChunk.ts';

/** A browser with a service worker; returns the worker's side of the page's connection. */
function startWorker() {
  const ports: MessagePort[] = [];
  const active = { postMessage: (_: unknown, [port]: MessagePort[]) => port && ports.push(port) };
  const ready = Promise.resolve({ active });
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    for (const port of ports) port.close();
  });
  return {
    untilAsked: () => vi.waitFor(() => expect(ports).toHaveLength(1), { timeout: wait }),
    reply: (step: CodeStep) => ports[0]?.postMessage(step),
  };
}

/** Caches an area's code and records the reports. */
function take() {
  const steps: CodeStep[] = [];
  const end = cacheAreaCode('mentee', (step) => steps.push(step));
  return { end, steps };
}

test('cacheAreaCode reports each file, and ends with the last file', async () => {
  const worker = startWorker();
  const { end, steps } = take();
  await worker.untilAsked();
  worker.reply({ done: 0, total: 2 });
  worker.reply({ done: 2, total: 2, isComplete: true });
  expect(await end).toBe(true);
  expect(steps.map(({ done }) => done)).toEqual([0, 2]);
});

test('cacheAreaCode does not wait for a worker that the browser has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const worker = startWorker();
  const { end, steps } = take();
  await worker.untilAsked();
  worker.reply({ done: 0, total: 2 });
  await vi.waitFor(() => expect(steps).toHaveLength(1), { timeout: wait });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await end).toBe(false);
});

test('isReachable stops waiting for a site that never answers', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = isReachable('https://akada.example');
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
