import type { MouseEvent } from 'react';

/** A hidden tab paints nothing: the longest wait for a paint, in milliseconds. */
const PATIENCE = 100;

/** Resolves once the last change is painted: a tap gets its response before the work starts. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve));
  });

let isUnderWay = false;

/**
 * Notes that a submit button is pressed, for as long as the press takes the focus from a field. A field
 * that is left this way is not validated: its error would move the button away before the tap has
 * ended, and nothing would be sent. The submit validates all fields.
 */
export function watchSubmitTap({ target }: MouseEvent): void {
  isUnderWay = target instanceof Element && target.closest('button[type="submit"]') !== null;
  setTimeout(() => {
    isUnderWay = false;
  });
}

/** True while a tap on a submit button takes the focus from a field. */
export const isSubmitTap = (): boolean => isUnderWay;
