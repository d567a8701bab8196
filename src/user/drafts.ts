import { storagePrefix } from '../brand.ts';
import { isRecord, observable } from '../lib/values.ts';
import { sessionOf, storedToken } from '../auth/session.ts';
import { keysWith, readJson, readText, removeText, storageKey, writeJson } from '../lib/storage.ts';

/** The names under which devices have stored drafts: they never change, and only this file knows them. */
const storedAs = {
  submission: 'submit:',
  grade: 'grade:',
  writing: 'library:',
  profile: 'profile',
  enrollment: 'enroll',
  library: 'library',
} as const;

/** A draft's stored name. */
export type DraftKey =
  'profile' | 'enroll' | 'library' | `${'submit' | 'grade' | 'library'}:${string}`;

/** What a draft is of. */
export interface DraftSubject {
  kind: keyof typeof storedAs;
  /** Of a task or a submission; '' where a user has one such draft at most. */
  id: string;
}

/** The kinds of drafts, with the name each is stored under. */
export const draftOf = {
  submission: (taskId: string) => `${storedAs.submission}${taskId}` as const,
  grade: (submissionId: string) => `${storedAs.grade}${submissionId}` as const,
  profile: storedAs.profile,
  enrollment: storedAs.enrollment,
  /** A mentor's own comments and checklists, in the text of their file. */
  library: storedAs.library,
  /** What is being written for it: `comment`, or the checklist of a task by its id. */
  writing: (what: string) => `${storedAs.writing}${what}` as const,
} as const;

const kinds = ['submission', 'grade', 'writing', 'profile', 'enrollment', 'library'] as const;

/** What a draft is of; null: the name is none of this version's. */
export function subjectOf(name: string): DraftSubject | null {
  const kind = kinds.find((one) =>
    storedAs[one].endsWith(':') ? name.startsWith(storedAs[one]) : name === storedAs[one],
  );
  return kind === undefined ? null : { kind, id: name.slice(storedAs[kind].length) };
}

const isKey = (name: string): name is DraftKey => subjectOf(name) !== null;

/** A stored draft: a form's values as the user left them, and when, in milliseconds since 1970. */
interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
  /** Set if it is finished and waits in the outbox: see `finished.ts`. */
  finished?: object;
  /** True if its form was sent without an answer that settled it: that try may have arrived. */
  tried?: boolean;
  about?: About;
  /** What its writer had seen of the submission, see `finished.ts`. */
  seen?: object | null;
  /** What the changed values were before if only those are stored. */
  before?: Readonly<Record<string, unknown>>;
}

/** What a draft is about, as it was called then: the API may no longer know it. */
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

const keyOf = (userId: string, subject: DraftKey): string => prefix(userId) + subject;

const isDraft = (value: unknown): value is Record<string, unknown> & Draft =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number';

/**
 * A user's draft on one subject (`submit:{taskId}`), or null. Any other stored value counts as
 * none.
 */
export function readDraft(userId: string, subject: DraftKey): Draft | null {
  const draft = readJson(keyOf(userId, subject));
  return isDraft(draft) ? draft : null;
}

/** What a draft is about; undefined: it has no name of its own. */
export function aboutOf(userId: string, subject: DraftKey): About | undefined {
  const about: unknown = readDraft(userId, subject)?.about;
  if (!isRecord(about) || typeof about['title'] !== 'string') return undefined;
  const { title, mentee } = about;
  return { title, ...(typeof mentee === 'string' && { mentee }) };
}

/** What the values of a draft were before they were changed; empty where a draft stores all values. */
export function beforeOf(userId: string, subject: DraftKey): Readonly<Record<string, unknown>> {
  const before: unknown = readDraft(userId, subject)?.before;
  return isRecord(before) ? before : {};
}

/**
 * Stores a draft; what is typed after it was finished makes it unfinished again. Nothing is stored
 * after a logout, here or in another tab.
 * @param more `tried`, `about` and `seen` stay as stored before if they are not given
 * @returns false if it does not outlast the page
 */
export function writeDraft(
  userId: string,
  subject: DraftKey,
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
export const wasTried = (userId: string, subject: DraftKey): boolean =>
  readDraft(userId, subject)?.tried === true;

/**
 * Subscribes to what other tabs do to one draft.
 * @param listener called with whether they have deleted it
 */
export function onForeignDraft(
  userId: string,
  subject: DraftKey,
  listener: (isDeleted: boolean) => void,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === keyOf(userId, subject)) listener(newValue === null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Deletes a draft. */
export function clearDraft(userId: string, subject: DraftKey): void {
  const key = keyOf(userId, subject);
  removeText(key);
  written.delete(key);
  changes.set(null);
}

/** Deletes a draft that the API has accepted, unless other values were stored since. */
export function clearSent(userId: string, subject: DraftKey, values: object): void {
  const stored = readDraft(userId, subject)?.values;
  if (JSON.stringify(stored) === JSON.stringify(values)) clearDraft(userId, subject);
}

/** The name of the file that a mentor's comments and checklists are saved as. */
export const LIBRARY_FILE = `${storagePrefix}-comments.json`;

/** The text of that file, or null if there are none. */
export function libraryDraft(userId: string): string | null {
  const file = readDraft(userId, draftOf.library)?.values['file'];
  return typeof file === 'string' ? file : null;
}

/** The subjects of a user's drafts. */
export function draftSubjects(userId: string): DraftKey[] {
  const start = prefix(userId);
  return keysWith(start)
    .map((key) => key.slice(start.length))
    .filter(isKey);
}

/** The subjects of what a user has written; a library is no draft, though it is stored as one. */
export const writtenSubjects = (userId: string): DraftKey[] =>
  draftSubjects(userId)
    .filter((subject) => subject !== draftOf.library)
    .sort();

/** How many finished drafts of a user wait to be sent. */
export const countFinished = (userId: string): number =>
  draftSubjects(userId).filter((subject) => readDraft(userId, subject)?.finished).length;

/** Deletes all drafts of a user, at logout; the library with them. */
export function clearDrafts(userId: string): void {
  for (const key of keysWith(prefix(userId))) {
    removeText(key);
    written.delete(key);
  }
  changes.set(null);
}
