/** A hidden tab paints nothing: work does not wait longer than this for it, in milliseconds. */
const PATIENCE = 100;

/** Resolves when what has just changed is on the screen: a tap is answered first, its work follows. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve));
  });
