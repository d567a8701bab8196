import { useLayoutEffect, useRef } from 'react';
import { addOverlay } from '../../platform/overlays.ts';

/**
 * Lets Escape and the browser's Back close something that lies over the page.
 * @param open whether it is there
 * @param onClose asks it to close; without it, it stays
 */
export function useOverlay(open: boolean, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (open ? addOverlay(() => latest.current?.()) : undefined), [open]);
}
