import type { Navigator } from 'react-router-dom';

/**
 * What lies over a page and can be closed: dialogs, drawers, panels. Escape and Back ask the topmost one
 * to close, and do nothing else. For Back each of them has an entry in the browser's history, above
 * the page's own and with its address; the router hears nothing of these. One that is closed in
 * another way takes its entry along, and a page that is opened from one takes the entry's place.
 */

/** The open ones, the topmost last: each is asked to close, and may stay. */
const overlays: (() => void)[] = [];

/** The history's present entry: its page's mark, and how many entries of overlays end with it. */
let here: { page: unknown; depth: number } = { page: undefined, depth: 0 };
/** What the page's own entry is to be: its address may change while something lies over it. */
let own: { state: Record<string, unknown>; href: string } = { state: {}, href: '' };
/** A step back of ours is under way: what the router wants meanwhile waits until it is done. */
let stepping = false;
let waiting: (() => void)[] = [];
let watching = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What was tapped last: Safari gives a tapped button no focus. */
let tapped: Element | null = null;

function stateOf(entry: unknown): Record<string, unknown> {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

function read(): void {
  const { page, overlay } = stateOf(window.history.state);
  here = { page, depth: typeof overlay === 'number' ? overlay : 0 };
}

function remember(): void {
  own = { state: stateOf(window.history.state), href: window.location.href };
}

/** Writes what the page's entry is to be into the present one. */
function mark(): void {
  const { page, depth } = here;
  const state = { ...own.state, page, overlay: depth };
  window.history.replaceState(state, '', own.href);
}

/** Brings the history in step with what is open. */
function settle(): void {
  if (!watching || stepping) return;
  const { length } = overlays;
  if (here.depth !== length) remember();
  if (here.depth > length) {
    stepping = true;
    window.history.go(length - here.depth);
    // Should the browser not do it, the app goes on all the same; it may do it later, so no second step.
    timer = setTimeout(() => {
      stepped();
      clearTimeout(timer);
    }, 1000);
  }
  if (here.depth < length && here.page === undefined) {
    here.page = Date.now();
    mark();
  }
  while (here.depth < length) {
    here.depth += 1;
    window.history.pushState({ ...own.state, page: here.page, overlay: here.depth }, '');
  }
}

/** A moment later: what opens and closes with one tap is one change. */
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

/** A step between entries of one page leaves what it shows where it is. */
function stayInPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  const { page } = here;
  requestAnimationFrame(() => {
    // Another page may have been opened meanwhile, which begins at its top.
    if (here.page === page && (window.scrollX !== left || window.scrollY !== top))
      window.scrollTo({ left, top, behavior: 'instant' });
  });
}

function onPopState(event: PopStateEvent): void {
  const before = here;
  read();
  const isOurs = here.page !== undefined && here.page === before.page;
  if (isOurs && here.depth !== before.depth) {
    event.stopImmediatePropagation();
    stayInPlace();
    if (stateOf(window.history.state)['key'] !== own.state['key']) mark();
    if (!stepping && here.depth < before.depth) closeTopmost();
  }
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
 * Asks the topmost overlay to close.
 * @returns false where there is none
 */
export function closeTopmost(): boolean {
  const ask = overlays[overlays.length - 1];
  ask?.();
  return ask !== undefined;
}

/**
 * Something lies over the page from now on.
 * @param ask asks it to close; it may stay
 * @returns takes it away
 */
export function addOverlay(ask: () => void): () => void {
  overlays.push(ask);
  settleSoon();
  return () => {
    overlays.splice(overlays.indexOf(ask), 1);
    settleSoon();
  };
}

/** Where the focus can go back to after what is about to open, the best first. */
export const openers = (): (Element | null)[] => [tapped, document.activeElement];

/** Listens to Back and Escape; has to begin before the router listens. */
export function watchOverlays(): () => void {
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
    waiting = [];
    clearTimeout(timer);
    window.removeEventListener('popstate', onPopState, true);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('focusin', onFocus, true);
  };
}

/** The router's way to the history, around the entries of overlays. */
export const aroundOverlays = (navigator: Navigator): Navigator => ({
  ...navigator,
  push: (...to) =>
    whenStill(() => {
      if (here.depth === 0) navigator.push(...to);
      else navigator.replace(...to);
      read();
    }),
  replace: (...to) =>
    whenStill(() => {
      navigator.replace(...to);
      if (here.page === undefined) return;
      remember();
      mark();
    }),
});
