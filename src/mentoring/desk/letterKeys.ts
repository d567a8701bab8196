import { readText, removeText, storageKey, writeText } from '../../lib/storage.ts';

const key = storageKey('letterKeys');

/** Whether single letters are heard in the grading dialog: a choice of this device. */
export const lettersAreOn = (): boolean => readText(key) !== 'off';

/** Stores it. */
export function storeLetters(on: boolean): void {
  if (on) removeText(key);
  else writeText(key, 'off');
}
