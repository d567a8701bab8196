import { jwtDecode } from 'jwt-decode';
import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';
import { isRecord, observable } from '../lib/values.ts';
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

/** The access token's claims; `exp` in seconds since 1970. */
export interface Session {
  userId: string;
  role: Role;
  exp: number;
}

/** Key of the stored access token. */
export const tokenKey = storageKey('token');

/** Key under which other tabs learn who has logged out by choice. Its value is deleted at once. */
export const leftKey = storageKey('left');

/** Key of the stored expiration, the only one without the product's prefix (tests/rules.md). */
export const expirationKey = 'expirationDate';

/** Stored expiry: one hour after login, in milliseconds. */
const STORED_LIFETIME = 60 * 60 * 1000;

/**
 * The login rule: only a token that decodes, has not passed its `exp` and carries a role is a
 * login.
 * @param token the access token, or null
 * @param now milliseconds since 1970
 */
export function sessionOf(token: string | null, now: number = Date.now()): Session | null {
  const claims = token === null ? null : decode(token);
  return claims && sessionFrom(claims, now);
}

/** The login rule for the claims of a token that is decoded already. */
export function sessionFrom(
  { userId, role, exp }: Record<string, unknown>,
  now: number,
): Session | null {
  if (typeof userId !== 'string' || userId === '' || !isRole(role)) return null;
  if (typeof exp !== 'number' || !(exp > now / 1000)) return null;
  return { userId, role, exp };
}

/** The e-mail address in a token's claims, or ''. */
export function emailOf(token: string | null): string {
  const email = token === null ? null : decode(token)?.email;
  return typeof email === 'string' ? email : '';
}

function decode(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = jwtDecode(token);
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

/** The stored access token, or null: what the bearer header carries. */
export const storedToken = (): string | null => readText(tokenKey);

/** The current session, or null. Reads the storage each time: another tab may have logged out. */
export const currentSession = (): Session | null => sessionOf(storedToken());

const changes = observable<string | null>(null);

/** Subscribes to token changes in this tab; the browser's `storage` event covers other tabs. */
export const onTokenChange = changes.subscribe;

/** Stores a login's token, with the expiration one hour ahead as an ISO date. */
export function storeToken(token: string, now: number = Date.now()): void {
  writeText(tokenKey, token);
  writeText(expirationKey, new Date(now + STORED_LIFETIME).toISOString());
  changes.set(token);
}

/** Deletes the stored login. */
export function clearToken(): void {
  removeText(tokenKey);
  removeText(expirationKey);
  changes.set(null);
}

/** Tells the other tabs that a user has logged out by choice. */
export function reportLogout(userId: string): void {
  writeText(leftKey, userId);
  removeText(leftKey);
}
