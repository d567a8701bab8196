import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { type Navigator, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isRecord } from './values.ts';

/**
 * The dialogs, drawers and panels over a page. Escape and Back only request the topmost overlay to
 * close. For Back, each overlay has its own history entry above the page's, with the page's address;
 * the router never sees these entries. Closing an overlay in another way removes its entry, and
 * opening a page from an overlay replaces the entry.
 */

/** The open overlays, the topmost last, as requests to close; each may stay open. */
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
let watching = false;
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
  if (!watching || stepping) return;
  const { length } = overlays;
  if (currentEntry.depth !== length) remember();
  if (currentEntry.depth > length) {
    stepping = true;
    window.history.go(length - currentEntry.depth);
    // If the browser does not step back, the app continues; it may do so later, so no second step.
    timer = setTimeout(() => {
      late = true;
      stepped();
      clearTimeout(timer);
    }, 1000);
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

function onPopState(event: PopStateEvent): void {
  const before = currentEntry;
  read();
  const isOurs = currentEntry.page !== undefined && currentEntry.page === before.page;
  if (isOurs && currentEntry.depth !== before.depth) {
    event.stopImmediatePropagation();
    stayInPlace();
    if (stateOf(window.history.state)['key'] !== pageEntry.state['key']) mark();
    if (!stepping && !late && currentEntry.depth < before.depth) closeTopmost();
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

/**
 * Requests the topmost overlay to close.
 * @returns false without an open overlay
 */
export function closeTopmost(): boolean {
  const requestClose = overlays[overlays.length - 1];
  requestClose?.();
  return requestClose !== undefined;
}

/**
 * Registers an overlay.
 * @param requestClose may be refused
 * @returns removes it
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

/** Listens to Back and Escape; must start before the router listens. */
function watchOverlays(): () => void {
  watching = true;
  read();
  remember();
  settleSoon();
  window.addEventListener('popstate', onPopState, true);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocus, true);
  return () => {
    watching = false;
    stepping = false;
    late = false;
    waiting = [];
    clearTimeout(timer);
    window.removeEventListener('popstate', onPopState, true);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('focusin', onFocus, true);
  };
}

/** The router's navigator, adapted to the history entries of overlays. */
const aroundOverlays = (navigator: Navigator): Navigator => ({
  ...navigator,
  push: (...to) =>
    whenStill(() => {
      if (currentEntry.depth === 0) navigator.push(...to);
      else navigator.replace(...to);
      read();
    }),
  replace: (...to) =>
    whenStill(() => {
      navigator.replace(...to);
      if (currentEntry.page === undefined) return;
      remember();
      mark();
    }),
});

/**
 * Lets Escape and the browser's Back close an overlay.
 * @param open whether it is shown
 * @param onClose called to close it; without it the overlay stays open
 */
export function useOverlay(open: boolean, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (open ? addOverlay(() => latest.current?.()) : undefined), [open]);
}

/** Lets Back close overlays: the router does not see their history entries. */
export function OverlayRouting({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(
    () => ({ ...context, navigator: aroundOverlays(context.navigator) }),
    [context],
  );
  useLayoutEffect(watchOverlays, []);
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}
