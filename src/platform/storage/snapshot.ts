import { clear, createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { answersDatabase } from './storage.ts';

/**
 * What a person's store knew, kept on this device until their next visit. In IndexedDB, which a private
 * window forbids and a full disk refuses; then nothing is kept, and nobody is bothered.
 */
export interface Snapshot<State> {
  /** Of the shape of `state`: a snapshot of another version is not read. */
  version: number;
  userId: string;
  /** When it was taken, in milliseconds since 1970. */
  savedAt: number;
  state: State;
}

/** Another number whenever the shape of what is kept changes. */
export const SNAPSHOT_VERSION = 4;

/** How long a snapshot may be shown, in milliseconds. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;

/** A browser may never say whether the database can be had: then it cannot, in milliseconds. */
const PATIENCE = 1000;

/** Each page writes a snapshot of its own: one that goes cannot wait for what another has written. */
const page = crypto.getRandomValues(new Uint32Array(2)).join('-');

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

/** Drops the snapshots of everybody, and what older versions kept. */
export const dropSnapshots = (): Promise<void> => inTurn(() => clear(opened()), undefined);

/**
 * Reads what a person's pages have kept, once, when their store is made, and makes one snapshot of it; all
 * others are dropped.
 * @param merge what two pages know together
 * @returns null where there is none, it is too old, of another version, or cannot be had in time
 */
export function readSnapshot<State>(
  userId: string,
  merge: (earlier: State, later: State) => State,
  now: number = Date.now(),
): Promise<State | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });
  const read = inTurn(
    () =>
      opened()('readwrite', async (answers) => {
        const all = await promisifyRequest<Snapshot<State>[]>(answers.getAll());
        answers.clear();
        const [first, ...rest] = all
          .filter((snapshot) => snapshot.version === SNAPSHOT_VERSION && snapshot.userId === userId)
          .filter(({ savedAt }) => savedAt <= now && now - savedAt < LONGEST)
          .sort((a, b) => a.savedAt - b.savedAt);
        if (first === undefined) return null;
        const merged = rest.reduce(
          (earlier, one) => ({ ...one, state: merge(earlier.state, one.state) }),
          first,
        );
        answers.put(merged, `${userId} earlier`);
        return merged.state;
      }),
    null,
  );
  return Promise.race([read, late]);
}

/** Keeps this page's snapshot in the place of the one before. */
export const writeSnapshot = (
  userId: string,
  state: unknown,
  now: number = Date.now(),
): Promise<void> =>
  inTurn(
    () =>
      opened()('readwrite', (answers) => {
        const snapshot = { version: SNAPSHOT_VERSION, userId, savedAt: now, state };
        answers.put(snapshot, `${userId} ${page}`);
        // A page that goes waits for nothing.
        answers.transaction.commit?.();
      }),
    undefined,
  );
