import { tokenKey } from '../auth/session.ts';
import { readText } from '../lib/storage.ts';
import { plainPath } from '../paths.ts';
import { applyScheme } from '../ui/scheme.ts';
import { watchBackForward } from './backForward.ts';
import { type PageStart, pageStart } from './pageStart.ts';

/** The first script on every page, which runs before the first paint. */

/** Events that show that the visitor is using the page. Any of them starts the app. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

const { dataset } = document.documentElement;

/** Lets CSS hide the message that part of the page did not load (`src/build/help.ts`). */
const hideHelp = () => {
  dataset.boot = '';
};

function fetchAhead(names: readonly string[]): void {
  for (const name of names) {
    const link = document.createElement('link');
    const isStyle = name.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // The attribute matches the loader's request, so that styles load once.
    link.crossOrigin = 'anonymous';
    link.href = name;
    document.head.append(link);
  }
}

/** Returns whether an address fits a path such as `/task/:id`, or `*`, which every address fits. */
function fits(pattern: string, address: string): boolean {
  const steps = address.split('/');
  const parts = pattern.split('/');
  return (
    pattern === '*' ||
    (parts.length === steps.length &&
      parts.every((part, at) => part.startsWith(':') || part === steps[at]))
  );
}

/**
 * Loads the app once. After a failed download, the next sign of use or the returning connection
 * tries again.
 */
function startLater({ entry, when, pages }: PageStart): void {
  const here = plainPath(location.pathname);
  const files = pages.find(([pattern]) => fits(plainPath(pattern), here))?.[1] ?? [];
  let isStarted = false;
  let failures = 0;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    fetchAhead(files);
    // Chromium (as of version 150) never retries a failed module, so the file gets a different
    // address.
    import(failures > 0 ? `${entry}?${failures}` : entry).then(hideHelp, () => {
      isStarted = false;
      failures += 1;
      delete dataset.boot;
    });
  };
  addEventListener('online', () => failures > 0 && start());
  if (when === 'parsed') {
    fetchAhead(files);
    addEventListener('DOMContentLoaded', start);
    return;
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  // Only the app can render the header of a user who has logged in.
  if (when === 'used' && readText(tokenKey) === null) return;
  // Waits for the next frame, so that the scripts do not compete with the first paint.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
}

applyScheme();
// The choice may also be made in another tab.
addEventListener('storage', applyScheme);
watchBackForward();

// The app needs these features. Without them the page stays static HTML.
if ('HTMLDialogElement' in window && 'replaceAll' in String.prototype) {
  hideHelp();
  const told = pageStart();
  if (told) startLater(told);
} else {
  const older = '/older.js';
  void import(older);
}
