import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { allowLeaving, watchBackForward } from '../../src/app/backForward.ts';
import { persistTokenNext, tokenKey } from '../../src/auth/session.ts';
import { tokenWith } from '../support/jwt.ts';

const { style } = document.documentElement;

let stop: () => void;
beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
  stop = watchBackForward();
});
afterEach(() => {
  stop();
  window.removeEventListener('beforeunload', allowLeaving, true);
  document.documentElement.removeAttribute('style');
});

/** Puts the page into the browser's back/forward cache, and takes it out after a change. */
function comeBack(change: () => void): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(style.visibility).toBe('hidden');
  change();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

const token = (userId: string, exp: number) => tokenWith({ userId, role: 'MENTEE', exp });
const logIn = (userId: string, exp = 4e9) => localStorage.setItem(tokenKey, token(userId, exp));

test('a page comes back as it was if nothing has changed', () => {
  logIn('ada');
  comeBack(() => undefined);
  expect(style.visibility).toBe('');
  expect(window.location.reload).not.toHaveBeenCalled();
});

test('a page that loads, or leaves for good, is neither hidden nor reloaded', () => {
  logIn('ada');
  for (const name of ['pagehide', 'pageshow'])
    window.dispatchEvent(Object.assign(new Event(name), { persisted: false }));
  expect(style.visibility).toBe('');
  expect(window.location.reload).not.toHaveBeenCalled();
});

test('a page that is reloaded for another person does not ask whether to leave', () => {
  logIn('ada');
  comeBack(() => logIn('bisi'));
  const ask = vi.fn<() => void>();
  window.addEventListener('beforeunload', ask);
  onTestFinished(() => window.removeEventListener('beforeunload', ask));
  window.dispatchEvent(new Event('beforeunload'));
  expect(ask).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['its person logged out', () => localStorage.removeItem(tokenKey)],
  ['its person logged out and in again', () => logIn('ada', 5e9)],
  ['somebody else logged in', () => logIn('bisi')],
  ['the device was borrowed', () => void persistTokenNext(token('ada', 4e9), true)],
])('a page is reloaded, unseen, if %s meanwhile', (_, change) => {
  logIn('ada');
  comeBack(change);
  expect(style.visibility).toBe('hidden');
  expect(window.location.reload).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['somebody logged in', () => logIn('ada')],
  ['the device was borrowed', () => void persistTokenNext(token('ada', 4e9), true)],
])('a page without a person is reloaded, unseen, if %s meanwhile', (_, change) => {
  comeBack(change);
  expect(style.visibility).toBe('hidden');
  expect(window.location.reload).toHaveBeenCalledTimes(1);
});
