import { isGraded } from './submission.ts';
import type { SeenVersion } from './versions.ts';
import { sameJudgement, sameWork, type Work, workIn } from './work.ts';

export interface VersionWithFeedback extends Work {
  /** In milliseconds since 1970; null if it was answered before this device saw it. */
  at: number | null;
  /** In milliseconds since 1970. */
  seenAt: number;
  /** The earliest first. */
  replies: { grade: number | null; comment: string; at: number }[];
}

/**
 * Pairs submitted versions, in the order of `withVersion`, with their feedback, the latest first.
 * The API leaves the old grade and comment on resubmitted work, so they count once.
 */
export function groupVersions(versions: readonly SeenVersion[]): VersionWithFeedback[] {
  const sendings: VersionWithFeedback[] = [];
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

/** True if there are versions that the API no longer has. */
export const hasEarlier = (sendings: readonly VersionWithFeedback[]): boolean =>
  sendings.length > 1 || sendings.some(({ replies }) => replies.length > 1);
