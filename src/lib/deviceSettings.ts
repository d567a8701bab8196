import { readText, removeText, storageKey, writeText } from './storage.ts';
import { observable } from './values.ts';

/** A choice between a few values that belongs to the device, not to a user. */
export interface DeviceSetting<Value extends string> {
  /** All values. The first applies until the user chooses another. */
  values: readonly [Value, ...Value[]];
  get: () => Value;
  set: (value: Value) => void;
  /** Subscribes to changes, even by other tabs; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

function deviceSetting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceSetting<Value> {
  const [normal] = values;
  const changes = observable(null);
  return {
    values,
    get() {
      const stored = readText(key);
      return values.find((value) => value === stored) ?? normal;
    },
    set(value) {
      if (value === normal) removeText(key);
      else writeText(key, value);
      changes.set(null);
    },
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** The colours of the page; `src/ui/scheme.ts` applies them. */
export const colourScheme = deviceSetting(storageKey('theme'), ['system', 'light', 'dark']);

/** The text size of briefs. */
export const briefSize = deviceSetting(storageKey('briefs'), ['normal', 'large', 'larger']);

/** Whether keys that are a single letter work (WCAG 2.1.4). */
export const letterKeys = deviceSetting(storageKey('letterKeys'), ['on', 'off']);

/** Whether to save data, in any browser. */
export const dataSaving = deviceSetting(storageKey('save-data'), ['off', 'on']);

/** Returns whether the browser is set to save data. */
export const browserSavesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Returns whether the browser or our own settings are set to save data. */
export const savesData = (): boolean => dataSaving.get() === 'on' || browserSavesData();
