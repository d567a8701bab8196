import { useLocation } from 'react-router-dom';
import { readOne } from '../../api/answers.ts';
import { isOfOtherUser } from '../../auth/linkState.ts';
import { requestIn } from '../../api/query/query.ts';
import {
  loadTask,
  loadTasks,
  taskSelectors,
  taskSchema,
  type Task,
} from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { type Loading, useLoad, useVisibleAge } from '../../api/query/useLoad.ts';

/** A link's state outlives reloads and deployments, so validate it like an API response. */
function taskOfLink(state: unknown, taskId: string): Task | undefined {
  if (typeof state !== 'object' || state === null || !('task' in state)) return undefined;
  if (isOfOtherUser(state)) return undefined;
  try {
    const task = readOne(taskSchema, state.task);
    return task.id === taskId ? task : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns one task: from the store, else from the link's state and then from the API. A task that
 * only a snapshot has is refetched.
 */
export function useTask(taskId: string): { task: Task | undefined; load: Loading } {
  const { state } = useLocation();
  const storedTask = useAppSelector((root) => taskSelectors.selectById(root, taskId));
  const list = useAppSelector((root) => requestIn(root, loadTasks.keyOf()));
  const taskRequest = useAppSelector((root) => requestIn(root, loadTask.keyOf(taskId)));
  const isRead = typeof taskRequest?.endedAt === 'number' && !taskRequest.fromSnapshot;
  const isFromSnapshot = list?.fromSnapshot === true && !isRead;
  useVisibleAge(isFromSnapshot ? list : undefined);
  const { request, retry } = useLoad(loadTask, storedTask && !isFromSnapshot ? null : taskId);
  return {
    task: storedTask ?? taskOfLink(state, taskId),
    load: { request: storedTask ? undefined : request, retry },
  };
}
