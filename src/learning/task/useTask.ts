import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readOne } from '../../api/responses.ts';
import { hasNewResponse, type RequestEntry, requestIn } from '../../api/query/query.ts';
import { isRecord } from '../../lib/values.ts';
import {
  loadTask,
  loadTasks,
  taskSelectors,
  taskSchema,
  type Task,
} from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useLoad } from '../../api/query/useLoad.ts';

/** Reads the task in a link's state, which any script can write, like an API response. */
function taskOfLink(state: unknown, taskId: string): Task | undefined {
  try {
    const task = readOne(taskSchema, isRecord(state) ? state['task'] : null);
    return task.id === taskId ? task : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns one task: from the store, else from the API, and until then from the state of the link that
 * was just followed; a reload or Back drops it. A task from a stored response is fetched again.
 */
export function useTask(taskId: string): {
  task: Task | undefined;
  request: RequestEntry | undefined;
} {
  const { state } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const storedTask = useAppSelector((root) => taskSelectors.selectById(root, taskId));
  const list = useAppSelector((root) => requestIn(root, loadTasks.keyOf()));
  const taskRequest = useAppSelector((root) => requestIn(root, loadTask.keyOf(taskId)));
  const isFromStorage = list?.fromStorage === true && !hasNewResponse(taskRequest);
  useLoad(loadTasks, isFromStorage ? undefined : null, 'shown');
  const { request } = useLoad(loadTask, storedTask && !isFromStorage ? null : taskId);
  return {
    task: storedTask ?? (isFollowed ? taskOfLink(state, taskId) : undefined),
    request: storedTask ? undefined : request,
  };
}
