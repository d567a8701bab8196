import { keysWith, readJson, removeText, storageKey, writeJson } from './storage.ts';

/** What drafts are of, and under which subject each is kept. */
export const draftOf = {
  submission: (taskId: string) => `submit:${taskId}`,
  grade: (submissionId: string) => `grade:${submissionId}`,
  profile: 'profile',
  enrollment: 'enroll',
} as const;

/** One kept draft: the values of a form as a person left them. */
interface Draft {
  values: Record<string, unknown>;
  savedAt: number;
}

const prefix = (userId: string): string => storageKey(`draft:${userId}:`);

const keyOf = (userId: string, subject: string): string => prefix(userId) + subject;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Record<string, unknown> & Draft =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number';

/**
 * The draft of one person and one subject (`submit:{taskId}`), or null.
 * Whatever the storage holds that is not a draft counts as none.
 */
export function readDraft(userId: string, subject: string): Draft | null {
  const draft = readJson(keyOf(userId, subject));
  return isDraft(draft) ? draft : null;
}

/** Keeps a draft. */
export function writeDraft(
  userId: string,
  subject: string,
  values: object,
  now: number = Date.now(),
): void {
  writeJson(keyOf(userId, subject), { values, savedAt: now });
}

/** Forgets a draft: the service has accepted what it held, or a person gave it up. */
export function clearDraft(userId: string, subject: string): void {
  removeText(keyOf(userId, subject));
}

/** The subjects a person has drafts of. */
export function draftSubjects(userId: string): string[] {
  const start = prefix(userId);
  return keysWith(start).map((key) => key.slice(start.length));
}

/** Forgets all drafts of a person, at logout. */
export function clearDrafts(userId: string): void {
  for (const subject of draftSubjects(userId)) clearDraft(userId, subject);
}
