import { paths } from '../config/paths.ts';
import type { Role } from './session.ts';

/** Where a role is at home, and arrives after a login. */
export const homeOf = (role: Role): string => (role === 'MENTOR' ? paths.mentees : paths.dashboard);

/** Where a role keeps its profile. */
export const profileOf = (role: Role): string =>
  role === 'MENTOR' ? paths.mentorProfile : paths.menteeProfile;
