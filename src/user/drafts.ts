import { isRecord, observable } from '../lib/values.ts';
import { tokenOwner } from '../auth/session.ts';
import { keysWithPrefix, readJson, removeText, storageKey, writeJson } from '../lib/storage.ts';

/** The names of stored drafts. They never change, and only this file uses them. */
const storedAs = {
  submission: 'submit:',
  grade: 'grade:',
  profile: 'profile',
  enrollment: 'enroll',
} as const;

export type DraftKey = 'profile' | 'enroll' | `${'submit' | 'grade'}:${string}`;

export interface DraftSubject {
  kind: keyof typeof storedAs;
  /** Of a task or a submission; '' for subjects with one draft a user. */
  id: string;
}

/** The kinds of drafts, with the name each is stored under. */
export const draftOf = {
  submission: (taskId: string) => `${storedAs.submission}${taskId}` as const,
  grade: (submissionId: string) => `${storedAs.grade}${submissionId}` as const,
  profile: storedAs.profile,
  enrollment: storedAs.enrollment,
} as const;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys
const kinds = Object.keys(storedAs) as DraftSubject['kind'][];

/** Null for a name of another version. */
export function subjectOf(name: string): DraftSubject | null {
  const kind = kinds.find((candidate) =>
    storedAs[candidate].endsWith(':')
      ? name.startsWith(storedAs[candidate])
      : name === storedAs[candidate],
  );
  return kind === undefined ? null : { kind, id: name.slice(storedAs[kind].length) };
}

/** False for a name of another version. */
const isDraftKey = (name: string): name is DraftKey => subjectOf(name) !== null;

/** A form's values as the user left them, and when, in milliseconds since 1970. */
export interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
  /** Set if it is finished and waits in the outbox: see `finished.ts`. */
  finished?: object;
  /** True if its form was sent without a response that settled it: that try may have arrived. */
  tried?: boolean;
  about?: About;
  /** The submission as its author last saw it, see `finished.ts`. */
  seen?: object | null;
  /** The earlier values of the changed fields, if only changed fields are stored. */
  before?: Readonly<Record<string, unknown>>;
}

/** The API may no longer have these names. */
export interface About {
  title: string;
  mentee?: string;
}

const changes = observable(null);

/** Subscribes to changes of drafts, in all tabs. */
export function onDrafts(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** All keys that start with it belong to the user's unsent input, and are deleted at a logout. */
export const draftPrefix = (userId: string): string => storageKey(`draft:${userId}:`);

/** Before a task's id: the points of its brief that the user has ticked. */
export const ticksPrefix = 'ticks:';

const keyOf = (userId: string, subject: DraftKey): string => draftPrefix(userId) + subject;

/** True for a draft as stored. */
const isDraft = (value: unknown): value is Record<string, unknown> & Draft =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number';

/** A user's draft on one subject (`submit:{taskId}`), or null, also for an unreadable value. */
export function readDraft(userId: string, subject: DraftKey): Draft | null {
  const draft = readJson(keyOf(userId, subject));
  return isDraft(draft) ? draft : null;
}

/** The stored names of a draft's subject, or undefined. */
export function aboutOf(userId: string, subject: DraftKey): About | undefined {
  const about: unknown = readDraft(userId, subject)?.about;
  if (!isRecord(about) || typeof about['title'] !== 'string') return undefined;
  const { title, mentee } = about;
  return { title, ...(typeof mentee === 'string' && { mentee }) };
}

/** The earlier values of a draft's changed fields; empty if a draft stores all values. */
export function beforeOf(userId: string, subject: DraftKey): Readonly<Record<string, unknown>> {
  const before: unknown = readDraft(userId, subject)?.before;
  return isRecord(before) ? before : {};
}

/**
 * Stores a draft, unless the user has logged out in any tab; false if it is only in memory. Editing
 * a finished draft makes it unfinished again. `tried`, `about` and `seen` stay as stored if they
 * are not given, and `savedAt` is now.
 */
export function writeDraft(
  userId: string,
  subject: DraftKey,
  values: object,
  more: Partial<Omit<Draft, 'values'>> = {},
): boolean {
  if (tokenOwner() !== userId) return false;
  const { finished, tried = finished !== undefined || wasTried(userId, subject) } = more;
  const stored = writeJson(keyOf(userId, subject), {
    values,
    savedAt: more.savedAt ?? Date.now(),
    finished,
    tried: tried || undefined,
    about: more.about ?? aboutOf(userId, subject),
    seen: more.seen ?? readDraft(userId, subject)?.seen,
    before: more.before,
  });
  changes.set(null);
  return stored;
}

/** True if a try to send this draft may have arrived. */
export const wasTried = (userId: string, subject: DraftKey): boolean =>
  readDraft(userId, subject)?.tried === true;

/**
 * Subscribes to changes of one draft in other tabs. The listener gets true if they have deleted it.
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
  removeText(keyOf(userId, subject));
  changes.set(null);
}

/** Deletes a draft that the API has accepted, unless other values were stored since. */
export function clearSent(userId: string, subject: DraftKey, values: object): void {
  const stored = readDraft(userId, subject)?.values;
  if (JSON.stringify(stored) === JSON.stringify(values)) clearDraft(userId, subject);
}

/** Deletes a stored choice of a track that the user is enrolled in by now. */
export function clearEnrolled(userId: string, tracks: readonly { id: string }[]): void {
  const trackId = readDraft(userId, draftOf.enrollment)?.values['trackId'];
  if (tracks.some(({ id }) => id === trackId)) clearDraft(userId, draftOf.enrollment);
}

/** The subjects of a user's drafts, sorted. */
export function draftSubjects(userId: string): DraftKey[] {
  const start = draftPrefix(userId);
  return keysWithPrefix(start)
    .map((key) => key.slice(start.length))
    .filter(isDraftKey)
    .sort();
}

/** How many finished drafts of a user wait to be sent. */
export const countFinished = (userId: string): number =>
  draftSubjects(userId).filter((subject) => readDraft(userId, subject)?.finished).length;

/** Deletes all drafts of a user, at logout. */
export function clearDrafts(userId: string): void {
  for (const key of keysWithPrefix(draftPrefix(userId))) removeText(key);
  changes.set(null);
}
