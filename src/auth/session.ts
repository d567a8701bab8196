import { jwtDecode } from 'jwt-decode';
import { exampleIds, exampleRole } from '../api/example/user.ts';
import {
  borrowNext,
  isExample,
  readText,
  removeText,
  storageKey,
  writeText,
} from '../lib/storage.ts';
import { isRecord, observable } from '../lib/values.ts';
import { paths } from '../paths.ts';
import { HOUR } from '../lib/timing.ts';

const roles = ['MENTEE', 'MENTOR', 'ADMIN'] as const;

export type Role = (typeof roles)[number];

/** Returns whether a value is the name of a role. */
const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** Returns the first page of a role after the login. */
export const homePath = (role: Role): string =>
  role === 'MENTOR' ? paths.mentees : paths.dashboard;

/** Returns the address of the user's own profile, by role. */
export const profilePath = (role: Role): string =>
  role === 'MENTOR' ? paths.mentorProfile : paths.menteeProfile;

/** Returns the address of the outbox, by role. */
export const outboxPath = (role: Role): string =>
  role === 'MENTOR' ? paths.mentorOutbox : paths.outbox;

/** The claims of an access token; `exp` is in seconds since 1970. */
export interface Session {
  userId: string;
  role: Role;
  exp: number;
}

export const tokenKey = storageKey('token');

/**
 * The only key without the product's prefix, because the specification fixes it (tests/rules.md).
 */
export const expirationKey = 'expirationDate';

const STORED_LIFETIME_MS = HOUR;

/**
 * Returns the session of a token, or null. A session needs a token that decodes, has not expired
 * and has a role.
 */
export function sessionOf(token: string | null, now: number = Date.now()): Session | null {
  const { userId, role, exp } = (token !== null && decode(token)) || {};
  if (typeof userId !== 'string' || userId === '' || !isRole(role)) return null;
  if (typeof exp !== 'number' || !(exp > now / 1000)) return null;
  return { userId, role, exp };
}

/** Returns the email address in a token's claims, or ''. */
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

/** Returns the login of an example, which no call needs and which never expires. */
function exampleToken(): string {
  const role = exampleRole();
  const claims = { userId: exampleIds[role], role, exp: Date.UTC(9999, 0) / 1000 };
  return ['', btoa(JSON.stringify(claims)), ''].join('.');
}

/** Returns the stored access token, or null. */
export const storedToken = (): string | null => (isExample() ? exampleToken() : readText(tokenKey));

/**
 * Returns the current session, or null. It reads the storage, because another tab may have logged
 * out.
 */
export const currentSession = (): Session | null => sessionOf(storedToken());

/** Returns the user whose login the device has, even if it has expired; null without a login. */
export const tokenOwner = (): string | null => sessionOf(storedToken(), 0)?.userId ?? null;

/** The user to whom this page load belongs; null until somebody has logged in. */
let pageOwner: string | null = null;

/**
 * Assigns the page load to the user whose data it loads. Only a reload can assign it to somebody
 * else.
 */
export function ownPage(userId: string | null): void {
  pageOwner = userId;
}

/**
 * Returns the key of a user's tombstone, which records that they have logged out by choice
 * (`src/app/store/logOut.ts`).
 */
export const tombstoneOf = (userId: string): string => storageKey(`left:${userId}`);

/**
 * Returns whether the page's owner has logged out, or somebody else has logged in, in this tab or
 * another. From then on nothing that belongs to the owner is shown, sent or stored, and the page
 * reloads. If the browser has only emptied its storage, nobody has logged out, and what is in an
 * open form can still be sent.
 */
export function isOwnerGone(): boolean {
  if (pageOwner === null) return false;
  const owner = tokenOwner();
  return owner === null ? readText(tombstoneOf(pageOwner)) !== null : owner !== pageOwner;
}

const changes = observable<string | null>(null);

/** Subscribes to changes of the login. Changes in other tabs arrive by the `storage` event. */
export const onTokenChange = changes.subscribe;

/** Stores a login's token, with the expiration one hour ahead as an ISO date. */
export function persistToken(token: string, now: number = Date.now()): void {
  for (const [key, value] of Object.entries(storedLogin(token, now))) writeText(key, value);
  changes.set(token);
}

const storedLogin = (token: string, now: number): Record<string, string> => ({
  [tokenKey]: token,
  [expirationKey]: new Date(now + STORED_LIFETIME_MS).toISOString(),
});

/**
 * Stores a login for the next page load of this tab, which is on a borrowed device or not. Returns
 * false if the browser refuses to store.
 */
export const persistTokenNext = (token: string, borrows: boolean): boolean =>
  borrowNext(borrows, storedLogin(token, Date.now()));

/** Deletes the stored login. */
export function clearToken(): void {
  removeText(tokenKey);
  removeText(expirationKey);
  changes.set(null);
}
