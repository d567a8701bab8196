import { useLayoutEffect, useRef } from 'react';
import { addOverlay } from './history.ts';

/**
 * Lets Escape and the browser's Back close an overlay.
 * @param open whether it is shown
 * @param onClose called to close it; without it the overlay stays open
 */
export function useOverlay(open: boolean, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (open ? addOverlay(() => latest.current?.()) : undefined), [open]);
}
