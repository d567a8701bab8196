import type { MouseEvent } from 'react';

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
