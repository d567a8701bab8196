/** Returns whether React has hydrated the page; runs in the page. */
export const isAlive = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
