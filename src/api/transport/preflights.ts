/**
 * How long browsers surely reuse a pre-flight whose answer gives no age, in milliseconds. The Fetch
 * standard says five seconds; a call may be queued between being counted and being sent.
 */
const REUSED = 4000;

/** The last pre-flight of each call: when it was sent, and whether it was accepted. */
const preflights = new Map<string, { sentAt: number; isAccepted: boolean }>();

/**
 * How many requests a call to another origin takes: itself, and a pre-flight unless the browser
 * surely reuses one. Counted from when the last one was sent, per method and address: a browser may
 * reuse more, never less.
 */
export function costOf(call: string, now: number = Date.now()): number {
  const last = preflights.get(call);
  const isReusable = last?.isAccepted === true;
  const age = now - (last?.sentAt ?? now);
  if (isReusable && age >= 0 && age < REUSED) return 1;
  if (!last || isReusable) preflights.set(call, { sentAt: now, isAccepted: false });
  return 2;
}

/** Records that a call was answered, so its pre-flight was accepted. */
export function accepted(call: string): void {
  const last = preflights.get(call);
  if (last) last.isAccepted = true;
}
