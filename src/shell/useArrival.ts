import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What an address names behind its `#`; a malformed one names nothing. */
function named(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Moves the focus to the heading of a page that may still be on its way, and to the one that takes its
 * place when the page is loaded; a person who goes elsewhere meanwhile is left alone.
 * @param onFocused each time a heading has taken the focus
 * @returns ends the waiting
 */
function leadToHeading(main: HTMLElement, onFocused: () => void): () => void {
  main.focus({ preventScroll: true });
  let holder = main;
  const observer = new MutationObserver(() => follow());
  const follow = () => {
    if (holder !== main && holder.isConnected) return;
    if (document.activeElement !== main && document.activeElement !== document.body) {
      observer.disconnect();
      return;
    }
    const heading = main.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    holder = heading;
    onFocused();
  };
  observer.observe(main, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}

/**
 * What a browser does when a page is opened, for pages that only change places: a followed link
 * begins at the top, or at the part its `#` names, and moves the focus to the page's heading. Going
 * back leaves the scroll position to the browser.
 * @param mainId id of the region that holds the page
 * @returns the title of the page one has arrived at, to be announced; empty on the first
 */
export function useArrival(mainId: string): string {
  const { pathname, hash } = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  // A frame that a followed link has brought along is an arrival too; one that came with the page is not.
  const seen = useRef(followed ? null : pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const target = named(hash);
    const samePage = seen.current === pathname;
    seen.current = pathname;
    if (target) {
      target.scrollIntoView();
      return undefined;
    }
    if (samePage) return undefined;
    if (followed) window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    if (!main) return undefined;
    const announce = () => setTitle(document.title);
    // Where the title comes with the data it is told once more, when it is known.
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
