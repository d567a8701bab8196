import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/hooks.ts';
import { linkKey, linkMemory, parseLink, storedLink, type EmailLink } from './mailedLink.ts';

function persist(key: string, query: string): void {
  try {
    window.sessionStorage.setItem(key, query);
  } catch {
    linkMemory.set(key, query);
  }
}

/**
 * Reads the link from the address bar or, once it is hidden, from storage; null if it is
 * incomplete.
 */
export function mailedLink(pathname: string): EmailLink | null {
  const { search } = window.location;
  // An incomplete link in the address bar is not replaced with an earlier one.
  return parseLink(search === '' ? (storedLink(linkKey(pathname)) ?? '') : search);
}

/**
 * Removes the token from the address bar, so that it does not appear in a history or a screenshot.
 */
export function hideMailedLink(pathname: string): void {
  const { search } = window.location;
  if (parseLink(search) === null) return;
  persist(linkKey(pathname), search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Returns and hides the link that opened this page; undefined during hydration, null if it is
 * incomplete.
 */
export function useEmailLink(pathname: string): EmailLink | null | undefined {
  const hydrated = useHydrated();
  const [link, setLink] = useState<EmailLink | null>();
  if (hydrated && link === undefined) setLink(mailedLink(pathname));

  useEffect(() => {
    if (link) hideMailedLink(pathname);
  }, [link, pathname]);

  return link;
}
