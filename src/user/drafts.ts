import { storagePrefix } from '../brand.ts';
import { isRecord, observable } from '../lib/values.ts';
import { sessionOf, storedToken } from '../auth/session.ts';
import { keysWith, readJson, readText, removeText, storageKey, writeJson } from '../lib/storage.ts';

/** The kinds of drafts, with the subject each is stored under. */
export const draftOf = {
  submission: (taskId: string) => `submit:${taskId}`,
  grade: (submissionId: string) => `grade:${submissionId}`,
  profile: 'profile',
  enrollment: 'enroll',
  /** A mentor's own comments and checklists, in the text of their file. */
  library: 'library',
  /** What is being written for it: `comment`, or the checklist of a task by its id. */
  writing: (what: string) => `library:${what}`,
} as const;

/** A stored draft: a form's values as the user left them, and when, in milliseconds since 1970. */
interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
  /** Set where it is finished and waits in the outbox: see `finished.ts`. */
  finished?: object;
  /** True if its form was sent without an answer that settled it: that try may have arrived. */
  tried?: boolean;
  about?: About;
  /** What its writer had seen of the submission: see `finished.ts`. */
  seen?: object | null;
  /** What the changed values were before, where only those are stored. */
  before?: Readonly<Record<string, unknown>>;
}

/** What a draft is about, as it was called then: the service may no longer know it. */
export interface About {
  /** The task's title. */
  title: string;
  /** The mentee's name, for a grade. */
  mentee?: string;
}

const changes = observable(null);

/** What this tab has stored last, by key. */
const written = new Map<string, string | null>();

/** Subscribes to changes of drafts, in this tab and others. */
export function onDrafts(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

const prefix = (userId: string): string => storageKey(`draft:${userId}:`);

const keyOf = (userId: string, subject: string): string => prefix(userId) + subject;

const isDraft = (value: unknown): value is Record<string, unknown> & Draft =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number';

/**
 * A user's draft on one subject (`submit:{taskId}`), or null. Any other stored value counts as
 * none.
 */
export function readDraft(userId: string, subject: string): Draft | null {
  const draft = readJson(keyOf(userId, subject));
  return isDraft(draft) ? draft : null;
}

/** What a draft is about; undefined: it has no name of its own. */
export function aboutOf(userId: string, subject: string): About | undefined {
  const about: unknown = readDraft(userId, subject)?.about;
  if (!isRecord(about) || typeof about['title'] !== 'string') return undefined;
  const { title, mentee } = about;
  return { title, ...(typeof mentee === 'string' && { mentee }) };
}

/** What the values of a draft were before they were changed; empty where a draft stores all values. */
export function beforeOf(userId: string, subject: string): Readonly<Record<string, unknown>> {
  const before: unknown = readDraft(userId, subject)?.before;
  return isRecord(before) ? before : {};
}

/**
 * Stores a draft; what is typed after it was finished makes it unfinished again. Nothing is stored
 * after a logout, here or in another tab.
 * @param more `tried`, `about` and `seen` stay as stored before if they are not given
 * @returns false where it does not outlast the page
 */
export function writeDraft(
  userId: string,
  subject: string,
  values: object,
  more: Pick<Draft, 'finished' | 'tried' | 'about' | 'seen' | 'before'> = {},
): boolean {
  if (sessionOf(storedToken(), 0)?.userId !== userId) return false;
  const { finished, tried = finished !== undefined || wasTried(userId, subject) } = more;
  const key = keyOf(userId, subject);
  const stored = writeJson(key, {
    values,
    savedAt: Date.now(),
    finished,
    tried: tried || undefined,
    about: more.about ?? aboutOf(userId, subject),
    seen: more.seen ?? readDraft(userId, subject)?.seen,
    before: more.before,
  });
  written.set(key, readText(key));
  changes.set(null);
  return stored;
}

/**
 * Deletes what this tab has stored of a user who had logged out in another tab by then: browsers
 * report a logout to other tabs some milliseconds late. Drafts of a later login stay.
 */
export function clearLate(userId: string): void {
  for (const [key, text] of written) {
    if (key.startsWith(prefix(userId)) && readText(key) === text) removeText(key);
  }
  written.clear();
}

/** True if a try to send this draft may have arrived. */
export const wasTried = (userId: string, subject: string): boolean =>
  readDraft(userId, subject)?.tried === true;

/**
 * Subscribes to what other tabs do to one draft.
 * @param listener called with whether they have deleted it
 */
export function onForeignDraft(
  userId: string,
  subject: string,
  listener: (isDeleted: boolean) => void,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === keyOf(userId, subject)) listener(newValue === null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Deletes a draft. */
export function clearDraft(userId: string, subject: string): void {
  const key = keyOf(userId, subject);
  removeText(key);
  written.delete(key);
  changes.set(null);
}

/** Deletes a draft that the service has accepted, unless other values were stored since. */
export function clearSent(userId: string, subject: string, values: object): void {
  const stored = readDraft(userId, subject)?.values;
  if (JSON.stringify(stored) === JSON.stringify(values)) clearDraft(userId, subject);
}

/** The name of the file that a mentor's comments and checklists are saved as. */
export const LIBRARY_FILE = `${storagePrefix}-comments.json`;

/** The text of that file, or null where there are none. */
export function libraryDraft(userId: string): string | null {
  const file = readDraft(userId, draftOf.library)?.values['file'];
  return typeof file === 'string' ? file : null;
}

/** The subjects of a user's drafts. */
export function draftSubjects(userId: string): string[] {
  const start = prefix(userId);
  return keysWith(start).map((key) => key.slice(start.length));
}

/** How many finished drafts of a user wait to be sent. */
export const countFinished = (userId: string): number =>
  draftSubjects(userId).filter((subject) => readDraft(userId, subject)?.finished).length;

/** Deletes drafts of a user: all that are stored, at logout; the library with them. */
export function clearDrafts(
  userId: string,
  subjects: readonly string[] = draftSubjects(userId),
): void {
  for (const subject of subjects) clearDraft(userId, subject);
}
