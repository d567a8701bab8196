import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/hooks.ts';
import { linkKey, linkMemory, parseLink, storedLink, type MailedLink } from './mailedLink.ts';

function store(key: string, query: string): void {
  try {
    window.sessionStorage.setItem(key, query);
  } catch {
    linkMemory.set(key, query);
  }
}

/**
 * The parameters of the mailed link to a page: from the address bar or, once hidden, from storage.
 * @param pathname the page the link leads to
 * @returns null where the link is incomplete
 */
export function mailedLink(pathname: string): MailedLink | null {
  const { search } = window.location;
  // An incomplete link in the address bar is not replaced by an earlier one.
  return parseLink(search === '' ? (storedLink(linkKey(pathname)) ?? '') : search);
}

/**
 * Removes the link's token from the address bar, where the history and every screenshot would show
 * it. `mailedLink` still returns it, also after a reload.
 */
export function hideMailedLink(pathname: string): void {
  const { search } = window.location;
  if (parseLink(search) === null) return;
  store(linkKey(pathname), search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * The parameters of the mailed link that led here; read once, then removed from the address bar.
 * @returns undefined while hydrating, null where the link is incomplete
 */
export function useMailedLink(pathname: string): MailedLink | null | undefined {
  const hydrated = useHydrated();
  const [link, setLink] = useState<MailedLink | null>();
  if (hydrated && link === undefined) setLink(mailedLink(pathname));

  useEffect(() => {
    if (link) hideMailedLink(pathname);
  }, [link, pathname]);

  return link;
}
