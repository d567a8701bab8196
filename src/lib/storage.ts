import { storagePrefix } from '../brand.ts';

/**
 * localStorage that cannot throw. If a private window or a full disk refuses, values stay in memory
 * until the user leaves the page, and `storageIsSafe` is false.
 */
const memory = new Map<string, string>();
let refused = false;

function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch {
    refused = true;
    return otherwise;
  }
}

/** The full key of a stored value: `akada_` + name. */
export const storageKey = (name: string): string => `${storagePrefix}_${name}`;

export const answersDatabase = storageKey('answers');

/** The stored text, or null. */
export function readText(key: string): string | null {
  return memory.get(key) ?? attempt((store) => store.getItem(key), null);
}

/** Stores a text in the browser, or else in memory; then it returns false. */
export function writeText(key: string, text: string): boolean {
  const stored = attempt((store) => {
    store.setItem(key, text);
    return true;
  }, false);
  if (stored) memory.delete(key);
  else memory.set(key, text);
  return stored;
}

/** Deletes a key. */
export function removeText(key: string): void {
  memory.delete(key);
  attempt((store) => store.removeItem(key), undefined);
}

/** All keys that start with a prefix. */
export function keysWithPrefix(prefix: string): string[] {
  const stored = attempt((store) => Object.keys(store), []);
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
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
}
