import { useState } from 'react';
import type { Task } from '../../tasks/tasksSlice.ts';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';

const load = () => import('./FeedbackDialog.tsx');

/**
 * Opens the dialog with a mentor's feedback. `coming` is the task whose dialog is loading, so that
 * its button can show it.
 */
export function useFeedback() {
  const { Panel, open, setOpen } = useLazyPanel(load);
  const [task, setTask] = useState<Task | null>(null);
  const shown = open ? task : null;
  return {
    coming: (Panel === null && shown?.id) || null,
    open: (next: Task) => {
      setTask(next);
      setOpen(true);
    },
    dialog: Panel && shown && <Panel task={shown} onClose={() => setOpen(false)} />,
  };
}
