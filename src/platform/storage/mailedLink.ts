import { paths } from '../../config/paths.ts';
import { storageKey } from './storage.ts';

/** The parameters of a mailed link: `?token=…&email=…`. */
export interface MailedLink {
  token: string;
  email: string;
}

/** Stored for a reload of this tab, and only as long as the page needs it. */
const keyOf = (pathname: string): string => storageKey(`link:${pathname}`);

/** For browsers without storage, until the page is left. */
const memory = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return memory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function store(key: string, query: string): void {
  try {
    window.sessionStorage.setItem(key, query);
  } catch {
    memory.set(key, query);
  }
}

function parse(query: string): MailedLink | null {
  const parameters = new URLSearchParams(query);
  const token = parameters.get('token')?.trim() ?? '';
  // A plus sign that the mail did not encode arrives as a space.
  const email = parameters.get('email')?.trim().replaceAll(' ', '+') ?? '';
  return token === '' || email === '' ? null : { token, email };
}

/**
 * The parameters of the mailed link to a page: from the address bar or, once hidden, from storage.
 * @param pathname the page the link leads to
 * @returns null where the link is incomplete
 */
export function mailedLink(pathname: string): MailedLink | null {
  const { search } = window.location;
  // An incomplete link in the address bar is not replaced by an earlier one.
  return parse(search === '' ? (stored(keyOf(pathname)) ?? '') : search);
}

/**
 * Removes the link's token from the address bar, where the history and every screenshot would show
 * it. `mailedLink` still returns it, also after a reload.
 */
export function hideMailedLink(pathname: string): void {
  const { search } = window.location;
  if (parse(search) === null) return;
  store(keyOf(pathname), search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Deletes the stored link of a page once it was used. */
export function forgetMailedLink(pathname: string): void {
  const key = keyOf(pathname);
  memory.delete(key);
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
    const email = parse(stored(keyOf(pathname)) ?? '')?.email ?? '';
    if (email.toLowerCase() !== except.toLowerCase()) forgetMailedLink(pathname);
  }
}
