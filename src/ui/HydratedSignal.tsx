import { useEffect } from 'react';
import { readyEvent } from '../lib/worker/readyEvent.ts';

/**
 * Signals that its siblings in the same Suspense are hydrated, so that `src/app/boot.ts` repeats an
 * early press of a button, and moves no rows by a font that comes later.
 */
export function HydratedSignal() {
  useEffect(() => void window.dispatchEvent(new Event(readyEvent)), []);
  return null;
}
