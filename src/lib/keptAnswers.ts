import { createStore, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import { answersDatabase } from './storage.ts';

/**
 * The last answers of the service, kept on this device for the person they were given to: what can
 * be read without a network. In IndexedDB, which a private window forbids and a full disk refuses;
 * then nothing is kept, and nobody is bothered.
 */

/** One kept answer. */
export interface KeptAnswer {
  /** The key of the request it answers. */
  key: string;
  /** What was asked for: an id, or nothing. */
  arg: string | null;
  /** As the store got it; read it as carefully as an answer of the service. */
  answer: unknown;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** Records of another version are not read. */
const VERSION = 1;

let database: UseStore | null = null;

function opened(): UseStore {
  database ??= createStore(answersDatabase, 'answers');
  return database;
}

/** Work on the database, one after the other: what was forgotten last stays forgotten. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const done = queue.then(work).catch(() => {
    database = null;
    return otherwise;
  });
  queue = done;
  return done;
}

const start = (userId: string): string => `${userId} `;

/** Keeps an answer in the place of the one before. */
export const keepAnswer = (userId: string, kept: KeptAnswer): Promise<void> =>
  inTurn(() => set(start(userId) + kept.key, { ...kept, version: VERSION }, opened()), undefined);

const isKept = (record: unknown): record is KeptAnswer =>
  typeof record === 'object' &&
  record !== null &&
  'version' in record &&
  record.version === VERSION &&
  'key' in record &&
  typeof record.key === 'string' &&
  'arg' in record &&
  (record.arg === null || typeof record.arg === 'string') &&
  'at' in record &&
  typeof record.at === 'number' &&
  record.at <= Date.now() &&
  'answer' in record;

/** What is kept for a person; whatever is no record of ours counts as none. */
export const keptAnswers = (userId: string): Promise<KeptAnswer[]> =>
  inTurn(async () => {
    const all = await entries<string, unknown>(opened());
    return all
      .filter(([key]) => key.startsWith(start(userId)))
      .map(([, record]) => record)
      .filter(isKept);
  }, []);

/** Forgets what is kept for everybody but this person; null: for everybody. */
export const forgetAnswers = (except: string | null): Promise<void> =>
  inTurn(async () => {
    const all = await keys<string>(opened());
    const others = all.filter((key) => except === null || !key.startsWith(start(except)));
    if (others.length > 0) await delMany(others, opened());
  }, undefined);
