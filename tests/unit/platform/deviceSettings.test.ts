import { expect, test, vi } from 'vitest';
import { briefSize } from '../../../src/lib/deviceSettings.ts';

test('a setting has its first value until another is chosen, here or in another tab', () => {
  const heard = vi.fn<() => void>();
  const unsubscribe = briefSize.subscribe(heard);
  localStorage.setItem('akada_briefs', 'gigantic');
  expect(briefSize.get()).toBe('normal');
  briefSize.set('large');
  expect([briefSize.get(), heard.mock.calls.length]).toEqual(['large', 1]);

  localStorage.setItem('akada_briefs', 'larger');
  window.dispatchEvent(new StorageEvent('storage', { key: 'akada_briefs', newValue: 'larger' }));
  expect([briefSize.get(), heard.mock.calls.length]).toEqual(['larger', 2]);

  unsubscribe();
  briefSize.set('normal');
  expect([localStorage.getItem('akada_briefs'), heard.mock.calls.length]).toEqual([null, 2]);
});
