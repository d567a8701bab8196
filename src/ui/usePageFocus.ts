import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '../lib/values.ts';

function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Stores in its history entry which link of the page was followed, for a return with Back. */
function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  const entry: unknown = window.history.state;
  if (link && isRecord(entry))
    window.history.replaceState({ ...entry, followed: link.getAttribute('href') }, '');
}

/** Returns the address of the link that was followed from the current history entry, or ''. */
export function followedLink(): string {
  const entry: unknown = window.history.state;
  const followed = isRecord(entry) ? entry['followed'] : null;
  return typeof followed === 'string' ? followed : '';
}

/**
 * Moves the focus to the heading of a page that may still be loading, and then to the heading that
 * replaces it; or to the section of the `#`, or the link with this address, once it is there. It
 * stops once the user moves the focus.
 */
function leadIntoPage(
  main: HTMLElement,
  { hash, link }: { hash: string; link: string },
  onFocused: () => void,
): () => void {
  main.focus({ preventScroll: true });
  let focused = main;
  const findLink = () =>
    link === ''
      ? undefined
      : [...main.querySelectorAll('a')].find((one) => one.getAttribute('href') === link);
  const observer = new MutationObserver(() => follow());
  const follow = () => {
    const { activeElement } = document;
    if (activeElement !== focused && activeElement !== main && activeElement !== document.body) {
      observer.disconnect();
      return;
    }
    const section = fragmentTarget(hash);
    const followed = section ? undefined : findLink();
    const goal = section ?? followed ?? main.querySelector('h1');
    if (!goal || (goal === focused && focused.isConnected)) return;
    if (goal !== followed) goal.tabIndex = -1;
    goal.focus({ preventScroll: goal !== followed });
    section?.scrollIntoView();
    focused = goal;
    onFocused();
  };
  observer.observe(main, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}

/**
 * Does for client-side navigation what a browser does for a page load. After a followed link, the
 * page starts at the top or at its `#`, and the focus moves to its heading; Back moves it to the
 * link that was followed. Returns the new page's title, to be announced; empty on the first page.
 */
export function usePageFocus(mainId: string): string {
  const { pathname, hash } = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  // A layout that a followed link has mounted is an arrival too; one mounted with the first page is
  // not.
  const lastPathname = useRef(followed ? null : pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, []);

  useEffect(() => {
    const target = fragmentTarget(hash);
    const samePage = lastPathname.current === pathname;
    lastPathname.current = pathname;
    if (target) {
      target.scrollIntoView();
      return undefined;
    }
    if (samePage) return undefined;
    if (followed) window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    if (!main) return undefined;
    const announce = () => setTitle(document.title);
    // A title that depends on data is announced again once it has loaded.
    const titles = new MutationObserver(announce);
    const link = followed ? '' : followedLink();
    const end = leadIntoPage(main, { hash, link }, () => {
      announce();
      titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    });
    return () => {
      end();
      titles.disconnect();
    };
  }, [pathname, hash, followed, mainId]);

  return title;
}
