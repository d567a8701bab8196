/**
 * How long a test waits for one thing to come, in milliseconds: who works on the product is told within
 * seconds what does not come, a CI, whose machine may stand still for a while, is patient. `TEST_WAIT` sets it.
 */
export const wait = Number(process.env['TEST_WAIT'] ?? (process.env['CI'] ? 60_000 : 5_000));

/**
 * How long a whole test may take, in milliseconds: some tell a long story, on a machine that does other
 * things too. It is for what hangs without a wait of its own.
 */
export const testTime = Math.max(180_000, 9 * wait);
