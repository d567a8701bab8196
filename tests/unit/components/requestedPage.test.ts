import { expect, test } from 'vitest';
import {
  isFirstLogin,
  passedEmail,
  createSentEmail,
  parseSentEmail,
} from '../../../src/auth/returnTo.ts';
import { requestedPage } from '../../../src/auth/requestedPage.ts';

const nonsense = [null, undefined, 'text', 7, [], {}, { from: 'x' }, { from: { pathname: 7 } }];

test('an invalid history state is ignored', () => {
  for (const state of nonsense) {
    expect(requestedPage(state)).toBeNull();
    expect(parseSentEmail(state)).toBeNull();
    expect(passedEmail(state)).toBe('');
    expect(isFirstLogin(state)).toBe(false);
  }
});

const goesOn = (pathname: string): boolean => requestedPage({ from: { pathname } }) !== null;

test('only dashboard addresses are allowed after the login', () => {
  expect(['/dashboard', '/dashboard/track'].map(goesOn)).toEqual([true, true]);
  for (const pathname of [
    '',
    '/',
    '/login',
    '//evil.example/dashboard',
    '/dashboards',
    'dashboard',
  ]) {
    expect(goesOn(pathname)).toBe(false);
  }
});

test('an address keeps its query and fragment', () => {
  const from = { pathname: '/dashboard/track', search: '?a=1', hash: '#b' };
  expect(requestedPage({ from })).toEqual(from);
});

test('the state of a sent email is read back unchanged', () => {
  const mail = createSentEmail('reset', 'a@b.ng');
  expect(parseSentEmail(mail)).toEqual(mail);
  expect(parseSentEmail({ ...mail, sentAt: 'now' })?.sentAt).toBe(0);
  expect(parseSentEmail({ ...mail, purpose: 'other' })).toBeNull();
});
