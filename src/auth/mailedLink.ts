import { paths } from '../paths.ts';
import { storageKey } from '../lib/storage.ts';

/** The parameters of a link from an email: `?token=…&email=…`. */
export interface EmailLink {
  token: string;
  email: string;
}

/** Returns the key under which a link is stored until the page has used it. */
export const linkKey = (pathname: string): string => storageKey(`link:${pathname}`);

export const linkMemory = new Map<string, string>();

/** Returns the query of the link stored under a key, or null. */
export function storedLink(key: string): string | null {
  try {
    return linkMemory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return linkMemory.get(key) ?? null;
  }
}

/** Removes an encoding that the email app has left in an address: `ada%40akada.example`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads a link from an email. What cannot be part of it is cut off: marks and words of the text
 * around it, and traces of the email's own encoding.
 * @returns null if the link is incomplete
 */
export function parseLink(query: string): EmailLink | null {
  const parameters = new URLSearchParams(query.replaceAll(/&amp;/gi, '&'));
  const read = (name: string) => (parameters.get(name) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  const [written = ''] = /^[\w-]+/.exec(read('token').replaceAll(/[\s=]/g, '')) ?? [];
  // `=` is written as `=3D` in the source of an email.
  const isQuoted = /^3D[\da-f]{128}$/i.test(written);
  const token = isQuoted ? written.slice(2) : written;

  const address = decoded(read('email')).trim();
  const [, name = '', host = ''] =
    /^(?:mailto:)?[\s<("'“‘]*([^@<>()"“”]+)@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/iu.exec(address) ?? [];
  // A word with a capital letter after a domain in small letters belongs to the next sentence.
  const [small = ''] = /^(?:[\p{Ll}\p{N}-]+\.)+\p{Ll}{2,}(?=\.?\p{Lu})/u.exec(host) ?? [];
  // A plus sign that the email did not encode is decoded as a space.
  const mailbox = (isQuoted ? name.replace(/^3D/i, '') : name).replaceAll(' ', '+');
  return token === '' || host === '' ? null : { token, email: `${mailbox}@${small || host}` };
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
