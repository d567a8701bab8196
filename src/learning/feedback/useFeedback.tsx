import { lazy, Suspense, useState } from 'react';
import type { Task } from '../../tasks/tasksSlice.ts';

const fetchCode = () => import('./FeedbackDialog.tsx');
const FeedbackDialog = lazy(fetchCode);

/**
 * Opens the dialog with a mentor's feedback, whose code loads the first time. `coming` is the task
 * whose dialog is loading, so that its button can show it.
 */
export function useFeedback() {
  const [coming, setComing] = useState<string | null>(null);
  const [opened, setOpened] = useState<Task | null>(null);

  const show = async (task: Task): Promise<void> => {
    setComing(task.id);
    // If the code cannot be loaded, the page's error boundary says so.
    await fetchCode().catch(() => undefined);
    setComing(null);
    setOpened(task);
  };

  return {
    coming,
    open: (task: Task) => void show(task),
    dialog: (
      <Suspense>
        {opened && <FeedbackDialog task={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    ),
  };
}
