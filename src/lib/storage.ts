import { storagePrefix } from '../brand.ts';
import { exampleAt } from '../paths.ts';

/** Returns the full key of a stored value: `akada_` and its name. */
export const storageKey = (name: string): string => `${storagePrefix}_${name}`;

/** The key that is stored in a tab on a borrowed device. */
const borrowedKey = storageKey('borrowed');

/** The key of what the next page load of a tab announces. */
export const noticeKey = storageKey('notice');

/**
 * Where this page load stores everything: on the device, in this tab alone because the device is
 * borrowed, or in memory because it shows an example. It never changes: a different place needs a
 * new page load.
 */
type Place = 'device' | 'tab' | 'memory';

let place: Place | null = null;

/** Returns the place for a page load that begins now. */
function nextPlace(): Place {
  try {
    if (exampleAt(window.location.pathname) !== '') return 'memory';
    return window.sessionStorage.getItem(borrowedKey) === null ? 'device' : 'tab';
  } catch {
    return 'device';
  }
}

const placeOf = (): Place => (place ??= nextPlace());

/** Returns whether the device is not the user's, so that this tab alone stores everything. */
export const isBorrowed = (): boolean => placeOf() === 'tab';

/** Returns whether the page is an example: the app shows made-up people, without the API. */
export const isExample = (): boolean => placeOf() === 'memory';

/** Returns whether the page must leave nothing on the device. */
export const leavesNothing = (): boolean => placeOf() !== 'device';

/** Returns whether a page load that begins now would store things where this one does. */
export const isPlaceKept = (): boolean => placeOf() === nextPlace();

/**
 * Decides whether the next page load of this tab is on a borrowed device, and stores values where it
 * finds them. What the tab has stored stays, unseen, until it is closed or borrows again. Returns
 * false if the browser refuses to store.
 */
export function borrowNext(borrows: boolean, values: Record<string, string>): boolean {
  try {
    const { localStorage, sessionStorage } = window;
    for (const [key, value] of Object.entries(values))
      (borrows ? sessionStorage : localStorage).setItem(key, value);
    if (borrows) sessionStorage.setItem(borrowedKey, 'yes');
    else for (const key of [borrowedKey, ...Object.keys(values)]) sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes everything that a tab on a borrowed device has stored, including the fact that it is
 * borrowed. Only what the next page announces about it stays.
 */
export function endBorrowing(): void {
  for (const key of keysWithPrefix(storageKey(''))) if (key !== noticeKey) removeText(key);
}

/**
 * localStorage, or sessionStorage on a borrowed device, that cannot throw. If a private window or a
 * full disk refuses, values stay in memory until the user leaves the page, and `storageIsSafe` is
 * false.
 */
const memory = new Map<string, string>();
let refused = false;

function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
  if (isExample()) return otherwise;
  try {
    return work(isBorrowed() ? window.sessionStorage : window.localStorage);
  } catch {
    refused = true;
    return otherwise;
  }
}

export const responsesDatabase = storageKey('responses');

/** Returns the stored text, or null. */
export const readText = (key: string): string | null =>
  memory.get(key) ?? attempt((store) => store.getItem(key), null);

/** Stores a text in the browser, or else in memory; returns false if memory is not enough. */
export function writeText(key: string, text: string): boolean {
  const stored = attempt((store) => {
    store.setItem(key, text);
    return true;
  }, false);
  if (stored) memory.delete(key);
  else memory.set(key, text);
  return stored || isExample();
}

/** Keeps a text in memory alone, like a text that the browser refuses to store. Returns false. */
export function keepText(key: string, text: string): false {
  refused = true;
  memory.set(key, text);
  return false;
}

/** Deletes a key. */
export function removeText(key: string): void {
  memory.delete(key);
  attempt((store) => store.removeItem(key), undefined);
}

/** Returns all keys that start with a prefix. */
export function keysWithPrefix(prefix: string): string[] {
  const stored = attempt((store) => Object.keys(store), []);
  const keys = new Set([...stored, ...memory.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Parses the stored JSON; null if there is none. */
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

/**
 * Returns false once the browser has refused to store something, after which drafts last only as
 * long as the page.
 */
export const storageIsSafe = (): boolean => !refused;

/** Resets the module to the state of a new page load; for tests. */
export function forgetStorage(): void {
  memory.clear();
  refused = false;
  place = null;
}
