import { useState } from 'react';
import type { Task } from '../../api/schemas.ts';
import { nextStep } from '../home/nextStep.ts';
import { draftOf, draftSubjects } from '../../user/drafts.ts';
import { selectTrackStages } from '../../tracks/stagesSlice.ts';
import { useAppSelector, useSession } from '../../user/hooks.ts';
import { selectTrackTasks } from '../../tasks/status.ts';

/**
 * The task to go on with after this one, as the dashboard would choose it, from what is loaded.
 * @returns null where there is none, or it is not known
 */
export function useNextTask({ id, track }: Task): Task | null {
  const { userId } = useSession();
  const [now] = useState(Date.now);
  const [subjects] = useState(() => draftSubjects(userId));
  const stages = useAppSelector((state) => selectTrackStages(state, track ?? ''));
  const all = useAppSelector((state) => selectTrackTasks(state, track ?? ''));
  const tasks = all?.map(({ task, status }) => Object.assign({ status }, task)) ?? null;
  const step = nextStep({
    complete: true,
    hasPhoto: true,
    feedback: [],
    tasks,
    stages,
    drafts: (tasks ?? [])
      .map((task) => task.id)
      .filter((taskId) => subjects.includes(draftOf.submission(taskId))),
    checking: false,
    now,
  });
  return step && 'task' in step && step.task.id !== id ? step.task : null;
}
