import { readText, removeText, storageKey, writeText } from './storage.ts';

const key = storageKey('save-data');

/** True if a user has asked the browser to save data. */
export const browserSavesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** True if data is saved on this device: the browser was asked to, or the settings here were. */
export const savesData = (): boolean => readText(key) !== null || browserSavesData();

/** Stores whether data is saved, whatever the browser does. */
export function saveData(on: boolean): void {
  if (on) writeText(key, 'on');
  else removeText(key);
}
