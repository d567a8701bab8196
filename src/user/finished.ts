import { isRecord } from '../lib/values.ts';
import { type About, type DraftKey, readDraft, writeDraft } from './drafts.ts';

/**
 * A draft that is finished: its form was sent, and the API has not taken it yet. It is the draft
 * itself, so there is nothing to keep in step, and it goes when the draft goes.
 */
export interface Finished<Seen = unknown> {
  /** In milliseconds since 1970. */
  at: number;
  /** What its writer had seen of what it replaces; null: that there is nothing. */
  seen: Seen | null;
  /** When the latest try began; null: it has failed. A page that closed meanwhile leaves it set. */
  triedAt: number | null;
}

/** The longest a try is waited for, in milliseconds: as the calls themselves. */
const LONGEST_TRY = 30_000;

/** True while a try may be under way, in this tab or another. */
export const isUnderWay = ({ triedAt }: Finished, now: number = Date.now()): boolean =>
  // A clock that was set back must not make it wait for what has long ended.
  triedAt !== null && Math.abs(now - triedAt) < LONGEST_TRY;

/**
 * Stores a draft as finished, at the start of its first try.
 * @returns when, which tells it from what is finished later on the same subject
 */
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

/** What is stored of a finished draft; null: there is no draft, or it is not finished. */
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
 * Changes what is stored of a finished draft if it is still there: its user may have logged out,
 * typed on or finished it again.
 * @param at when it was finished
 * @param change null: it is a draft like any other again
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
