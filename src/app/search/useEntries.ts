import { useContext, useMemo } from 'react';
import { selectQueueTasks } from '../../mentoring/submissions.ts';
import { uniqueById } from '../../lib/uniqueById.ts';
import { stageSelectors } from '../../tracks/stagesSlice.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import { trackSelectors } from '../../tracks/tracksSlice.ts';
import { menteeSelectors, mentorSelectors } from '../../user/userSlice.ts';
import { useAppSelector, useSession } from '../../user/hooks.ts';
import { AreasContext } from '../menuOfArea.ts';
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
