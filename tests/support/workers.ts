import { availableParallelism } from 'node:os';

/**
 * Sets how many test files run at a time: one more than there are cores, because a worker often
 * waits for responses, and at most eight, because each needs a lot of memory.
 */
export const workers = Math.min(8, availableParallelism() + 1);
