import { expect, test, onTestFinished } from 'vitest';
import { isUnderWay } from '../../../src/user/finished.ts';
import { withTabLock } from '../../../src/tasks/outbox/sendAll.ts';

const tryAt = (triedAt: number | null) => ({ at: 1, seen: null, triedAt });
const now = Date.UTC(2026, 10, 23);

test('an attempt is waited for as long as a call, despite clock changes', () => {
  expect(isUnderWay(tryAt(null), now)).toBe(false);
  expect(isUnderWay(tryAt(now - 29_000), now)).toBe(true);
  expect(isUnderWay(tryAt(now - 31_000), now)).toBe(false);
  expect(isUnderWay(tryAt(now + 86_400_000), now)).toBe(false);
});

/** Replaces the browser's locks, which then respond as given. */
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
