import { paths } from '../paths.ts';
import { storageKey } from '../lib/storage.ts';

/** The parameters of a mailed link: `?token=…&email=…`. */
export interface MailedLink {
  token: string;
  email: string;
}

/** Stored for a reload of this tab, and only as long as the page needs it. */
export const linkKey = (pathname: string): string => storageKey(`link:${pathname}`);

/** For browsers without storage, until the page is left. */
export const linkMemory = new Map<string, string>();

/** The query of the link stored under a key, or null. */
export function storedLink(key: string): string | null {
  try {
    return linkMemory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return linkMemory.get(key) ?? null;
  }
}

/** The parameters in a link's query; null where it is incomplete. */
export function parseLink(query: string): MailedLink | null {
  const parameters = new URLSearchParams(query);
  const token = parameters.get('token')?.trim() ?? '';
  // A plus sign that the mail did not encode arrives as a space.
  const email = parameters.get('email')?.trim().replaceAll(' ', '+') ?? '';
  return token === '' || email === '' ? null : { token, email };
}

/** Deletes the stored link of a page once it was used. */
export function forgetMailedLink(pathname: string): void {
  const key = linkKey(pathname);
  linkMemory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Deletes the links to all pages: their user has logged out, or another has logged in.
 * @param except the e-mail address of the current user, whose links stay; '': no links stay
 */
export function forgetMailedLinks(except = ''): void {
  for (const pathname of [paths.confirmEmail, paths.resetPassword]) {
    const email = parseLink(storedLink(linkKey(pathname)) ?? '')?.email ?? '';
    if (email.toLowerCase() !== except.toLowerCase()) forgetMailedLink(pathname);
  }
}
