/** The product's sign on a grid of 32: a roof over a learner. */
export const markPaths = {
  roof: 'M7.5 23.5 16 8.5l8.5 15',
  head: 'M16 18.5a3 3 0 0 1 0 6a3 3 0 0 1 0-6z',
} as const;
