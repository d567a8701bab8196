import { isGraded } from './submission.ts';
import type { SeenVersion } from './versions.ts';
import { sameJudgement, sameWork, type Work, workIn } from './work.ts';

/** What a mentor answered. */
interface Reply {
  /** In percent; null: none yet. */
  grade: number | null;
  comment: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** What was sent once, and what came back. */
export interface Sending extends Work {
  /** In milliseconds since 1970; null if it was answered before this device saw it. */
  at: number | null;
  /** When this device first saw it, in milliseconds since 1970. */
  seenAt: number;
  /** The earliest first. */
  replies: Reply[];
}

/**
 * What was sent, with what came back each time. The API leaves the old grade and comment on work
 * that was sent again: they count once.
 * @param versions in the order of `withVersion`
 * @returns the latest first
 */
export function sendingsOf(versions: readonly SeenVersion[]): Sending[] {
  const sendings: Sending[] = [];
  versions.forEach((version, index) => {
    const { gradePercentage, changedAt, seenAt, isSent } = version;
    const before = versions[index - 1];
    const comment = version.mentorComment?.trim() ?? '';
    const grade = isGraded(version) ? gradePercentage : null;
    const hasReply = grade !== null || comment !== '';
    const isNewReply = hasReply && !(before && sameJudgement(before, version));
    const at = changedAt || seenAt;
    if (isSent || !before || !sameWork(before, version)) {
      const sentAt = isSent ? seenAt : isNewReply ? null : at;
      sendings.unshift({ ...workIn(version), at: sentAt, seenAt, replies: [] });
    }
    if (isNewReply) sendings[0]?.replies.push({ grade, comment, at });
  });
  return sendings;
}

/** True if there is more to tell than the API still has. */
export const hasEarlier = (sendings: readonly Sending[]): boolean =>
  sendings.length > 1 || sendings.some(({ replies }) => replies.length > 1);
