import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  Router,
  type To,
} from 'react-router-dom';
import { isRecord } from './values.ts';

/**
 * The router's history, which includes the dialogs, drawers and panels over a page. Escape and Back
 * request the topmost overlay to close. For Back, each overlay has its own history entry above the
 * page's; the router never sees these entries.
 */

interface Navigation {
  location: Location;
  action: NavigationType;
}

/** As requests to close, the topmost last. */
const overlays: (() => void)[] = [];

/** The current history entry: its page's mark, and how many overlay entries end with it. */
let currentEntry: { page: unknown; depth: number } = { page: undefined, depth: 0 };
/** The page's own entry as it should be: its address may change under an overlay. */
let pageEntry: { state: Record<string, unknown>; href: string } = { state: {}, href: '' };
/** True while our own step back is under way; the router's navigations wait until it is done. */
let stepping = false;
/** True if the browser has not taken our step in time, and may still do so. */
let late = false;
let waiting: (() => void)[] = [];
/** Null without a router. */
let onNavigation: ((navigation: Navigation) => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The element tapped last: Safari does not focus a tapped button. */
let tapped: Element | null = null;

function stateOf(entry: unknown): Record<string, unknown> {
  return isRecord(entry) ? { ...entry } : {};
}

function read(): void {
  const { page, overlay } = stateOf(window.history.state);
  currentEntry = { page, depth: typeof overlay === 'number' ? overlay : 0 };
}

function remember(): void {
  pageEntry = { state: stateOf(window.history.state), href: window.location.href };
}

function mark(): void {
  const { page, depth } = currentEntry;
  const state = { ...pageEntry.state, page, overlay: depth };
  window.history.replaceState(state, '', pageEntry.href);
}

function settle(): void {
  if (onNavigation === null || stepping) return;
  const { length } = overlays;
  if (currentEntry.depth !== length) remember();
  if (currentEntry.depth > length) {
    stepping = true;
    // If the browser does not step back, the app continues; it may do so later, so no second step.
    timer = setTimeout(() => {
      late = true;
      stepped();
      clearTimeout(timer);
    }, 1000);
    window.history.go(length - currentEntry.depth);
  }
  if (currentEntry.depth < length && currentEntry.page === undefined) {
    currentEntry.page = Date.now();
    mark();
  }
  while (currentEntry.depth < length) {
    currentEntry.depth += 1;
    window.history.pushState(
      { ...pageEntry.state, page: currentEntry.page, overlay: currentEntry.depth },
      '',
    );
  }
}

/** Deferred, so that overlays that open and close with one tap make one change. */
function settleSoon(): void {
  if (stepping) return;
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function stepped(): void {
  stepping = false;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
  settleSoon();
}

function whenStill(act: () => void): void {
  if (stepping) waiting.push(act);
  else act();
}

/** Keeps the scroll position in a step between entries of one page. */
function stayInPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  const { page } = currentEntry;
  requestAnimationFrame(() => {
    // Another page may have opened since then; it starts at its top.
    if (currentEntry.page === page && (window.scrollX !== left || window.scrollY !== top))
      window.scrollTo({ left, top, behavior: 'instant' });
  });
}

/** The browser's address, with the state and key that {@link stateFor} stored in its entry. */
function currentNavigation(action: NavigationType): Navigation {
  const { pathname, search, hash } = window.location;
  const { usr, key } = stateOf(window.history.state);
  return {
    action,
    location: {
      pathname,
      search,
      hash,
      state: usr ?? null,
      key: typeof key === 'string' ? key : 'default',
    },
  };
}

/** The entry of a new location, named as in the router's own history, which older tabs still have. */
const stateFor = (state: unknown) => ({ usr: state, key: Math.random().toString(36).slice(2, 10) });

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const routerNavigator: Navigator = {
  createHref: hrefOf,
  encodeLocation: (to) => {
    const { pathname, search, hash } = new URL(hrefOf(to), window.location.href);
    return { pathname, search, hash };
  },
  go: (delta) => window.history.go(delta),
  push: (to, state: unknown) =>
    whenStill(() => {
      const href = hrefOf(to);
      try {
        if (currentEntry.depth === 0) window.history.pushState(stateFor(state), '', href);
        else window.history.replaceState(stateFor(state), '', href);
      } catch {
        // Safari refuses more than 100 entries in 30 seconds.
        window.location.assign(href);
        return;
      }
      read();
      onNavigation?.(currentNavigation(NavigationType.Push));
    }),
  replace: (to, state: unknown) =>
    whenStill(() => {
      window.history.replaceState(stateFor(state), '', hrefOf(to));
      if (currentEntry.page !== undefined) {
        remember();
        mark();
      }
      onNavigation?.(currentNavigation(NavigationType.Replace));
    }),
};

function onPopState(): void {
  const before = currentEntry;
  read();
  const isSamePage = currentEntry.page !== undefined && currentEntry.page === before.page;
  if (isSamePage && currentEntry.depth !== before.depth) {
    stayInPlace();
    if (stateOf(window.history.state)['key'] !== pageEntry.state['key']) mark();
    if (!stepping && !late && currentEntry.depth < before.depth) closeTopmost();
  } else {
    onNavigation?.(currentNavigation(NavigationType.Pop));
  }
  late = false;
  if (stepping) stepped();
  else settleSoon();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  if (closeTopmost()) event.preventDefault();
}

function onClick({ target }: Event): void {
  tapped =
    target instanceof Element
      ? target.closest('button, a, input, select, textarea, summary')
      : null;
}

function onFocus(): void {
  tapped = null;
}

/** Requests the topmost overlay to close; false without an open overlay. */
export function closeTopmost(): boolean {
  const requestClose = overlays[overlays.length - 1];
  requestClose?.();
  return requestClose !== undefined;
}

/** True while a dialog, drawer or panel is open over the page. */
export const hasOverlay = (): boolean => overlays.length > 0;

/**
 * Registers an overlay, and returns a function that removes it. A request to close may be refused.
 */
function addOverlay(requestClose: () => void): () => void {
  overlays.push(requestClose);
  settleSoon();
  return () => {
    overlays.splice(overlays.indexOf(requestClose), 1);
    settleSoon();
  };
}

/** Elements that may get the focus back after an overlay, the best first. */
export const openers = (): (Element | null)[] => [tapped, document.activeElement];

/** Listens to Back and Escape; returns a function that stops. */
function listen(onChange: (navigation: Navigation) => void): () => void {
  onNavigation = onChange;
  read();
  remember();
  settleSoon();
  window.addEventListener('popstate', onPopState);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocus, true);
  return () => {
    onNavigation = null;
    stepping = false;
    late = false;
    waiting = [];
    clearTimeout(timer);
    window.removeEventListener('popstate', onPopState);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('focusin', onFocus, true);
  };
}

/** Lets Escape and the browser's Back close an overlay. Without `onClose` it stays open. */
export function useOverlay(open: boolean, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (open ? addOverlay(() => latest.current?.()) : undefined), [open]);
}

/** The router of the browser. A page stays visible until the next one has loaded. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setNavigation] = useState(() =>
    currentNavigation(NavigationType.Pop),
  );
  useLayoutEffect(() => {
    const stop = listen((next) => startTransition(() => setNavigation(next)));
    // Back may have been pressed while the page hydrated.
    startTransition(() =>
      setNavigation((shown) => {
        const now = currentNavigation(NavigationType.Pop);
        return createPath(shown.location) === createPath(now.location) ? shown : now;
      }),
    );
    return stop;
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={routerNavigator}>
      {children}
    </Router>
  );
}
