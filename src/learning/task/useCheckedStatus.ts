import { useMemo, useState } from 'react';
import { hasNewResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { useSession } from '../../auth/useSession.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { statusOf, type TaskWithStatus } from '../../tasks/status.ts';
import { useReadToast } from '../../ui/AsyncView.tsx';
import { loadTaskSubmissions, type Task } from '../../tasks/tasksSlice.ts';

export interface CheckedStatus extends Pick<TaskWithStatus, 'status' | 'work'> {
  /** True for work without a grade until the API has responded in this visit. */
  isChecking: boolean;
}

/**
 * Returns the status of a task, and fetches it if the response is older than five minutes: lists may
 * only presume that it is open, and any work may have a new grade by now.
 */
export function useCheckedStatus(task: Task): CheckedStatus {
  const isMentee = useSession().role === 'MENTEE';
  const tasks = useAppSelector((state) => state.tasks);
  const stages = useAppSelector((state) => state.stages);
  const requests = useAppSelector((state) => state.requests);
  const loadedStatus = useMemo(
    () => statusOf({ tasks, stages, requests }, task),
    [tasks, stages, requests, task],
  );
  let { status } = loadedStatus;
  if (!loadedStatus.isKnown) status = { state: 'unchecked' };
  // The API lists submissions to mentees only.
  if (!isMentee) status = { state: 'open' };

  const { request } = useLoad(loadTaskSubmissions, isMentee ? task.id : null);
  useReadToast(request);
  // A failed read is retried automatically. Keep the form accessible in the meantime.
  const [failed, setFailed] = useState(false);
  if (request?.status === 'failure' && !failed) setFailed(true);
  const isFetched = hasNewResponse(request);

  return {
    status,
    isChecking: isMentee && !['open', 'graded'].includes(status.state) && !isFetched && !failed,
    work: loadedStatus.work,
  };
}
