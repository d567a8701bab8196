const TICK_MS = 250;

/**
 * The most one tick may count, in milliseconds. In a background page browsers run ticks once a
 * second, and after some minutes far less often.
 */
const MAX_TICK_MS = 1000;

/**
 * Calls `done` once, after so much time in which the page was active. A plain timer also counts
 * while a phone has frozen the page, and fires at once on return.
 * @param duration in milliseconds
 * @param counts checked at each tick; time passes only while it returns true
 * @returns stops the timer
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
    if (counts()) remaining -= Math.min(now - last, MAX_TICK_MS);
    last = now;
    if (remaining > 0) return;
    clearInterval(timer);
    done();
  }, TICK_MS);
  return () => clearInterval(timer);
}
