/** A hidden tab paints nothing: the longest wait for a paint, in milliseconds. */
const PATIENCE = 100;

/** Resolves once the last change is painted: a tap gets its response before the work starts. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve));
  });
