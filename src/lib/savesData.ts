import { readText, removeText, storageKey, writeText } from './storage.ts';

const key = storageKey('save-data');

/** Returns whether the browser is set to save data. */
export const browserSavesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Returns whether the browser or our own settings are set to save data. */
export const savesData = (): boolean => readText(key) !== null || browserSavesData();

/** Stores whether to save data, in any browser. */
export function setSavesData(on: boolean): void {
  if (on) writeText(key, 'on');
  else removeText(key);
}
