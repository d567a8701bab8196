import { readText, removeText, storageKey, writeText } from './storage.ts';

const key = storageKey('save-data');

/** True if the browser is set to save data. */
export const browserSavesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** True if the browser or the settings here are set to save data. */
export const savesData = (): boolean => readText(key) !== null || browserSavesData();

/** Stores whether to save data, for any browser. */
export function saveData(on: boolean): void {
  if (on) writeText(key, 'on');
  else removeText(key);
}
