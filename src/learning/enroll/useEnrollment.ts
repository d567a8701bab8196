import {
  type RequestEntry,
  requestIn,
  requestOutdated,
  useAppDispatch,
} from '../../api/query/query.ts';
import type { Read } from '../../api/query/useLoad.ts';
import { useShownWrite } from '../../api/query/shownWrites.ts';
import { useEffect, useState } from 'react';
import { type ApiError, isInterrupted, hasNoResponse } from '../../api/errors.ts';
import { useSession } from '../../auth/useSession.ts';
import { enrollTexts as texts } from './texts.ts';
import { useAppSelector, usePersonStore } from '../../tasks/state.ts';
import { isPending, selectTrackTasks } from '../../tasks/status.ts';
import { loadTasks, trackChosen, type Task } from '../../tasks/tasksSlice.ts';
import { selectTrackStages } from '../../tracks/stagesSlice.ts';
import { enrollmentSeen, type Track } from '../../tracks/tracksSlice.ts';
import { draftOf, readDraft, writeDraft } from '../../user/drafts.ts';
import { enroll, loadMentors, loadProfile, type Mentor } from '../../user/userSlice.ts';

/**
 * Returns the first pending task of a track's earliest stage; undefined until tasks have loaded.
 */
export function useFirstTask(trackId: string): Task | undefined {
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const tasks = useAppSelector((state) => selectTrackTasks(state, trackId));
  const pending = (tasks ?? []).filter(isPending).map(({ task }) => task);
  const first = stages.find(({ id }) => pending.some(({ stage }) => stage === id));
  return pending.find(({ stage }) => stage === first?.id) ?? pending[0];
}

interface Choice {
  step: 0 | 1 | 2;
  trackId: string | null;
  mentorId: string | null;
  /** Seeds the order of mentors, so that it survives Back and a reload. */
  seed: number;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function restore(userId: string, addressed: string): Choice {
  const { step, trackId, mentorId, seed } = readDraft(userId, draftOf.enrollment)?.values ?? {};
  const choice = {
    step: step === 1 || step === 2 ? step : 0,
    trackId: textOrNull(trackId),
    mentorId: textOrNull(mentorId),
    seed: typeof seed === 'number' ? seed : Math.floor(Math.random() * 2 ** 32),
  } as const;
  if (addressed === '' || addressed === choice.trackId) return choice;
  return { ...choice, step: 0, trackId: addressed, mentorId: null };
}

/**
 * Stores a user's choice, even across a reload, until the API has accepted it. A stored choice
 * gives way to a different track in the address.
 */
export function useChoice(addressed: string) {
  const { userId } = useSession();
  const [choice, setChoice] = useState(() => restore(userId, addressed));
  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeDraft(userId, draftOf.enrollment, next);
  };
  return { choice, choose };
}

/** How an enrollment ended. `interrupted` means that the user has to log in again first. */
export type EnrollmentOutcome =
  | { kind: 'success' }
  | { kind: 'failure' | 'interrupted'; error: ApiError }
  | null;

/**
 * Sends an enrollment and, on success, refetches the profile, mentors and tasks. It continues when
 * the dialog closes; a notice then shows the outcome.
 */
export function useEnrollment(addressed: string) {
  const dispatch = useAppDispatch();
  const { role } = useSession();
  const enrollment = useAppSelector(({ tracks }) => tracks.enrollment);
  const store = usePersonStore();
  const request = useAppSelector((state) => requestIn(state, enroll.keyOf()));

  useShownWrite(enroll.keyOf());
  const [opensFor] = useState(addressed);
  useEffect(() => {
    const state = store.getState();
    const last = requestIn(state, enroll.keyOf());
    // A notice has already announced a success, and a failure belongs to its own track.
    const isSeen =
      last?.status === 'success' ||
      (last?.status === 'failure' && state.tracks.enrollment?.trackId !== opensFor);
    if (isSeen) dispatch(enrollmentSeen());
  }, [dispatch, store, opensFor]);

  const reload = (): void => {
    const reads: Read<undefined>[] = [loadProfile, loadTasks];
    if (role === 'MENTEE') reads.push(loadMentors);
    for (const read of reads) {
      // A response in flight may be older than the enrollment.
      dispatch(requestOutdated(read.keyOf()));
      void dispatch(read(undefined));
    }
  };

  const send = async (track: Track, mentor: Mentor): Promise<void> => {
    const action = await dispatch(enroll({ track, mentor }));
    if (!enroll.fulfilled.match(action)) return;
    dispatch(trackChosen(track.id));
    reload();
  };

  return {
    send,
    enrollment,
    sending: request?.status === 'loading',
    outcome: enrollment && outcomeOf(request),
    settle: () => {
      if (request?.status !== 'loading') dispatch(enrollmentSeen());
    },
  };
}

function outcomeOf(request: RequestEntry | undefined): EnrollmentOutcome {
  if (request?.status === 'success') return { kind: 'success' };
  const error = request?.error ?? null;
  if (error === null) return null;
  return { kind: isInterrupted(error) ? 'interrupted' : 'failure', error };
}

/** Returns a message for a failed enrollment. */
export function enrollErrorMessage(error: ApiError): string {
  if (hasNoResponse(error)) return texts.noResponse;
  // A 404 message of the API contains an id.
  if (error.status === 404) return texts.gone;
  const hasReason = error.fromServer || error.kind === 'limit' || error.kind === 'offline';
  return hasReason ? error.message : texts.serverFailed;
}
