import { useEffect } from 'react';

/**
 * Says when what stands beside it, in the same Suspense, has come to life: `public/boot.js` waits for
 * that with the button that was pressed before, and with the font.
 */
export function HydratedSignal() {
  useEffect(() => void window.dispatchEvent(new Event('akada:ready')), []);
  return null;
}
