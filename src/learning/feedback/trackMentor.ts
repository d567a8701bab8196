import type { State } from '../../tasks/state.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import { mentorSelectors, type Mentor } from '../../user/userSlice.ts';

function selectReader(root: State, trackId: string): Mentor | null {
  const isReader = ({ id }: Mentor): boolean =>
    Object.entries(root.tasks.records).some(
      ([taskId, { submission }]) =>
        submission?.mentor?.id === id && taskSelectors.selectById(root, taskId)?.track === trackId,
    );
  return mentorSelectors.selectAll(root).find(isReader) ?? null;
}

const selectOnlyMentor = (root: State): Mentor | null => {
  const [first, ...others] = mentorSelectors.selectAll(root);
  return (others.length === 0 && first) || null;
};

/**
 * Returns the mentor of a track, or null if unknown. It is the mentor of the track's submissions or
 * the mentee's only mentor, because the API's list of mentors does not name tracks.
 */
export const selectTrackMentor = (root: State, trackId: string): Mentor | null =>
  selectReader(root, trackId) ?? selectOnlyMentor(root);

/**
 * Returns whether the mentee certainly has a mentor on a track. With several `tracks`, an only
 * mentor may be that of a different one.
 */
export const hasTrackMentor = (root: State, trackId: string, tracks: number): boolean =>
  selectReader(root, trackId) !== null || (tracks === 1 && selectOnlyMentor(root) !== null);
