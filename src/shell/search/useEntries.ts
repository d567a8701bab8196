import { useContext, useMemo } from 'react';
import { selectQueueTasks } from '../../store/selectors/mentorQueue.ts';
import { uniqueById } from '../../domain/uniqueById.ts';
import { stageSelectors } from '../../slices/stagesSlice.ts';
import { taskSelectors } from '../../slices/tasksSlice.ts';
import { trackSelectors } from '../../slices/tracksSlice.ts';
import { menteeSelectors, mentorSelectors } from '../../slices/userSlice.ts';
import { useAppSelector, useSession } from '../../store/hooks.ts';
import { AreasContext } from '../areas.ts';
import { entriesOf, type Entry } from './entries.ts';

/** The entries of the search, from the data in the store; fetches nothing. */
export function useEntries(): Entry[] {
  const { role } = useSession();
  const areas = useContext(AreasContext);
  const own = useAppSelector(({ user }) => user.profile?.tracks);
  const all = useAppSelector(trackSelectors.selectAll);
  const tasks = useAppSelector(taskSelectors.selectAll);
  const stages = useAppSelector(stageSelectors.selectAll);
  const mentors = useAppSelector(mentorSelectors.selectAll);
  const mentees = useAppSelector(menteeSelectors.selectAll);
  const queueTasks = useAppSelector(selectQueueTasks);
  const tracks = useMemo(() => uniqueById([...(own ?? []), ...all]), [own, all]);
  return useMemo(
    () => entriesOf({ role, areas, tasks, tracks, stages, mentors, mentees, queueTasks }),
    [role, areas, tasks, tracks, stages, mentors, mentees, queueTasks],
  );
}
