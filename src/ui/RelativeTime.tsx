import { useSyncExternalStore } from 'react';
import { ageOf, ago, distance, fullMoment, MINUTE, stamp } from '../lib/dates.ts';

/** The shared clock of all relative times; it runs while a component uses it. */
let tickedAt = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  tickedAt = Date.now();
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

/** Without listeners the clock is stopped, so the first reader sets it, also backwards. */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - tickedAt) >= MINUTE) tickedAt = Date.now();
  return tickedAt;
}

/** Re-renders every minute, and when the page becomes visible. Returns milliseconds since 1970. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);

interface RelativeTimeProps {
  iso: string;
  /** True for a moment that may be in the future, such as a deadline. */
  ahead?: boolean;
  asAge?: boolean;
}

/**
 * A moment as a distance from now, with the exact time for screen readers. If the device's clock
 * was set back, it is shown as a stamp.
 */
export function RelativeTime({ iso, ahead = false, asAge = false }: RelativeTimeProps) {
  const now = useNow();
  const exact = fullMoment(iso);
  // `now` is at most a minute old.
  const isUnclear = !ahead && Date.parse(iso) > now + MINUTE;
  const distanceOf = asAge ? ageOf : ahead ? distance : ago;
  return (
    <time dateTime={iso} title={exact}>
      <span>{isUnclear ? stamp(Date.parse(iso)) : distanceOf(iso)}</span>
      <span className="visually-hidden">{` (${exact})`}</span>
    </time>
  );
}
