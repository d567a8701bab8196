import { useMemo, useSyncExternalStore } from 'react';
import type { Schema } from 'yup';
import { tokenOwner } from '../auth/session.ts';
import { keysWithPrefix, readText, removeText, storageKey, writeJson } from '../lib/storage.ts';
import { observable } from '../lib/values.ts';

/**
 * The box of a person: what they wrote, and what only this device knows about them. Entries never
 * expire. A logout deletes its owner's box; another person's login leaves it, unseen, until its
 * owner returns.
 */

/** One kind of entries, with the schema that each stored value must pass. */
export interface BoxKind<Value> {
  /** Part of the storage key, without a colon. */
  readonly name: string;
  readonly schema: Schema<Value>;
}

const changes = observable(null);

const prefixOf = (userId: string): string => storageKey(`box:${userId}:`);

const keyOf = (userId: string, kind: string, id: string): string =>
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

export const box = {
  /** Returns the entry of an id, or null if there is none or its schema refuses it. */
  get: <Value>(userId: string, kind: BoxKind<Value>, id: string): Value | null =>
    read(kind, readText(keyOf(userId, kind.name, id))),

  /**
   * Stores an entry, unless its owner is logged out or another person has logged in, in any tab.
   * Returns false if it is not stored on the device.
   */
  set<Value>(userId: string, kind: BoxKind<Value>, id: string, value: Value): boolean {
    if (tokenOwner() !== userId) return false;
    const stored = writeJson(keyOf(userId, kind.name, id), value);
    changes.set(null);
    return stored;
  },

  /** Deletes an entry. */
  remove(userId: string, kind: BoxKind<unknown>, id: string): void {
    removeText(keyOf(userId, kind.name, id));
    changes.set(null);
  },

  /** Returns all entries of a kind by id, in no order, without those that its schema refuses. */
  list<Value>(userId: string, kind: BoxKind<Value>): { id: string; value: Value }[] {
    const start = keyOf(userId, kind.name, '');
    return keysWithPrefix(start).flatMap((key) => {
      const value = read(kind, readText(key));
      return value === null ? [] : [{ id: key.slice(start.length), value }];
    });
  },

  /** Calls a listener after each change of a box, in any tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const stop = changes.subscribe(listener);
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
  const text = useSyncExternalStore(box.subscribe, () => readText(keyOf(userId, kind.name, id)));
  return useMemo(() => read(kind, text), [kind, text]);
}
