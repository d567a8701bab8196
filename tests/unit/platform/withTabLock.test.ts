import { expect, onTestFinished, test } from 'vitest';
import { withTabLock } from '../../../src/tasks/outbox/sendAll.ts';

/** The browser's locks, answering as given. */
function giveLocks(request: LockManager['request']): void {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}

const work = async () => 'done';
const fail = async () => {
  throw new Error('The work failed');
};
const grant: LockManager['request'] = async (...given: unknown[]) => {
  const callback = given.at(-1);
  return typeof callback === 'function' ? callback({}) : null;
};

test('withTabLock runs the work even if the browser denies locks', async () => {
  giveLocks(async () => {
    throw new DOMException('Access to the Locks API is denied.', 'SecurityError');
  });
  expect(await withTabLock('outbox', work)).toBe('done');
});

test('withTabLock does not repeat failed work', async () => {
  let count = 0;
  giveLocks(grant);
  const counted = () => {
    count += 1;
    return fail();
  };
  await expect(withTabLock('outbox', counted)).rejects.toThrow('The work failed');
  expect(count).toBe(1);
});
