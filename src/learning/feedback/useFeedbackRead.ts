import { useEffect } from 'react';
import { useAppDispatch } from '../../api/query/query.ts';
import { feedbackOpened } from '../../tasks/tasksSlice.ts';

/** Records that the feedback on a task was read, while `isShown`, so that it is no longer news. */
export function useFeedbackRead(taskId: string, isShown: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isShown) return undefined;
    const read = () => void dispatch(feedbackOpened({ taskId, at: Date.now() }));
    read();
    // A newer grade may have arrived in the meantime.
    return read;
  }, [isShown, dispatch, taskId]);
}
