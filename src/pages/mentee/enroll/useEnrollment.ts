import { useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { requestIn } from '../../../slices/apiThunk.ts';
import { requestForgotten } from '../../../slices/request.ts';
import { loadTasks, trackChosen } from '../../../slices/tasksSlice.ts';
import { enroll } from '../../../slices/tracksSlice.ts';
import { loadMentors, loadProfile } from '../../../slices/userSlice.ts';
import { useAppDispatch, useAppSelector, useSession } from '../../../store/hooks.ts';
import { forgetChoice } from './useChoice.ts';

/** How an enrollment ended; `session`: it did not, the login has to be renewed first. */
export type Outcome = { kind: 'success' } | { kind: 'failure' | 'session'; error: ApiError };

/**
 * Sends an enrollment, once at a time, and on success reloads what it changed: the profile, the
 * mentors and the tasks (specification, section 4). The sending outlives the closing of the dialog.
 */
export function useEnrollment() {
  const dispatch = useAppDispatch();
  const { userId, role } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const sending = useAppSelector(
    (state) => requestIn(state, enroll.typePrefix)?.status === 'loading',
  );

  const reload = (): void => {
    const reads = [loadProfile, loadTasks, ...(role === 'MENTEE' ? [loadMentors] : [])];
    for (const { typePrefix } of reads) dispatch(requestForgotten(typePrefix));
    void dispatch(loadProfile());
    void dispatch(loadTasks());
    if (role === 'MENTEE') void dispatch(loadMentors());
  };

  const send = async (trackId: string, mentorId: string): Promise<void> => {
    setOutcome(null);
    const action = await dispatch(enroll({ trackId, mentorId }));
    if (enroll.fulfilled.match(action)) {
      forgetChoice(userId);
      setOutcome({ kind: 'success' });
      dispatch(trackChosen(trackId));
      reload();
    } else if (action.payload) {
      const kind = action.payload.kind === 'session' ? 'session' : 'failure';
      setOutcome({ kind, error: action.payload });
    }
  };

  return { send, sending, outcome, goBack: () => setOutcome(null) };
}
