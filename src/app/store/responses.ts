import { createStore, delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { isOwnerGone } from '../../auth/session.ts';
import { isSiteReachable } from '../../lib/device.ts';
import { responsesDatabase, leavesNothing } from '../../lib/storage.ts';
import { DAY, within } from '../../lib/timing.ts';
import { isRecord } from '../../lib/values.ts';

/**
 * The responses that the device keeps for the next visit, in IndexedDB: one entry for each read. If
 * the browser refuses (private window, full disk) or the device is borrowed, nothing is stored and
 * no error is shown.
 */

/** A fulfilled call, with what a reducer needs to store its response again. */
export interface StoredCall {
  /** The type of the action. */
  type: string;
  arg?: unknown;
  payload?: unknown;
  /** The time of the response, in milliseconds since 1970. */
  at: number;
}

/** An entry: the response of a read, followed by the writes that have changed it since. */
export type StoredCalls = readonly StoredCall[];

const MAX_AGE_MS = 30 * DAY;

/**
 * How long to wait for the database, because some browsers never report a failure. The wait is
 * longer offline, when the stored responses are the only data.
 */
const TIMEOUT_MS = { connected: 1000, offline: 30_000, stored: 10_000 };

let database: UseStore | null = null;

const openDatabase = (): UseStore => (database ??= createStore(responsesDatabase, 'responses'));

/** Database work runs in sequence, so that a write cannot undo a later delete. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  if (leavesNothing()) return Promise.resolve(otherwise);
  const done = queue.then(work).catch(() => {
    database = null;
    return otherwise;
  });
  queue = done;
  return done;
}

const keyOf = (userId: string, key: string): string => `${userId} ${key}`;

/** The prefix of the keys that mark saved tracks. While there is one, no response expires. */
const PIN = 'pin ';

const isCall = (call: unknown): call is StoredCall =>
  isRecord(call) && typeof call['type'] === 'string' && Number.isFinite(call['at']);

const isEntry = (entry: unknown): entry is StoredCalls =>
  Array.isArray(entry) && entry.length > 0 && entry.every(isCall);

const lastOf = (calls: StoredCalls): number => Math.max(...calls.map(({ at }) => at));

/** Deletes the responses of a user, or of all users. */
export const deleteResponses = (userId = ''): Promise<void> =>
  enqueue(async () => {
    const stored = await keys<string>(openDatabase());
    const start = userId && keyOf(userId, '');
    const gone = stored.filter((key) => key.startsWith(start));
    await delMany(gone, openDatabase());
  }, undefined);

/**
 * Reads a user's entries by the keys of their reads, and deletes all others.
 * @returns null if there are none, if they are too old and no track is saved, if they do not load
 * in time, or if the page's owner has left, for whom nothing is deleted
 */
export function readResponses(userId: string): Promise<Map<string, StoredCalls> | null> {
  let isRead = false;
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS.offline);
    setTimeout(() => {
      if (!isRead) void isSiteReachable().then((reachable) => reachable && resolve(null));
    }, TIMEOUT_MS.connected);
  });
  const read = enqueue(
    () =>
      openDatabase()('readwrite', async (responses) => {
        const stored = responses.getAllKeys();
        const values = responses.getAll();
        const names = (await promisifyRequest(stored)).map(String);
        const found: unknown[] = await promisifyRequest(values);
        // The others' entries belong to whoever has logged in since.
        if (isOwnerGone()) return null;
        const own = new Map<string, StoredCalls>();
        const start = keyOf(userId, '');
        for (const [index, name] of names.entries()) {
          const entry = found[index];
          if (name.startsWith(start) && isEntry(entry)) own.set(name.slice(start.length), entry);
          else responses.delete(name);
        }
        const isPinned = [...own.keys()].some((key) => key.startsWith(PIN));
        const newest = Math.max(...[...own.values()].map(lastOf));
        if (isPinned || Date.now() - newest < MAX_AGE_MS) return own;
        responses.clear();
        return null;
      }),
    null,
  );
  return Promise.race([read, timeout]).finally(() => {
    isRead = true;
  });
}

/** Commits at once, because a page that is being unloaded cannot wait. */
function committed({ transaction }: IDBObjectStore): Promise<boolean> {
  const end = promisifyRequest(transaction).then(
    () => true,
    () => false,
  );
  transaction.commit?.();
  return end;
}

function write(work: (responses: IDBObjectStore) => Promise<boolean>): Promise<boolean> {
  const written = enqueue(
    async () => !isOwnerGone() && (await openDatabase()('readwrite', work)),
    false,
  );
  return within(TIMEOUT_MS.stored, written, false);
}

/** Stores the response of a read in place of its entry; the last writer wins. */
export const storeResponse = (userId: string, key: string, call: StoredCall): Promise<boolean> =>
  write((responses) => {
    responses.put([call], keyOf(userId, key));
    return committed(responses);
  });

/** Adds a write to the entry of the read whose response it changed. */
export const storeWrite = (userId: string, key: string, call: StoredCall): Promise<boolean> =>
  write(async (responses) => {
    const entry: unknown = await promisifyRequest(responses.get(keyOf(userId, key)));
    responses.put([...(isEntry(entry) ? entry : []), call], keyOf(userId, key));
    return committed(responses);
  });

/**
 * Pins the responses of some reads under a name. While there is a pin, no response expires. Returns
 * false, and pins nothing, if one of them is not stored.
 */
export const pinResponses = (
  userId: string,
  name: string,
  reads: readonly string[],
  call: StoredCall,
): Promise<boolean> =>
  write(async (responses) => {
    const found = await Promise.all(
      reads.map((key) => promisifyRequest(responses.count(keyOf(userId, key)))),
    );
    if (found.includes(0)) return false;
    responses.put([call], keyOf(userId, PIN + name));
    return committed(responses);
  });

/** Deletes a pin, and the entries of reads that were needed only by it. */
export const unpinResponses = (
  userId: string,
  name: string,
  reads: readonly string[],
): Promise<boolean> =>
  write((responses) => {
    for (const key of [PIN + name, ...reads]) responses.delete(keyOf(userId, key));
    return committed(responses);
  });

/**
 * Returns whether the device has a pin, even if the responses have not loaded in time. Returns true
 * if the database cannot be read.
 */
export const hasPin = (): Promise<boolean> =>
  enqueue(async () => {
    const stored = await keys<string>(openDatabase());
    return stored.some((key) => key.includes(` ${PIN}`));
  }, true);
