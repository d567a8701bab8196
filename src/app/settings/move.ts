import { isRecord } from '../../lib/values.ts';
import { keysWithPrefix, readJson, writeJson } from '../../lib/storage.ts';
import { mergeLibraries } from '../../mentoring/library/library.ts';
import {
  libraryFile,
  readLibraryFile,
  storedLibrary,
} from '../../mentoring/library/libraryFile.ts';
import {
  parseVersions,
  persistVersions,
  readVersions,
  tasksWithVersions,
  withVersion,
} from '../../tasks/versions.ts';
import {
  type Draft,
  type DraftKey,
  draftOf,
  draftPrefix,
  draftSubjects,
  isDraft,
  isDraftKey,
  readDraft,
  ticksPrefix,
  writeDraft,
} from '../../user/drafts.ts';

/** Everything that a user wrote on a device, as stored there. */
export interface Writings {
  userId: string;
  /** By subject. */
  drafts: Readonly<Record<string, unknown>>;
  /** Ticked points of briefs, by task id. */
  ticks: Readonly<Record<string, unknown>>;
  /** Versions of submitted work, by task id. */
  versions: Readonly<Record<string, unknown>>;
}

const ticksOf = (userId: string): string => draftPrefix(userId) + ticksPrefix;

/** Reads everything that a user wrote on this device. */
export function readWritings(userId: string): Writings {
  const ticks = keysWithPrefix(ticksOf(userId));
  return {
    userId,
    drafts: Object.fromEntries(draftSubjects(userId).map((key) => [key, readDraft(userId, key)])),
    ticks: Object.fromEntries(
      ticks.map((key) => [key.slice(ticksOf(userId).length), readJson(key)]),
    ),
    versions: Object.fromEntries(
      tasksWithVersions(userId).map((taskId) => [taskId, readVersions(userId, taskId)]),
    ),
  };
}

/** A draft of the file next to that of this device. */
interface MovedDraft {
  subject: DraftKey;
  draft: Draft;
  here: Draft | null;
}

/** The drafts of a file that differ from those of this device, without the library. */
const movedDrafts = ({ userId, drafts }: Writings): MovedDraft[] =>
  Object.entries(drafts).flatMap(([subject, draft]) => {
    if (!isDraftKey(subject) || subject === draftOf.library || !isDraft(draft)) return [];
    const here = readDraft(userId, subject);
    const isSame = JSON.stringify(here?.values) === JSON.stringify(draft.values);
    return isSame ? [] : [{ subject, draft, here }];
  });

const isNewer = ({ draft, here }: MovedDraft): boolean =>
  here === null || draft.savedAt > here.savedAt;

/** The text of a library that is stored as a draft. */
const libraryIn = (draft: unknown): string =>
  isDraft(draft) && typeof draft.values['file'] === 'string' ? draft.values['file'] : '';

/** The text of the library with that of a file in it, or null if the file changes nothing. */
function movedLibrary({ userId, drafts }: Writings): string | null {
  const here = storedLibrary(userId);
  const moved = readLibraryFile(libraryIn(drafts[draftOf.library]));
  if (here === null || !('library' in moved)) return null;
  const merged = libraryFile(mergeLibraries(moved.library, here));
  return merged === libraryIn(readDraft(userId, draftOf.library)) ? null : merged;
}

/** The versions of a file that this device does not have, by task id. */
const movedVersions = ({ userId, versions }: Writings) =>
  Object.entries(versions).flatMap(([taskId, stored]) => {
    const here = readVersions(userId, taskId);
    const merged = parseVersions(stored).reduce(withVersion, here);
    const count = merged.length - here.length;
    return merged === here ? [] : [{ taskId, merged, count }];
  });

const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];

/** The ticks of tasks with those of a file, if this device does not have all of them. */
const movedTicks = ({ userId, ticks }: Writings) =>
  Object.entries(ticks).flatMap(([taskId, stored]) => {
    const key = ticksOf(userId) + taskId;
    const here = textsIn(readJson(key));
    const merged = [...new Set([...here, ...textsIn(stored)])];
    const count = merged.length - here.length;
    return count === 0 ? [] : [{ key, merged, count }];
  });

/** The changes that the writings of another device would make on this device, as counts. */
export interface Changes {
  added: number;
  /** Drafts of this device that a newer draft would replace. */
  replaced: number;
  /** Drafts of this device that are newer and stay. */
  newerHere: number;
  versions: number;
  ticks: number;
  hasLibrary: boolean;
}

/** Counts what `addWritings` would change. */
export function changesOf(writings: Writings): Changes {
  const drafts = movedDrafts(writings);
  return {
    added: drafts.filter(({ here }) => here === null).length,
    replaced: drafts.filter((draft) => draft.here !== null && isNewer(draft)).length,
    newerHere: drafts.filter((draft) => !isNewer(draft)).length,
    versions: movedVersions(writings).reduce((sum, { count }) => sum + count, 0),
    ticks: movedTicks(writings).reduce((sum, { count }) => sum + count, 0),
    hasLibrary: movedLibrary(writings) !== null,
  };
}

/**
 * Adds the writings of another device to this one. Newer drafts replace older ones; libraries,
 * ticks and versions are merged.
 * @returns false if this device did not store all of it
 */
export function addWritings(writings: Writings): boolean {
  const { userId } = writings;
  const library = movedLibrary(writings);
  return [
    ...movedDrafts(writings)
      .filter(isNewer)
      .map(({ subject, draft: { values, ...more } }) => writeDraft(userId, subject, values, more)),
    ...movedVersions(writings).map(({ taskId, merged }) => persistVersions(userId, taskId, merged)),
    ...movedTicks(writings).map(({ key, merged }) => writeJson(key, merged)),
    library === null || writeDraft(userId, draftOf.library, { file: library }),
  ].every(Boolean);
}

const KIND = 'akada writings';

/** Slow on purpose, because a password is easier to guess than a key: about a second on a phone. */
const ITERATIONS = 600_000;

/** A file from elsewhere must not block the phone for minutes. */
const MAX_ITERATIONS = 10 * ITERATIONS;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(text)), (char) => char.charCodeAt(0));

async function keyOf(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // Keyboards write the same letter in different ways.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** The text of a file with a user's writings, encrypted with AES-GCM. */
export async function sealWritings(
  writings: Writings,
  password: string,
  iterations = ITERATIONS,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(password, salt, iterations);
  const words = new TextEncoder().encode(JSON.stringify(writings));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, words);
  return JSON.stringify({
    kind: KIND,
    iterations,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  });
}

/** The reasons why a file cannot be opened. A damaged file is like a wrong password. */
export type Unopened = 'not a file of ours' | 'wrong password' | 'of another user';

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const recordOr = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Opens the text of a file for a user. */
export async function openWritings(
  userId: string,
  text: string,
  password: string,
): Promise<Writings | Unopened> {
  const { kind, iterations, salt, iv, data } = parsed(text);
  const isCount = Number.isSafeInteger(iterations) && Number(iterations) > 0;
  if (kind !== KIND || !isCount || Number(iterations) > MAX_ITERATIONS) return 'not a file of ours';
  let words: ArrayBuffer;
  try {
    const key = await keyOf(password, fromBase64(salt), Number(iterations));
    words = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      key,
      fromBase64(data),
    );
  } catch {
    return 'wrong password';
  }
  const writings = parsed(new TextDecoder().decode(words));
  if (writings['userId'] !== userId) return 'of another user';
  return {
    userId,
    drafts: recordOr(writings['drafts']),
    ticks: recordOr(writings['ticks']),
    versions: recordOr(writings['versions']),
  };
}
