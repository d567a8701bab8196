import { expect, test } from 'vitest';
import { announce, clearPassing, registerNoticeHost } from '../../../src/ui/notices.ts';

test('notices wait for a host, and appear in the latest host', () => {
  const first: unknown[] = [];
  const second: unknown[] = [];
  const notice = { kind: 'success', title: 'Done' } as const;
  announce(notice);
  const leave = registerNoticeHost((shown) => first.push(shown));
  const leaveToo = registerNoticeHost((shown) => second.push(shown));
  leave();
  announce(notice);
  clearPassing();
  expect([first, second]).toEqual([[notice], [notice, 'clear-passing']]);
  leaveToo();
  clearPassing();
  expect(second).toHaveLength(2);
});
