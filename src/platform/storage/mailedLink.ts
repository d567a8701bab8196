import { paths } from '../../config/paths.ts';
import { storageKey } from './storage.ts';

/** What the link of a mail carries: `?token=…&email=…`. */
export interface MailedLink {
  token: string;
  email: string;
}

/** Kept for a reload of this tab, and no longer than the page needs it. */
const keyOf = (pathname: string): string => storageKey(`link:${pathname}`);

/** For browsers that keep nothing, until the page goes. */
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
 * What the link of a mail carried to a page: from the address bar, or, once it is hidden, as kept.
 * @param pathname the page the link leads to
 * @returns null where the link is not complete
 */
export function mailedLink(pathname: string): MailedLink | null {
  const { search } = window.location;
  // A link that came without a part is that link, not the one before it.
  return parse(search === '' ? (stored(keyOf(pathname)) ?? '') : search);
}

/**
 * Takes the link's token out of the address bar, where it would stay in the history and in every
 * screenshot; `mailedLink` finds it again, also after a reload.
 */
export function hideMailedLink(pathname: string): void {
  const { search } = window.location;
  if (parse(search) === null) return;
  store(keyOf(pathname), search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Forgets what the link to a page carried: it has done its work. */
export function forgetMailedLink(pathname: string): void {
  const key = keyOf(pathname);
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Forgets the links to all pages: whoever they were mailed to has left, or somebody else has come.
 * @param except the e-mail address of whoever is here now; '': nobody's links stay
 */
export function forgetMailedLinks(except = ''): void {
  for (const pathname of [paths.confirmEmail, paths.resetPassword]) {
    const email = parse(stored(keyOf(pathname)) ?? '')?.email ?? '';
    if (email.toLowerCase() !== except.toLowerCase()) forgetMailedLink(pathname);
  }
}
