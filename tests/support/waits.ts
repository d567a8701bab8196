/**
 * How long a test waits for one thing, in milliseconds. Only a failing test takes that long, and
 * any machine may stall. `TEST_WAIT` sets it.
 */
export const wait = Number(process.env['TEST_WAIT'] ?? 60_000);

/** The limit of a whole test in milliseconds, for tests that hang outside a wait. */
export const testTime = Math.max(180_000, 9 * wait);
