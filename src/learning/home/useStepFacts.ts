import { useState } from 'react';
import { useSession } from '../../auth/useSession.ts';
import { hasNewResponse, requestIn } from '../../api/query/query.ts';
import { loadTasks } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { selectTrackStages } from '../../tracks/stagesSlice.ts';
import { idsWithDraft } from '../../user/drafts.ts';

/** Collects the loaded data from which the next step is chosen. */
export function useStepFacts(trackId: string, trackTasks: readonly TaskWithStatus[] | null) {
  const { userId } = useSession();
  const [now] = useState(Date.now);
  const [drafted] = useState(() => idsWithDraft(userId, 'submission'));
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const tasks =
    trackTasks?.map(({ task, status, source }) => ({
      ...task,
      status,
      isRead: source === 'service',
    })) ?? null;
  const isListNew = useAppSelector((state) => hasNewResponse(requestIn(state, loadTasks.keyOf())));
  const drafts = (tasks ?? []).map(({ id }) => id).filter((id) => drafted.includes(id));
  return { tasks, isListNew, stages, drafts, now };
}
