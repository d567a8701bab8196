import type { DraftStatus } from '../../user/drafts.ts';
import { changedAt } from '../submission.ts';
import { type ComparedFields, type Feedback, sameFeedback, sameWork, type Work } from '../work.ts';

/** What is sent: work for a task, or a grade with its comment. */
export type Sent = { kind: 'submission'; fields: Work } | { kind: 'grade'; fields: Feedback };

/**
 * Whether to send. `send`: it has not arrived, and its author knows what it replaces. `done`: it
 * has arrived already. `changed`: it would replace a version that its author has not seen.
 */
export type Decision = 'send' | 'done' | 'changed';

/**
 * Decides what a tap on “Send” does.
 * @param status of the draft before the tap; a `draft` was never sent, so it cannot have arrived
 * @param now the version that the service has, or null
 * @param seen the version that the author saw, or null
 */
export function decide(
  status: DraftStatus,
  { kind, fields }: Sent,
  now: ComparedFields | null,
  seen: ComparedFields | null,
): Decision {
  if (now === null) return 'send';
  const isSeen = sameWork(seen, now) && sameFeedback(seen, now);
  if (status !== 'draft') {
    const has = (version: ComparedFields | null): boolean =>
      kind === 'submission' ? sameWork(fields, version) : sameFeedback(fields, version);
    // A mentor has to see new work, even if it still has the grade of the earlier work.
    const isSeenOrOwn = kind === 'submission' || sameWork(seen, now);
    // If the same text is sent again, for example after a change in the work, only the time differs.
    const isNew = has(seen) ? isSeen && changedAt(now) !== changedAt(seen) : isSeenOrOwn;
    if (has(now) && isNew) return 'done';
  }
  return isSeen ? 'send' : 'changed';
}
