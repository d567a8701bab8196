import { useEffect, useRef } from 'react';
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
 * What a browser does when a page is opened, for pages that only change places: a followed link
 * begins at the top, or at the part its `#` names, and moves the focus into the main region. Going
 * back leaves the scroll position to the browser.
 * @param mainId id of the element that takes the focus
 */
export function useArrival(mainId: string): void {
  const { pathname, hash } = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  // A frame that a followed link has brought along is an arrival too; one that came with the page is not.
  const seen = useRef(followed ? null : pathname);

  useEffect(() => {
    const target = named(hash);
    const samePage = seen.current === pathname;
    seen.current = pathname;
    if (target) {
      target.scrollIntoView();
      return;
    }
    if (samePage) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (followed) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, followed, mainId]);
}
