import type { MouseEvent } from 'react';

/** How long to wait for a paint, because a hidden tab never paints. */
const TIMEOUT_MS = 100;

/** Resolves once the last change is painted, so that a tap gets its response first. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

let isUnderWay = false;

/**
 * Tracks a press of a submit button while it moves the focus out of a field. Such a field is not
 * validated, because its error moves the button away before the tap ends.
 */
export function watchSubmitTap({ target }: MouseEvent): void {
  isUnderWay = target instanceof Element && target.closest('button[type="submit"]') !== null;
  setTimeout(() => {
    isUnderWay = false;
  });
}

/** Returns whether a tap on a submit button is moving the focus out of a field. */
export const isSubmitTap = (): boolean => isUnderWay;
