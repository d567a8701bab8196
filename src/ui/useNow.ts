import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The one clock of all relative times; it runs while a component uses it. */
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Browsers throttle the timers of a hidden page. */
function onVisible(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, MINUTE);
    document.addEventListener('visibilitychange', onVisible);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Without listeners the clock is stopped: the first reader sets it, back too if the device's was. */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= MINUTE) now = Date.now();
  return now;
}

/**
 * Re-renders the component every minute, and when the page becomes visible.
 * @returns the current time, at most a minute old, in milliseconds since 1970
 */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);
