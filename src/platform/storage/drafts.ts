import { storagePrefix } from '../../config/brand.ts';
import { isRecord } from '../isRecord.ts';
import { observable } from '../observable.ts';
import { keysWith, readJson, removeText, storageKey, writeJson } from './storage.ts';

/** The kinds of drafts, with the subject each is stored under. */
export const draftOf = {
  submission: (taskId: string) => `submit:${taskId}`,
  grade: (submissionId: string) => `grade:${submissionId}`,
  profile: 'profile',
  enrollment: 'enroll',
  /** A mentor's own comments and checklists, in the text of their file. */
  library: 'library',
} as const;

/** A stored draft: a form's values as the user left them, and when, in milliseconds since 1970. */
interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
  /** Set where it is finished and waits in the outbox: see `finished.ts`. */
  finished?: object;
}

const changes = observable(null);

/** Subscribes to changes of drafts, in other tabs too. */
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

/** Stores a draft; what is typed after it was finished makes it unfinished again. */
export function writeDraft(
  userId: string,
  subject: string,
  values: object,
  finished?: object,
): void {
  writeJson(keyOf(userId, subject), { values, savedAt: Date.now(), finished });
  changes.set(null);
}

/** Deletes a draft: the service has accepted it, or the user discarded it. */
export function clearDraft(userId: string, subject: string): void {
  removeText(keyOf(userId, subject));
  changes.set(null);
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

/** Deletes all drafts of a user, at logout. */
export function clearDrafts(userId: string): void {
  for (const subject of draftSubjects(userId)) clearDraft(userId, subject);
}
