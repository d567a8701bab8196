import { number, object, type Schema, string } from 'yup';
import { isSame } from '../lib/values.ts';
import { box, type BoxKind } from './box.ts';

/** Names that the API may no longer have when a draft is listed. */
export interface About {
  title: string;
  mentee?: string | undefined;
}

/**
 * `draft`: never sent. `ready`: finished, and waiting in the outbox; stored before each send.
 * `failed`: changed since a send that may have arrived.
 */
export type DraftStatus = 'draft' | 'ready' | 'failed';

/** What a person typed into a form and the API has not accepted. */
export interface Draft {
  /** The values of the form; of a profile, those that were changed. */
  values: Readonly<Record<string, unknown>>;
  /** When these values were stored, in milliseconds since 1970. */
  savedAt: number;
  status: DraftStatus;
  /** What its author saw of what it replaces, or null if there was nothing. */
  seen: object | null;
  about?: About | undefined;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- yup has no type for records
const schema = object({
  values: object().required(),
  savedAt: number().required(),
  status: string().oneOf(['draft', 'ready', 'failed']).required(),
  seen: object().nullable().defined(),
  about: object({ title: string().defined(), mentee: string() }).default(undefined),
}) as unknown as Schema<Draft>;

/** What a draft is about. */
export interface DraftSubject {
  kind: 'submission' | 'grade' | 'profile' | 'enrollment';
  /** The id of the task or of the graded submission; '' for kinds of which a user has only one. */
  id: string;
}

const kinds: readonly DraftSubject['kind'][] = ['submission', 'grade', 'profile', 'enrollment'];

const boxKind = (name: DraftSubject['kind']): BoxKind<Draft> => ({ name, schema });

/** Returns the subject of a draft, by its kind. */
export const draftOf = {
  submission: (taskId: string) => ({ kind: 'submission', id: taskId }),
  grade: (submissionId: string) => ({ kind: 'grade', id: submissionId }),
  profile: { kind: 'profile', id: '' },
  enrollment: { kind: 'enrollment', id: '' },
} as const satisfies Record<
  DraftSubject['kind'],
  DraftSubject | ((id: string) => Readonly<DraftSubject>)
>;

/** Returns a user's draft on a subject, or null. */
export const readDraft = (userId: string, { kind, id }: DraftSubject): Draft | null =>
  box.get(userId, boxKind(kind), id);

/**
 * Stores a draft, as `box.set` does. By default, changing one that was sent makes it `failed`, and
 * the rest stays as stored.
 */
export function writeDraft(
  userId: string,
  subject: DraftSubject,
  values: object,
  more: Partial<Pick<Draft, 'status' | 'seen' | 'about'>> = {},
): boolean {
  const before = readDraft(userId, subject);
  const changed = before === null || before.status === 'draft' ? 'draft' : 'failed';
  return box.set(userId, boxKind(subject.kind), subject.id, {
    values: { ...values },
    savedAt: before && isSame(before.values, values) ? before.savedAt : Date.now(),
    status: more.status ?? changed,
    seen: more.seen === undefined ? (before?.seen ?? null) : more.seen,
    about: more.about ?? before?.about,
  });
}

/** Deletes a draft. */
export const clearDraft = (userId: string, { kind, id }: DraftSubject): void =>
  box.remove(userId, { name: kind }, id);

/** Deletes a stored choice of a track that the user is enrolled in by now. */
export function clearEnrolled(userId: string, tracks: readonly { id: string }[]): void {
  const trackId = readDraft(userId, draftOf.enrollment)?.values['trackId'];
  if (tracks.some(({ id }) => id === trackId)) clearDraft(userId, draftOf.enrollment);
}

export type StoredDraft = DraftSubject & Draft;

/** Returns a user's drafts, the oldest first. */
export const draftsOf = (userId: string): StoredDraft[] =>
  kinds
    .flatMap((kind) =>
      box.list(userId, boxKind(kind)).map(({ id, value }) => Object.assign(value, { kind, id })),
    )
    .sort((a, b) => a.savedAt - b.savedAt);

/** Returns the tasks or submissions that have a draft. */
export const idsWithDraft = (userId: string, kind: DraftSubject['kind']): string[] =>
  box.list(userId, boxKind(kind)).map(({ id }) => id);

/** Returns the drafts that wait in the outbox. */
export const readyDrafts = (userId: string): StoredDraft[] =>
  draftsOf(userId).filter(({ status }) => status === 'ready');

/** What a person wrote that this version cannot read, as it is stored. */
export interface UnreadableDraft {
  name: DraftSubject['kind'] | 'unreadable';
  id: string;
  text: string;
}

/**
 * Returns what a user wrote and this version cannot read. What an earlier version set aside stays in
 * this list, even if this version could read it.
 */
export const unreadableDrafts = (userId: string): UnreadableDraft[] =>
  [...kinds, 'unreadable' as const].flatMap((name) =>
    box
      .texts(userId, { name })
      .filter(({ id }) => name === 'unreadable' || readDraft(userId, { kind: name, id }) === null)
      .map((entry) => Object.assign(entry, { name })),
  );

/** Deletes a text that this version cannot read. */
export const clearUnreadable = (userId: string, { name, id }: UnreadableDraft): void =>
  box.remove(userId, { name }, id);
