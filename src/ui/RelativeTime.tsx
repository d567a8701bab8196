import { useSyncExternalStore } from 'react';
import { ago, distance, fullMoment, shortMoment } from '../lib/dates.ts';
import { MINUTE } from '../lib/timing.ts';

/** The shared clock of all relative times; it runs while a component uses it. */
let tickedAt = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  tickedAt = Date.now();
  for (const listener of listeners) listener();
}

/**
 * Updates the clock when the page becomes visible, because browsers throttle the timers of a hidden
 * page.
 */
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

/**
 * Reads the clock. Without listeners it is stopped, so the first reader sets it, even backwards.
 */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - tickedAt) >= MINUTE) tickedAt = Date.now();
  return tickedAt;
}

/** Rerenders every minute, and when the page becomes visible. Returns milliseconds since 1970. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);

interface RelativeTimeProps {
  iso: string;
  /** True for a moment that may be in the future, such as a deadline. */
  ahead?: boolean;
}

/**
 * Shows a moment as a distance from now, with the exact time for screen readers. If the device's
 * clock was set back, the date is shown instead.
 */
export function RelativeTime({ iso, ahead = false }: RelativeTimeProps) {
  const now = useNow();
  const exact = fullMoment(iso);
  // The distance is unclear only beyond a minute, because `now` may be that old.
  const isUnclear = !ahead && Date.parse(iso) > now + MINUTE;
  const distanceOf = ahead ? distance : ago;
  return (
    <time dateTime={iso} title={exact}>
      <span>{isUnclear ? shortMoment(Date.parse(iso)) : distanceOf(iso)}</span>
      <span className="visually-hidden">{` (${exact})`}</span>
    </time>
  );
}
