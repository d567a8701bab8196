/** How often elapsed time is counted, in milliseconds. */
const TICK = 250;

/**
 * The most one tick may count, in milliseconds. In a background page browsers run ticks once a
 * second, after some minutes so rarely that its time almost stands still.
 */
const LONGEST_TICK = 1000;

/**
 * Calls `done` once, after so much time in which the page was active. A plain timer counts on while
 * a phone has frozen the page, and would fire at once on return.
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
    if (counts()) remaining -= Math.min(now - last, LONGEST_TICK);
    last = now;
    if (remaining > 0) return;
    clearInterval(timer);
    done();
  }, TICK);
  return () => clearInterval(timer);
}
