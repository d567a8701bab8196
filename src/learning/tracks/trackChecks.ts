import { progressOf } from '../../tasks/status.ts';
import type { TrackTasksResult } from '../../tasks/useTrackTasks.ts';

interface TrackChecks {
  /** Answers are loading. */
  isBusy: boolean;
  /** Something was put off or could not be read. */
  isLeft: boolean;
  /** There may be new grades. */
  canCheck: boolean;
}

/** How the check for a track's grades stands. */
export function trackChecks(work: TrackTasksResult): TrackChecks {
  const { tasks, checking, isListLoading, deferred } = work;
  const progress = progressOf((tasks ?? []).map(({ status }) => status));
  const rest = progress.unchecked + progress.sent;
  const isBusy = checking || isListLoading;
  return {
    isBusy,
    isLeft: tasks !== null && !isBusy && (rest > 0 || deferred),
    canCheck: checking || rest + progress.waiting + progress.graded > 0,
  };
}
