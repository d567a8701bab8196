import type { Task } from '../../tasks/tasksSlice.ts';
import { selectTrackStages } from '../../tracks/stagesSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { isPending, selectTrackTasks } from '../../tasks/status.ts';

/** The first task of a track's first stage to work on; undefined until the tasks are known. */
export function useFirstTask(trackId: string): Task | undefined {
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const tasks = useAppSelector((state) => selectTrackTasks(state, trackId));
  const pending = (tasks ?? []).filter(isPending).map(({ task }) => task);
  const first = stages.find(({ id }) => pending.some(({ stage }) => stage === id));
  return pending.find(({ stage }) => stage === first?.id) ?? pending[0];
}
