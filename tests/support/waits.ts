/**
 * How long a test waits for one thing, in milliseconds. A CI's machine may stall, so it waits
 * longer. `TEST_WAIT` sets it.
 */
export const wait = Number(process.env['TEST_WAIT'] ?? (process.env['CI'] ? 60_000 : 5_000));

/** The limit of a whole test in milliseconds, for tests that hang outside a wait. */
export const testTime = Math.max(180_000, 9 * wait);
