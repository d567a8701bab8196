import { useState } from 'react';
import type { Task, Track } from '../../api/schemas.ts';
import { isComplete } from '../../user/person.ts';
import { refusedNumber } from '../../user/refusedNumber.ts';
import { draftOf, draftSubjects } from '../../user/drafts.ts';
import { LISTED } from '../../tasks/news.ts';
import { nextStep, type NextStep } from './nextStep.ts';
import { selectChanges } from '../../tasks/selectNews.ts';
import { selectTrackStages } from '../../tracks/stagesSlice.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { useAppSelector, useProfile, useSession } from '../../user/hooks.ts';

/**
 * The next step of a mentee in a track, from what this device knows so far.
 * @param checking true while answers that may change it are loading
 */
export function useNextStep(
  track: Track,
  all: readonly TaskWithStatus[] | null,
  checking: boolean,
): NextStep<Task> | null {
  const { userId, role } = useSession();
  const profile = useProfile();
  const [now] = useState(Date.now);
  const [subjects] = useState(() => draftSubjects(userId));
  const stages = useAppSelector((state) => selectTrackStages(state, track.id));
  const changes = useAppSelector(selectChanges);
  const feedback = changes
    .filter(({ at, isUnread }) => isUnread && now - at < LISTED)
    .map(({ taskId, title, grade }) => ({ taskId, title, grade }));
  const tasks = all?.map(({ task, status }) => ({ ...task, status })) ?? null;
  return nextStep({
    complete: isComplete(profile, role, refusedNumber(profile)),
    hasPhoto: profile.photoUrl !== null,
    feedback,
    tasks,
    stages,
    drafts: (tasks ?? [])
      .map(({ id }) => id)
      .filter((id) => subjects.includes(draftOf.submission(id))),
    checking,
    now,
  });
}
