import { useEffect } from 'react';
import type { RequestKey } from './query.ts';

/** The forms and lists on the screen that show how a write ends, counted by its key. */
const shown = new Map<RequestKey, number>();

/** Tells that the screen shows how a write ends. Returns a function that ends it. */
export function showWrite(key: RequestKey): () => void {
  shown.set(key, (shown.get(key) ?? 0) + 1);
  return () => shown.set(key, (shown.get(key) ?? 1) - 1);
}

/** True if the screen shows how a write ends; otherwise a toast has to. */
export const isWriteShown = (key: RequestKey): boolean => (shown.get(key) ?? 0) > 0;

/** Tells that the component shows how a write ends. */
export function useShownWrite(key: RequestKey): void {
  useEffect(() => showWrite(key), [key]);
}
