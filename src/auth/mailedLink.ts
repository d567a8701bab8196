import { paths } from '../paths.ts';
import { storageKey } from '../lib/storage.ts';

/** The parameters of a link from an email: `?token=…&email=…`. */
export interface EmailLink {
  token: string;
  email: string;
}

/** The storage key of a link. The link is stored only until the page has used it. */
export const linkKey = (pathname: string): string => storageKey(`link:${pathname}`);

export const linkMemory = new Map<string, string>();

/** The query of the link stored under a key, or null. */
export function storedLink(key: string): string | null {
  try {
    return linkMemory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return linkMemory.get(key) ?? null;
  }
}

/** Null if the link is incomplete. */
export function parseLink(query: string): EmailLink | null {
  const parameters = new URLSearchParams(query);
  const token = parameters.get('token')?.trim() ?? '';
  // A plus sign that the email did not encode is decoded as a space.
  const email = parameters.get('email')?.trim().replaceAll(' ', '+') ?? '';
  return token === '' || email === '' ? null : { token, email };
}

/** Deletes the stored link of a page. */
export function deleteEmailLink(pathname: string): void {
  const key = linkKey(pathname);
  linkMemory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Deletes the links to all pages, except those of a user's email address. */
export function deleteEmailLinks(except = ''): void {
  for (const pathname of [paths.confirmEmail, paths.resetPassword]) {
    const email = parseLink(storedLink(linkKey(pathname)) ?? '')?.email ?? '';
    if (email.toLowerCase() !== except.toLowerCase()) deleteEmailLink(pathname);
  }
}
