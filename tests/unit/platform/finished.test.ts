import { expect, test } from 'vitest';
import { isUnderWay } from '../../../src/user/finished.ts';

const tryAt = (triedAt: number | null) => ({ at: 1, seen: null, triedAt });
const now = Date.UTC(2026, 10, 23);

test('a try is waited for as long as a call, despite clock changes', () => {
  expect(isUnderWay(tryAt(null), now)).toBe(false);
  expect(isUnderWay(tryAt(now - 29_000), now)).toBe(true);
  expect(isUnderWay(tryAt(now - 31_000), now)).toBe(false);
  expect(isUnderWay(tryAt(now + 86_400_000), now)).toBe(false);
});
