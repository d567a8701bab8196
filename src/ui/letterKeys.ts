import { useSyncExternalStore } from 'react';
import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';
import { observable } from '../lib/values.ts';

const storedAs = storageKey('letterKeys');
const changes = observable(null);

/** Stores whether keys that are a single letter work on this device (WCAG 2.1.4). */
export function persistLetterKeys(on: boolean): void {
  if (on) removeText(storedAs);
  else writeText(storedAs, 'off');
  changes.set(null);
}

/** Returns whether keys that are a single letter work on this device. */
export const useLetterKeys = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => readText(storedAs) !== 'off');
