/** Durations in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How often time is counted. */
const TICK_MS = 250;

/**
 * The most that one tick counts. Background pages run ticks once a second, and after some minutes
 * far less often.
 */
const MAX_TICK_MS = 1000;

/** Waits for a promise, but only for some milliseconds: then, or if it fails, returns `otherwise`. */
export async function within<Value, Otherwise>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls `done` once, after `duration` milliseconds in which the page was active and `counts` returned
 * true. A plain timer would fire at once when a phone thaws the page. Returns a function that stops
 * it.
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
