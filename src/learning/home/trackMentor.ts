import type { Mentor } from '../../api/schemas.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import { mentorSelectors } from '../../user/userSlice.ts';
import type { RootState } from '../../app/store/rootReducer.ts';

/**
 * The mentor of a track: the one its submissions went to, or the only one there is. The service's
 * list of mentors does not say whose track is whose.
 * @returns null where that is not known
 */
export function selectTrackMentor(root: RootState, trackId: string): Mentor | null {
  const mentors = mentorSelectors.selectAll(root);
  const isReader = ({ id }: Mentor): boolean =>
    Object.entries(root.tasks.records).some(
      ([taskId, { submission }]) =>
        submission?.mentor?.id === id && taskSelectors.selectById(root, taskId)?.track === trackId,
    );
  return mentors.find(isReader) ?? (mentors.length === 1 ? mentors[0] : null) ?? null;
}
