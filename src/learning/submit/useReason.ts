import { isUnanswered, type ApiError } from '../../api/errors.ts';
import type { Task } from '../../api/schemas.ts';
import { loadMentors, mentorSelectors } from '../../user/userSlice.ts';
import { useAppSelector, useProfile } from '../../user/hooks.ts';
import { submitTexts as texts } from '../task/texts.ts';

/**
 * Explains why a submission was refused. The service answers a first one with a 500 without a
 * message where the mentee has no mentor for the track; then the likely reason is shown.
 * @returns maps the failure of a call to the one to show
 */
export function useReason(task: Task, isFirst: boolean): (error: ApiError) => ApiError {
  const { tracks } = useProfile();
  const mentors = useAppSelector(mentorSelectors.selectTotal);
  const mentorsKnown = useAppSelector(
    ({ user }) => user.requests[loadMentors.keyOf()]?.status === 'success',
  );
  const enrolled = tracks.some(({ id }) => id === task.track);

  return (error) => {
    const explained = (message: string) => ({ ...error, message, hasAdvice: true });
    if (isUnanswered(error)) return explained(texts.noAnswer(error.message));
    const bare = error.status === 500 && !error.fromServer;
    if (!bare || !isFirst) return error;
    if (!enrolled) return explained(texts.noMentorHere);
    return explained(mentorsKnown && mentors === 0 ? texts.noMentor : texts.noReason);
  };
}
