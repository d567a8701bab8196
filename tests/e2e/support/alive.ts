/** True once React has taken the page over; to be called in the page. */
export const isAlive = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
