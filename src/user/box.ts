import { useMemo, useSyncExternalStore } from 'react';
import type { Schema } from 'yup';
import { tokenOwner, tombstoneOf } from '../auth/session.ts';
import { boxKinds, type BoxKindName } from '../lib/boxKinds.ts';
import {
  keepText,
  keysWithPrefix,
  readText,
  removeText,
  storageKey,
  writeText,
} from '../lib/storage.ts';
import { observable } from '../lib/values.ts';

/**
 * The box of a person: what they wrote, and what only this device knows about them. Entries never
 * expire. A logout deletes its owner's box; another person's login leaves it, unseen, until its
 * owner returns.
 */

/** One kind of entries, with the schema that each stored value must pass. */
export interface BoxKind<Value> {
  readonly name: BoxKindName;
  readonly schema: Schema<Value>;
}

const changes = observable(null);

const prefixOf = (userId: string): string => storageKey(`box:${userId}:`);

/** Returns the storage key of an entry. */
export const boxKey = (userId: string, kind: BoxKindName, id: string): string =>
  `${prefixOf(userId)}${kind}:${id}`;

/** Reads a stored text; null if it is missing, is not JSON, or is refused by the schema. */
function read<Value>({ schema }: BoxKind<Value>, text: string | null): Value | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return schema.validateSync(stored, { strict: true });
  } catch {
    return null;
  }
}

/** Moves what a person wrote aside before another entry takes its place. */
function keepUnreadable(userId: string, name: BoxKindName, id: string, text: string): void {
  if (boxKinds[name].part === 'draft')
    writeText(boxKey(userId, 'unreadable', `${name}:${id}:${Date.now()}`), text);
}

export const box = {
  /** Returns the entry of an id, or null if there is none or its schema refuses it. */
  get: <Value>(userId: string, kind: BoxKind<Value>, id: string): Value | null =>
    read(kind, readText(boxKey(userId, kind.name, id))),

  /**
   * Stores an entry, unless its owner is logged out or another person has logged in, in any tab.
   * Returns false if it is not stored on the device.
   */
  set<Value>(userId: string, kind: BoxKind<Value>, id: string, value: Value): boolean {
    const owner = tokenOwner();
    const key = boxKey(userId, kind.name, id);
    // Without a logout, only the storage was emptied: the page keeps the entry until it closes.
    const isEmptied = owner === null && readText(tombstoneOf(userId)) === null;
    if (owner !== userId && !isEmptied) return false;
    const text = readText(key);
    if (text !== null && read(kind, text) === null) keepUnreadable(userId, kind.name, id, text);
    const store = isEmptied ? keepText : writeText;
    const isStored = store(key, JSON.stringify(value));
    changes.set(null);
    return isStored;
  },

  /** Deletes an entry. */
  remove(userId: string, kind: Pick<BoxKind<unknown>, 'name'>, id: string): void {
    removeText(boxKey(userId, kind.name, id));
    changes.set(null);
  },

  /** Returns the stored texts of a kind by id, in no order, with those that its schema refuses. */
  texts(userId: string, kind: Pick<BoxKind<unknown>, 'name'>): { id: string; text: string }[] {
    const start = boxKey(userId, kind.name, '');
    return keysWithPrefix(start).flatMap((key) => {
      const text = readText(key);
      return text === null ? [] : [{ id: key.slice(start.length), text }];
    });
  },

  /** Returns all entries of a kind by id, in no order, without those that its schema refuses. */
  list: <Value>(userId: string, kind: BoxKind<Value>): { id: string; value: Value }[] =>
    box.texts(userId, kind).flatMap(({ id, text }) => {
      const value = read(kind, text);
      return value === null ? [] : [{ id, value }];
    }),

  /**
   * Calls a listener after each change of a box, with the event if it was in another tab. Returns an
   * unsubscribe function.
   */
  subscribe(listener: (elsewhere?: StorageEvent) => void): () => void {
    const stop = changes.subscribe(() => listener());
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  },

  /** Deletes a person's box. */
  clear(userId: string): void {
    for (const key of keysWithPrefix(prefixOf(userId))) removeText(key);
    changes.set(null);
  },
};

/** Returns an entry as `box.get` does, and renders again when it changes. */
export function useBoxEntry<Value>(userId: string, kind: BoxKind<Value>, id: string): Value | null {
  const text = useSyncExternalStore(box.subscribe, () => readText(boxKey(userId, kind.name, id)));
  return useMemo(() => read(kind, text), [kind, text]);
}
