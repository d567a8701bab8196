import { useLocation } from 'react-router-dom';
import { readOne, taskShape, type Task } from '../../api/schemas.ts';
import { isForeign } from '../../platform/linkState.ts';
import { requestIn } from '../../slices/apiThunk.ts';
import type { Request } from '../../slices/request.ts';
import { loadTask, loadTasks, taskSelectors } from '../../slices/tasksSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useLoad, useShown } from '../../store/useLoad.ts';

interface LoadedTask {
  task: Task | undefined;
  request: Request | undefined;
  retry: () => void;
}

/** A link's state outlives reloads and deployments, so it is checked like an answer. */
function taskOfLink(state: unknown, taskId: string): Task | undefined {
  if (typeof state !== 'object' || state === null || !('task' in state)) return undefined;
  if (isForeign(state)) return undefined;
  try {
    const task = readOne(taskShape, state.task);
    return task.id === taskId ? task : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One task: from the store where a list has brought it, at once from the link's state, and after a
 * reload from the service; one that an earlier visit's list has brought is asked for by itself.
 */
export function useTask(taskId: string): LoadedTask {
  const { state } = useLocation();
  const known = useAppSelector((root) => taskSelectors.selectById(root, taskId));
  const list = useAppSelector((root) => requestIn(root, loadTasks.keyOf()));
  const own = useAppSelector((root) => requestIn(root, loadTask.keyOf(taskId)));
  const isRead = typeof own?.endedAt === 'number' && !own.recalled;
  const recalled = list?.recalled === true && !isRead;
  useShown(recalled ? list : undefined);
  const { request, retry } = useLoad(loadTask, known && !recalled ? null : taskId);
  return { task: known ?? taskOfLink(state, taskId), request: known ? undefined : request, retry };
}
