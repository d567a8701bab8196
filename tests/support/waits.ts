/**
 * How long a test waits for one thing to come, in milliseconds. Generous: code is loaded while it waits,
 * on a machine that does other things too. `npm test` waits longer still, for it also runs on machines
 * that stand still for half a minute and go on; who works on one file wants to be told sooner.
 */
export const wait = Number(process.env['TEST_WAIT'] ?? 20_000);

/** How long a whole test may take, in milliseconds: some tell a long story. */
export const testTime = 9 * wait;
