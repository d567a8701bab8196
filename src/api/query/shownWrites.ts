import { useEffect } from 'react';
import type { RequestKey } from './query.ts';

/** How many forms and lists on the screen show how a write ends, by its key. */
const shown = new Map<RequestKey, number>();

/** Records that the screen shows how a write ends. Returns a function that undoes this. */
export function showWrite(key: RequestKey): () => void {
  shown.set(key, (shown.get(key) ?? 0) + 1);
  return () => shown.set(key, (shown.get(key) ?? 1) - 1);
}

/** Returns whether the screen shows how a write ends; otherwise a toast has to. */
export const isWriteShown = (key: RequestKey): boolean => (shown.get(key) ?? 0) > 0;

/** Records, while the component is mounted, that it shows how a write ends. */
export function useShownWrite(key: RequestKey): void {
  useEffect(() => showWrite(key), [key]);
}
