import { expect, test } from 'vitest';
import { paths } from '../../../src/paths.ts';
import { homePath, isMenteeRole, isRole, profilePath } from '../../../src/auth/session.ts';

test.each(['MENTEE', 'MENTOR', 'ADMIN'])('%s is a role', (role) => {
  expect(isRole(role)).toBe(true);
});

test.each(['mentee', '', null, undefined, 0])('%j is not a role', (role) => {
  expect(isRole(role)).toBe(false);
});

test.each([
  ['MENTEE', true, paths.dashboard, paths.menteeProfile],
  ['ADMIN', true, paths.dashboard, paths.menteeProfile],
  ['MENTOR', false, paths.mentees, paths.mentorProfile],
] as const)(
  'a %s: in the mentee area %s, at home on %s, profile on %s',
  (role, is, home, profile) => {
    expect([isMenteeRole(role), homePath(role), profilePath(role)]).toEqual([is, home, profile]);
  },
);
