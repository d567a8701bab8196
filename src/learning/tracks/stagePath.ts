import { isFinished, sentIn, type Progress } from '../../tasks/progress.ts';

/** Where a mentee stands in a stage of their track. */
export type StageStatus =
  /** Every task is graded. */
  | 'done'
  /** Every task is submitted, and some wait for a grade. */
  | 'sent'
  /** The first stage with an open task. */
  | 'current'
  /** A later stage, of which something is submitted. */
  | 'begun'
  | 'ahead'
  /** It has no tasks. */
  | 'empty'
  /** Nothing in it is known to be open, and some tasks are not checked. */
  | 'unchecked';

/**
 * The statuses of a track's stages, in order. No stage is the current one while an earlier stage might be.
 * @param stages the progress in each stage, by level
 */
export function stagePath(stages: readonly Progress[]): StageStatus[] {
  let isBeforeCurrent = true;
  return stages.map((progress) => {
    const { total, open } = progress;
    if (total === 0) return 'empty';
    if (isFinished(progress)) return 'done';
    if (sentIn(progress) === total) return 'sent';
    const mayBeCurrent = isBeforeCurrent;
    isBeforeCurrent = false;
    if (open === 0) return 'unchecked';
    if (mayBeCurrent) return 'current';
    return sentIn(progress) > 0 ? 'begun' : 'ahead';
  });
}
