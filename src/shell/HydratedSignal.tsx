import { useEffect } from 'react';

/**
 * Signals that its siblings in the same Suspense are hydrated. `public/boot.js` waits for that
 * before it repeats an early press of a button and loads the font.
 */
export function HydratedSignal() {
  useEffect(() => void window.dispatchEvent(new Event('akada:ready')), []);
  return null;
}
