import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Task } from '../../../api/schemas.ts';

const fetchCode = () => import('./GradingDialog.tsx');
const GradingDialog = lazy(fetchCode);

interface Opening {
  /** The task whose dialog is asked for while its code is on the way: its button says so. */
  coming: string | null;
  open: (task: Task) => void;
  /** The dialog, where one is open. */
  dialog: ReactNode;
}

/** The dialog with what a mentor said. Its code comes when one is opened first. */
export function useGradingDialog(): Opening {
  const [coming, setComing] = useState<string | null>(null);
  const [opened, setOpened] = useState<Task | null>(null);

  const show = async (task: Task): Promise<void> => {
    setComing(task.id);
    // Where it cannot be had, the page's error boundary says so.
    await fetchCode().catch(() => undefined);
    setComing(null);
    setOpened(task);
  };

  return {
    coming,
    open: (task) => void show(task),
    dialog: (
      <Suspense>
        {opened && <GradingDialog task={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    ),
  };
}
