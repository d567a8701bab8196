import { paths } from '../paths.ts';

const roles = ['MENTEE', 'MENTOR', 'ADMIN'] as const;

/** The roles in the token. */
export type Role = (typeof roles)[number];

/** True for the name of a role. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** True where the role may enter the mentee area. */
export const isMenteeRole = (role: Role): boolean => role === 'MENTEE' || role === 'ADMIN';

/** The first page of a role after login. */
export const homePath = (role: Role): string =>
  role === 'MENTOR' ? paths.mentees : paths.dashboard;

/** The page of the user's own profile, by role. */
export const profilePath = (role: Role): string =>
  role === 'MENTOR' ? paths.mentorProfile : paths.menteeProfile;

/** The page of what waits to be sent, by role. */
export const outboxPath = (role: Role): string =>
  role === 'MENTOR' ? paths.mentorOutbox : paths.outbox;
