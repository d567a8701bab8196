import { expect, test } from 'vitest';
import { isMissingChunk, mayReload } from '../../src/lib/freshCode.ts';
import { announce, clearPassing, hostNotices } from '../../src/lib/notices.ts';
import {
  forgetRemembered,
  rememberedSubmitted,
  rememberedTrack,
  rememberSubmitted,
  rememberTrack,
} from '../../src/lib/remembered.ts';

test('what is remembered of a person goes with their logout, nobody else’s', () => {
  rememberSubmitted('ann', ['t1', 't2']);
  rememberTrack('ann', 'web');
  rememberSubmitted('bob', ['t3']);
  expect([rememberedSubmitted('ann'), rememberedTrack('ann')]).toEqual([['t1', 't2'], 'web']);
  forgetRemembered('ann');
  expect([rememberedSubmitted('ann'), rememberedTrack('ann')]).toEqual([[], null]);
  expect(rememberedSubmitted('bob')).toEqual(['t3']);
});

test('what another tab has found as submitted meanwhile stays', () => {
  rememberSubmitted('cleo', ['t1', 't2']);
  rememberSubmitted('cleo', ['t2', 't3']);
  expect(rememberedSubmitted('cleo')).toEqual(['t1', 't2', 't3']);
});

test.each(['{broken', '{}', '"t1"', 'null'])('remembered tasks kept as %s are none', (text) => {
  localStorage.setItem('akada_kept:ann:submitted', text);
  expect(rememberedSubmitted('ann')).toEqual([]);
});

test('notices wait for a host, and go to the latest one', () => {
  const first: unknown[] = [];
  const second: unknown[] = [];
  const notice = { kind: 'success', title: 'Done' } as const;
  announce(notice);
  const leave = hostNotices((said) => first.push(said));
  const leaveToo = hostNotices((said) => second.push(said));
  leave();
  announce(notice);
  clearPassing();
  expect([first, second]).toEqual([[notice], [notice, 'clear-passing']]);
  leaveToo();
  clearPassing();
  expect(second).toHaveLength(2);
});

test('a page loads itself again for new code once, not in circles', () => {
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
