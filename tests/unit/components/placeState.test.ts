import { expect, test } from 'vitest';
import { confirmedEmail, knownEmail, sentMail, sentMailOf } from '../../../src/auth/goOn.ts';
import { wantedPlace } from '../../../src/auth/wantedPlace.ts';

const nonsense = [null, undefined, 'text', 7, [], {}, { from: 'x' }, { from: { pathname: 7 } }];

test('an invalid history state is ignored', () => {
  for (const state of nonsense) {
    expect(wantedPlace(state)).toBeNull();
    expect(sentMailOf(state)).toBeNull();
    expect(knownEmail(state)).toBe('');
    expect(confirmedEmail(state)).toBeNull();
  }
});

const goesOn = (pathname: string): boolean => wantedPlace({ from: { pathname } }) !== null;

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
  expect(wantedPlace({ from })).toEqual(from);
});

test('the state of a sent email is read back unchanged', () => {
  const mail = sentMail('reset', 'a@b.ng');
  expect(sentMailOf(mail)).toEqual(mail);
  expect(sentMailOf({ ...mail, sentAt: 'now' })?.sentAt).toBe(0);
  expect(sentMailOf({ ...mail, purpose: 'other' })).toBeNull();
});
