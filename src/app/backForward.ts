import { storedToken } from '../auth/session.ts';
import { isPlaceKept } from '../lib/storage.ts';

/**
 * Suppresses the question before the page closes, because nobody can stay on a page whose owner has
 * left.
 */
export const allowLeaving = (event: Event): void => event.stopImmediatePropagation();

/**
 * Hides a page while it is in the browser's back/forward cache, where it does not notice changes.
 * When it comes back with another login, or would store things elsewhere now, it is reloaded before
 * it shows anything. Returns a function that ends this.
 */
export function watchBackForward(): () => void {
  const { style } = document.documentElement;
  let tokenBefore: string | null = null;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    tokenBefore = storedToken();
    style.visibility = 'hidden';
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isPlaceKept() && storedToken() === tokenBefore) {
      style.visibility = '';
      return;
    }
    window.addEventListener('beforeunload', allowLeaving, true);
    window.location.reload();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
