import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Moves the focus to the heading of a page that may still be loading, and to the heading that
 * replaces it. It stops once the user moves the focus.
 */
function leadToHeading(main: HTMLElement, onFocused: () => void): () => void {
  main.focus({ preventScroll: true });
  let focused = main;
  const observer = new MutationObserver(() => follow());
  const follow = () => {
    if (focused !== main && focused.isConnected) return;
    if (document.activeElement !== main && document.activeElement !== document.body) {
      observer.disconnect();
      return;
    }
    const heading = main.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
    onFocused();
  };
  observer.observe(main, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}

/**
 * Does for client-side navigation what a browser does for a page load: a followed link starts at
 * the top, or at its `#`, and moves the focus to the page's heading. Returns the new page's title,
 * to be announced; empty on the first page.
 */
export function usePageFocus(mainId: string): string {
  const { pathname, hash } = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  // A layout mounted by a followed link is an arrival too; one mounted with the first page is not.
  const lastPathname = useRef(followed ? null : pathname);
  const [title, setTitle] = useState('');

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
    // Announce a title again if it depended on data.
    const titles = new MutationObserver(announce);
    const end = leadToHeading(main, () => {
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
