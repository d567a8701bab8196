import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { storageKey } from '../lib/storage.ts';
import { readInTab, removeInTab, writeInTab } from '../lib/tabStorage.ts';
import { useHydrated } from '../ui/hooks.ts';

/** The parameters of a link from an email: `?token=…&email=…`. */
export interface EmailLink {
  token: string;
  email: string;
}

/** Returns the key under which a link is stored until the page has used it. */
export const linkKey = (pathname: string): string => storageKey(`link:${pathname}`);

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
function parseLink(query: string): EmailLink | null {
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

/** Returns the link that is stored for a page; null if there is none. */
const storedLink = (pathname: string): EmailLink | null =>
  parseLink(readInTab(linkKey(pathname)) ?? '');

/**
 * Reads the link to this page from the address bar or, once it is hidden, from storage; null if it
 * is incomplete.
 */
export function readEmailLink(pathname: string): EmailLink | null {
  const { search } = window.location;
  // An incomplete link in the address bar is not replaced with an earlier one.
  return search === '' ? storedLink(pathname) : parseLink(search);
}

/**
 * Moves the link from the address bar to storage, so that its token does not appear in a history or
 * a screenshot. If the browser stores nothing, it stays there, where a reload finds it.
 */
export function hideEmailLink(pathname: string): void {
  const { search } = window.location;
  if (parseLink(search) === null || !writeInTab(linkKey(pathname), search)) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Returns and hides the link that opened this page; undefined during hydration, null if it is
 * incomplete.
 */
export function useEmailLink(pathname: string): EmailLink | null | undefined {
  const hydrated = useHydrated();
  const [link, setLink] = useState<EmailLink | null>();
  if (hydrated && link === undefined) setLink(readEmailLink(pathname));

  useEffect(() => {
    if (link) hideEmailLink(pathname);
  }, [link, pathname]);

  return link;
}

/** Deletes the stored link to a page. */
export const deleteEmailLink = (pathname: string): void => removeInTab(linkKey(pathname));

/** Deletes the links to all pages, except those of a user's email address. */
export function deleteEmailLinks(except = ''): void {
  for (const pathname of [paths.confirmEmail, paths.resetPassword]) {
    const { email } = storedLink(pathname) ?? { email: '' };
    if (email.toLowerCase() !== except.toLowerCase()) deleteEmailLink(pathname);
  }
}
