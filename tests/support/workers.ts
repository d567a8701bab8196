import { availableParallelism } from 'node:os';

/**
 * Sets how many test files run at a time: one more than the cores, because each worker spends much
 * of its time waiting for responses. Machines with many cores run out of memory before that.
 */
export const workers = Math.min(8, availableParallelism() + 1);
