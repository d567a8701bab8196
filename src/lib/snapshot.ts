import { createStore, delMany, getMany, keys, update, type UseStore } from 'idb-keyval';
import { answersDatabase } from './storage.ts';

/**
 * What a person's store knew, kept on this device until their next visit. In IndexedDB, which a private
 * window forbids and a full disk refuses; then nothing is kept, and nobody is bothered.
 */
export interface Snapshot<State> {
  /** Of the shape of `state`: a snapshot of another version is not read. */
  version: number;
  /** When it was taken, in milliseconds since 1970. */
  savedAt: number;
  state: State;
}

/** Another number whenever the shape of what is kept changes. Version 1 kept single answers. */
export const SNAPSHOT_VERSION = 2;

/** How long a snapshot may be shown, in milliseconds. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;

/** A browser may never say whether the database can be had: then it cannot, in milliseconds. */
const PATIENCE = 1000;

let database: UseStore | null = null;

const opened = (): UseStore => (database ??= createStore(answersDatabase, 'answers'));

/** Work on the database, one after the other: what was dropped last stays dropped. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const done = queue.then(work).catch(() => {
    database = null;
    return otherwise;
  });
  queue = done;
  return done;
}

const keyOf = (userId: string): string => `${userId} snapshot`;

/** What a page that went has put down unmerged: another tab may know something newer. */
const lastKeyOf = (userId: string): string => `${userId} last`;

const isSnapshot = (kept: unknown, now: number): kept is Snapshot<unknown> =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  kept.version === SNAPSHOT_VERSION &&
  'savedAt' in kept &&
  typeof kept.savedAt === 'number' &&
  kept.savedAt <= now &&
  now - kept.savedAt < LONGEST &&
  'state' in kept;

/** Drops the snapshots of everybody but this person, and what older versions kept; null: all. */
export const dropSnapshots = (except: string | null): Promise<void> =>
  inTurn(async () => {
    const all = await keys<string>(opened());
    const others = all.filter(
      (key) => except === null || ![keyOf(except), lastKeyOf(except)].includes(key),
    );
    if (others.length > 0) await delMany(others, opened());
  }, undefined);

/**
 * Reads a person's snapshot, once, when their store is made; all others are dropped.
 * @param merge takes over what a page that went has put down beside it
 * @returns null where there is none, it is too old, of another version, or cannot be had in time
 */
export async function readSnapshot(
  userId: string,
  now: number = Date.now(),
  merge: (earlier: unknown, later: unknown) => unknown = (_, later) => later,
): Promise<Snapshot<unknown> | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });
  const both = [keyOf(userId), lastKeyOf(userId)];
  const kept = inTurn<unknown[]>(() => getMany<unknown>(both, opened()), []);
  const read = await Promise.race([kept, late]);
  const good = (read ?? []).flatMap((one) => (isSnapshot(one, now) ? [one] : []));
  const [earlier, later] = good.sort((a, b) => a.savedAt - b.savedAt);
  void dropSnapshots(earlier || read === null ? userId : null);
  if (!earlier) return null;
  return later ? { ...later, state: merge(earlier.state, later.state) } : earlier;
}

const snapshotOf = <State>(state: State, now: number): Snapshot<State> => ({
  version: SNAPSHOT_VERSION,
  savedAt: now,
  state,
});

/**
 * Keeps a person's snapshot in the place of the one before.
 * @param merge takes over what another tab of the same person has kept meanwhile
 */
export const writeSnapshot = <State>(
  userId: string,
  state: State,
  merge: (kept: unknown, own: State) => State,
  now: number = Date.now(),
): Promise<void> =>
  inTurn(
    () =>
      update<unknown>(
        keyOf(userId),
        (kept) => snapshotOf(isSnapshot(kept, now) ? merge(kept.state, state) : state, now),
        opened(),
      ),
    undefined,
  );

/** The same of a page that goes, beside the others': a transaction that waits for an answer goes with it. */
export const writeLastSnapshot = (
  userId: string,
  state: unknown,
  now: number = Date.now(),
): Promise<void> =>
  inTurn(
    () =>
      opened()('readwrite', (answers) => {
        answers.put(snapshotOf(state, now), lastKeyOf(userId));
        answers.transaction.commit?.();
      }),
    undefined,
  );
