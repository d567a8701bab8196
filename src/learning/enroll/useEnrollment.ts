import { useEffect } from 'react';
import { isInterrupted, type ApiError } from '../../api/errors.ts';
import type { Mentor, Track } from '../../api/schemas.ts';
import { requestInvalidated, type RequestEntry } from '../../api/query/request.ts';
import { loadTasks, trackChosen } from '../../tasks/tasksSlice.ts';
import { enroll, enrollmentSeen, wizardOpened } from '../../tracks/tracksSlice.ts';
import { enrolled, loadMentors, loadProfile } from '../../user/userSlice.ts';
import { useAppDispatch, useAppSelector, useSession } from '../../user/hooks.ts';
import { registerVisibleRead } from '../../api/query/refresh.ts';
import { forgetChoice } from './useChoice.ts';

/** How an enrollment ended; `interrupted`: it did not, the user has to log in again first. */
export type Outcome =
  { kind: 'success' } | { kind: 'failure' | 'interrupted'; error: ApiError } | null;

/**
 * Sends an enrollment, one at a time, and on success refetches what it changed: the profile, the
 * mentors and the tasks. It continues when the dialog is closed: a notice then shows the outcome,
 * and a failure is stored for the next time.
 */
export function useEnrollment() {
  const dispatch = useAppDispatch();
  const { userId, role } = useSession();
  const enrollment = useAppSelector(({ tracks }) => tracks.enrollment);
  const request = useAppSelector(({ tracks }) => tracks.requests[enroll.typePrefix]);

  useEffect(() => {
    dispatch(wizardOpened());
    return registerVisibleRead({ key: enroll.typePrefix });
  }, [dispatch]);

  const reload = (): void => {
    const reads = [loadProfile, loadTasks, ...(role === 'MENTEE' ? [loadMentors] : [])];
    for (const { typePrefix } of reads) dispatch(requestInvalidated(typePrefix));
    void dispatch(loadProfile());
    void dispatch(loadTasks());
    if (role === 'MENTEE') void dispatch(loadMentors());
  };

  const send = async (track: Track, mentor: Mentor): Promise<void> => {
    const action = await dispatch(enroll({ trackId: track.id, mentorId: mentor.id }));
    if (!enroll.fulfilled.match(action)) return;
    forgetChoice(userId);
    dispatch(enrolled({ track, mentor }));
    dispatch(trackChosen(track.id));
    reload();
  };

  return {
    send,
    enrollment,
    sending: request?.status === 'loading',
    outcome: enrollment && outcomeOf(request),
    /** Marks the outcome as seen. */
    settle: () => void dispatch(enrollmentSeen()),
  };
}

function outcomeOf(request: RequestEntry | undefined): Outcome {
  if (request?.status === 'success') return { kind: 'success' };
  const error = request?.error ?? null;
  if (error === null) return null;
  return { kind: isInterrupted(error) ? 'interrupted' : 'failure', error };
}
