import { storagePrefix } from '../brand.ts';

/** The full key of a stored value: `akada_` + name. */
export const storageKey = (name: string): string => `${storagePrefix}_${name}`;

const borrowedKey = storageKey('borrowed');

/** Null until it is read, because tabs keep it over a reload. */
let borrowed: boolean | null = null;
/** The values of an example, which is in memory alone; null without one. */
let example: Map<string, string> | null = null;

function readBorrowed(): boolean {
  try {
    return window.sessionStorage.getItem(borrowedKey) !== null;
  } catch {
    return false;
  }
}

/** True in a tab on a device that is not the user's: this tab alone stores everything. */
export const isBorrowed = (): boolean => (borrowed ??= readBorrowed());

/** True in a tab that shows the app with an example user, without the API. */
export const isExample = (): boolean => example !== null;

/** True in a tab that must leave nothing on the device. */
export const leavesNothing = (): boolean => isExample() || isBorrowed();

/** Starts to store everything in memory, or returns to what the device has stored. */
export function setExample(on: boolean): void {
  example = on ? new Map() : null;
}

/** Starts to store everything in this tab alone, or ends it and deletes what the tab has stored. */
export function setBorrowed(on: boolean): void {
  if (on === isBorrowed()) return;
  borrowed = on;
  memory.clear();
  try {
    const { sessionStorage } = window;
    if (on) sessionStorage.setItem(borrowedKey, 'yes');
    else
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
  } catch {
    // Without storage, the values are in memory alone.
  }
}

/**
 * localStorage, or sessionStorage on a borrowed device, that cannot throw. If a private window or a
 * full disk refuses, values stay in memory until the user leaves the page, and `storageIsSafe` is
 * false.
 */
const memory = new Map<string, string>();
let refused = false;

function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
  try {
    return work(isBorrowed() ? window.sessionStorage : window.localStorage);
  } catch {
    refused = true;
    return otherwise;
  }
}

export const responsesDatabase = storageKey('responses');

/** The stored text, or null. */
export function readText(key: string): string | null {
  if (example) return example.get(key) ?? null;
  return memory.get(key) ?? attempt((store) => store.getItem(key), null);
}

/** Stores a text in the browser, or else in memory; then it returns false. */
export function writeText(key: string, text: string): boolean {
  if (example) {
    example.set(key, text);
    return true;
  }
  const stored = attempt((store) => {
    store.setItem(key, text);
    return true;
  }, false);
  if (stored) memory.delete(key);
  else memory.set(key, text);
  return stored;
}

/** Keeps a text in memory alone, like a text that the browser refuses to store. Returns false. */
export function keepText(key: string, text: string): false {
  refused = true;
  memory.set(key, text);
  return false;
}

/** Deletes a key. */
export function removeText(key: string): void {
  if (example) {
    example.delete(key);
    return;
  }
  memory.delete(key);
  attempt((store) => store.removeItem(key), undefined);
}

/** All keys that start with a prefix. */
export function keysWithPrefix(prefix: string): string[] {
  const stored = example ? [] : attempt((store) => Object.keys(store), []);
  const keys = new Set([...stored, ...(example ?? memory).keys()]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** The stored JSON, parsed, or null. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON, as `writeText` does. */
export const writeJson = (key: string, value: unknown): boolean =>
  writeText(key, JSON.stringify(value));

/** False once the browser has refused to store something: drafts then last as long as the page. */
export const storageIsSafe = (): boolean => !refused;

/** Resets the module, like a new tab; for tests. */
export function forgetStorage(): void {
  memory.clear();
  refused = false;
  borrowed = null;
  example = null;
}
