import { isRecord } from '../lib/values.ts';
import { type About, type DraftKey, readDraft, writeDraft } from './drafts.ts';

/** A finished draft: its form was sent, and the API has not accepted it. */
export interface Finished<Seen = unknown> {
  /** In milliseconds since 1970. */
  at: number;
  /** As its author saw it; null if there was no version. */
  seen: Seen | null;
  /** Null if the latest try failed. A page that closed during the try leaves it set. */
  triedAt: number | null;
}

/** As long as the calls themselves. */
const TRY_TIMEOUT_MS = 30_000;

/** True while a try may be under way, in this tab or another. */
export const isUnderWay = ({ triedAt }: Finished, now: number = Date.now()): boolean =>
  // If the clock was set back, do not wait for a try that ended long ago.
  triedAt !== null && Math.abs(now - triedAt) < TRY_TIMEOUT_MS;

/** Stores a draft as finished, at the start of its first try, and returns the time. */
export function finishDraft(
  userId: string,
  subject: DraftKey,
  values: object,
  seen: object | null,
  about?: About,
): number {
  const at = Date.now();
  const finished: Finished = { at, seen, triedAt: at };
  writeDraft(userId, subject, values, { finished, ...(about && { about }) });
  return at;
}

/** The mark of a finished draft, or null. */
export function finishedOf(userId: string, subject: DraftKey): Finished | null {
  const stored = readDraft(userId, subject)?.finished;
  if (!isRecord(stored)) return null;
  const { at, seen, triedAt } = stored;
  return {
    at: typeof at === 'number' ? at : 0,
    seen,
    triedAt: typeof triedAt === 'number' ? triedAt : null,
  };
}

/**
 * Changes the mark of a finished draft (null makes it unfinished), unless the user has logged out,
 * edited it or finished it again since `at`.
 */
export function changeFinished(
  userId: string,
  subject: DraftKey,
  at: number,
  change: Partial<Finished> | null,
): void {
  const finished = finishedOf(userId, subject);
  const draft = readDraft(userId, subject);
  if (finished?.at !== at || draft === null) return;
  writeDraft(userId, subject, draft.values, {
    ...(change && { finished: { ...finished, ...change } }),
    tried: change !== null,
  });
}
