import { loadTracks, trackSelectors } from '../../tracks/tracksSlice.ts';
import { useAppSelector, useProfile, useSession } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { useChoice } from './useChoice.ts';
import { useEnrollment } from './useEnrollment.ts';

/** The wizard's state: the step, the chosen track and mentor as they are now, the request. */
export function useWizard() {
  const { userId } = useSession();
  const { choice, choose } = useChoice(userId);
  const enrollment = useEnrollment();
  const { request, retry } = useLoad(loadTracks, undefined);
  const known = useAppSelector(trackSelectors.selectEntities);
  const mentors = useAppSelector(({ tracks }) => tracks.mentors);
  const mine = useProfile().tracks;

  const { outcome } = enrollment;
  const ended = outcome !== null && outcome.kind !== 'interrupted';
  // The outcome is of what was sent, whatever has been chosen meanwhile.
  const { trackId, mentorId } = (ended && enrollment.enrollment) || choice;
  const ready = request?.status === 'success' || Object.keys(known).length > 0;
  const chosen = trackId === null ? undefined : known[trackId];
  // A stored choice may be of a track that no longer exists, or was enrolled in from another tab.
  const taken = !ended && mine.some(({ id }) => id === chosen?.id);
  const track = taken ? undefined : chosen;
  const mentor = track && mentors[track.id]?.find(({ id }) => id === mentorId);
  const valid = track !== undefined || !ready;
  const step = ended ? 3 : valid ? choice.step : 0;

  // Once the chosen track is known, it does not matter whether the list could be read again.
  const tracks = { request: step > 0 && ready ? undefined : request, retry, ready };

  return { ...enrollment, choice, choose, step, track, mentor, tracks };
}
