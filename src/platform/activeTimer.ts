/** How often passing time is counted, in milliseconds. */
const TICK = 250;

/**
 * The most one tick may count: browsers let those of a page in the background come once a second, and
 * after some minutes so seldom that its time all but stands still.
 */
const LONGEST_TICK = 1000;

/**
 * Calls `done` once, after so much time in which the page was awake. A timer counts on while a phone has
 * frozen the page: at its next look everything would be too late at once.
 * @param duration in milliseconds
 * @param counts asked at each tick; the time does not pass while it says no
 * @returns what stops it
 */
export function afterActiveTime(
  duration: number,
  done: () => void,
  counts: () => boolean = () => true,
): () => void {
  let remaining = duration;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (counts()) remaining -= Math.min(now - last, LONGEST_TICK);
    last = now;
    if (remaining > 0) return;
    clearInterval(timer);
    done();
  }, TICK);
  return () => clearInterval(timer);
}
