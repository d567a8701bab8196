import { lazy, Suspense, useState } from 'react';
import type { FinishedWork } from './firstPage.ts';
import { taskTitle } from '../../lib/text.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';

const buttonTexts = { open: 'Make my first page' } as const;

const FirstPageDialog = lazy(() => import('./FirstPageDialog.tsx'));

const asFinished = ({ task, status, work }: TaskWithStatus): FinishedWork[] =>
  status.state === 'graded' && work
    ? [{ id: task.id, title: taskTitle(task), url: work.taskUrl }]
    : [];

interface FirstPageButtonProps {
  track: Track;
  tasks: readonly TaskWithStatus[];
  variant: 'secondary' | 'quiet';
}

/** Opens the dialog that makes a page of the mentee's graded work; null without such work. */
export function FirstPageButton({ track, tasks, variant }: FirstPageButtonProps) {
  const [open, setOpen] = useState(false);
  const works = tasks.flatMap(asFinished);
  if (works.length === 0) return null;
  return (
    <>
      <Button variant={variant} iconBefore="pencil" onClick={() => setOpen(true)}>
        {buttonTexts.open}
      </Button>
      <Suspense fallback={<DialogFallback />}>
        {open && (
          <FirstPageDialog
            track={track}
            taskIds={tasks.map(({ task }) => task.id)}
            works={works}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
