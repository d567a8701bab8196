import { useState } from 'react';
import { useReadToast } from '../../ui/useReadToast.ts';
import { isGraded } from '../../tasks/submission.ts';
import {
  isSubmitted,
  loadTaskSubmissions,
  type Submission,
  type Task,
} from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useSession } from '../../auth/useSession.ts';
import { useLoad } from '../../api/query/useLoad.ts';

/** The status of a task as this device knows it. */
export interface CheckedStatus {
  kind: 'unknown' | 'open' | 'sent' | 'graded';
  /** True until the service has answered in this visit: the status may still change. */
  isChecking: boolean;
  submission: Submission | null;
}

/**
 * The status of a task. The lists may only presume that it is open, and what waited for a grade at
 * an earlier visit may have one: here both are checked.
 */
export function useCheckedStatus(task: Task): CheckedStatus {
  const isMentee = useSession().role === 'MENTEE';
  const submitted = useAppSelector(({ tasks }) => isSubmitted(tasks, task.id));
  const submission = useAppSelector(({ tasks }) => tasks.records[task.id]?.submission ?? null);
  let kind: CheckedStatus['kind'] = submitted === undefined ? 'unknown' : 'open';
  if (submitted) kind = submission && isGraded(submission) ? 'graded' : 'sent';
  // Only mentees submit work: the service refuses others the answer.
  if (!isMentee) kind = 'open';

  const canCheck = isMentee && kind !== 'graded';
  const { request } = useLoad(loadTaskSubmissions, canCheck ? task.id : null);
  useReadToast(request);
  // A failed read is retried by itself: the way to the form stays open meanwhile.
  const [failed, setFailed] = useState(false);
  if (request?.status === 'failure' && !failed) setFailed(true);
  const isAnswered = typeof request?.endedAt === 'number' && !request.fromSnapshot;

  return {
    kind,
    isChecking: canCheck && kind !== 'open' && !isAnswered && !failed,
    submission,
  };
}
