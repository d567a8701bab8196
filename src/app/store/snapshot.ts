import { createStore, delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { isSiteSilent } from '../../lib/device.ts';
import { answersDatabase, leavesNothing } from '../../lib/storage.ts';

/**
 * The state of a user's store, persisted in IndexedDB. If the browser refuses (private window, full
 * disk) or the device is borrowed, nothing is stored, and no error is shown.
 */
export interface Snapshot<State> {
  version: number;
  userId: string;
  /** In milliseconds since 1970. */
  savedAt: number;
  state: State;
}

/** Raise it whenever the stored shape changes: a snapshot of another version is not read. */
export const SNAPSHOT_VERSION = 8;

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Some browsers never report a failure. Offline the snapshot is the only data, so the wait is
 * longer.
 */
const TIMEOUT_MS = { connected: 1000, offline: 30_000 };

/** Each page writes its own snapshot, because an unloading page cannot wait for another's. */
const page = crypto.getRandomValues(new Uint32Array(2)).join('-');

let database: UseStore | null = null;

const opened = (): UseStore => (database ??= createStore(answersDatabase, 'answers'));

/** Database work runs in sequence, so that a write cannot undo a later delete. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  if (leavesNothing()) return Promise.resolve(otherwise);
  const done = queue.then(work).catch(() => {
    database = null;
    return otherwise;
  });
  queue = done;
  return done;
}

/** Deletes the snapshots of a user, or of all users. */
export const deleteSnapshots = (userId = ''): Promise<void> =>
  inTurn(async () => {
    const stored = await keys<string>(opened());
    const start = userId && `${userId} `;
    await delMany(
      stored.filter((key) => key.startsWith(start)),
      opened(),
    );
  }, undefined);

/**
 * Reads and merges the snapshots of all the user's pages, and deletes all others.
 * @returns null if there is no snapshot, or it is too old, unreadable, or does not load in time
 */
export function readSnapshot<State>(
  userId: string,
  parse: (version: unknown, state: unknown) => State | null,
  merge: (earlier: State, later: State) => State,
): Promise<State | null> {
  let isRead = false;
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS.offline);
    setTimeout(() => {
      if (!isRead) void isSiteSilent().then((silent) => !silent && resolve(null));
    }, TIMEOUT_MS.connected);
  });
  const read = inTurn(
    () =>
      opened()('readwrite', async (answers) => {
        const snapshots = await promisifyRequest<Snapshot<unknown>[]>(answers.getAll());
        // Another page may have written while this page waited for the database.
        const now = Date.now();
        answers.clear();
        const [first, ...rest] = snapshots
          .filter((snapshot) => snapshot.userId === userId && Number.isFinite(snapshot.savedAt))
          .flatMap(({ version, savedAt, state: stored }): Snapshot<State>[] => {
            const state = parse(version, stored);
            return state ? [{ version: SNAPSHOT_VERSION, userId, savedAt, state }] : [];
          })
          .sort((a, b) => a.savedAt - b.savedAt);
        // The latest snapshot counts, because a clock may have been set back and corrected.
        const latest = rest[rest.length - 1] ?? first;
        if (first === undefined || latest === undefined || now - latest.savedAt >= MAX_AGE_MS) {
          return null;
        }
        const merged = rest.reduce(
          (earlier, snapshot) => ({ ...snapshot, state: merge(earlier.state, snapshot.state) }),
          first,
        );
        answers.put(merged, `${userId} earlier`);
        return merged.state;
      }),
    null,
  );
  return Promise.race([read, timeout]).finally(() => {
    isRead = true;
  });
}

/** Writes this page's snapshot over its last one; false if the device has not stored it. */
export async function writeSnapshot(userId: string, state: unknown): Promise<boolean> {
  const written = await inTurn(
    () =>
      opened()('readwrite', (answers) => {
        const snapshot = { version: SNAPSHOT_VERSION, userId, savedAt: Date.now(), state };
        answers.put(snapshot, `${userId} ${page}`);
        const end = promisifyRequest(answers.transaction).then(
          () => true,
          () => false,
        );
        // Commits at once: a page being unloaded cannot wait, nor does what is next in the queue.
        answers.transaction.commit?.();
        return { end };
      }),
    null,
  );
  return written !== null && written.end;
}
