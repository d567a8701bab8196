import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearToken,
  currentSession,
  emailOf,
  expirationKey,
  sessionOf,
  storedToken,
  persistToken,
  tokenKey,
  homePath,
  profilePath,
} from '../../../src/auth/session.ts';
import { tokenWith } from '../../support/jwt.ts';
import { paths } from '../../../src/paths.ts';

const NOW = Date.UTC(2030, 0, 1);
const SECONDS = NOW / 1000;
const good = { userId: 'u1', role: 'MENTEE', exp: SECONDS + 60 };

test.each([
  ['no token', null],
  ['an empty one', ''],
  ['not a token', 'registered'],
  ['a token of two parts', 'a.b'],
  ['claims that are not JSON', `x.${Buffer.from('{').toString('base64url')}.y`],
  ['claims that are a text', tokenWith('MENTEE')],
  ['claims that are null', tokenWith(null)],
])('%s counts as no login', (_, token) => {
  expect(sessionOf(token, NOW)).toBeNull();
});

test('a login needs a user, a role and a future exp', () => {
  const users = fc.oneof(fc.string(), fc.jsonValue());
  const roles = fc.oneof(
    fc.constantFrom('MENTEE', 'MENTOR', 'ADMIN', 'mentee', '__proto__'),
    fc.jsonValue(),
  );
  const exps = fc.oneof(fc.integer({ min: SECONDS - 3, max: SECONDS + 3 }), fc.jsonValue());
  fc.assert(
    fc.property(users, roles, exps, (userId, role, exp) => {
      const isLogin =
        typeof userId === 'string' &&
        userId !== '' &&
        typeof role === 'string' &&
        ['MENTEE', 'MENTOR', 'ADMIN'].includes(role) &&
        typeof exp === 'number' &&
        exp > SECONDS;
      const session = sessionOf(tokenWith({ userId, role, exp, admin: true }), NOW);
      expect(session).toEqual(isLogin ? { userId, role, exp } : null);
    }),
  );
});

test('reading never fails for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything().map(tokenWith)), (token) => {
      const session = sessionOf(token, NOW);
      return session === null || session.userId !== '';
    }),
  );
});

test('a login is stored with an expiration one hour ahead, and forgotten with it', () => {
  persistToken('abc', NOW);
  expect(localStorage.getItem('akada_token')).toBe('abc');
  expect(tokenKey).toBe('akada_token');
  expect(localStorage.getItem('expirationDate')).toBe('2030-01-01T01:00:00.000Z');
  clearToken();
  expect([storedToken(), localStorage.getItem(expirationKey)]).toEqual([null, null]);
});

test('another tab’s logout counts at once', () => {
  persistToken(tokenWith({ ...good, exp: Date.now() / 1000 + 60 }));
  expect(currentSession()).toMatchObject({ userId: 'u1' });
  localStorage.clear();
  expect(currentSession()).toBeNull();
});

test('the token’s email address is read if it exists', () => {
  expect(emailOf(tokenWith({ ...good, email: 'a@b.example', exp: 1 }))).toBe('a@b.example');
  for (const token of [null, '', 'registered', tokenWith(good), tokenWith({ email: 7 })]) {
    expect(emailOf(token)).toBe('');
  }
});

test.each([
  ['MENTEE', paths.dashboard, paths.menteeProfile],
  ['ADMIN', paths.dashboard, paths.menteeProfile],
  ['MENTOR', paths.mentees, paths.mentorProfile],
] as const)('a %s: at home on %s, profile on %s', (role, home, profile) => {
  expect([homePath(role), profilePath(role)]).toEqual([home, profile]);
});
