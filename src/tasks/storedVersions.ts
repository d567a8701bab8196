import { useEffect, useMemo } from 'react';
import { withVersion, type SeenVersion, readVersions, storeVersions } from './versions.ts';
import { changedAt, replacedStored, submitTask, type Submission } from './tasksSlice.ts';
import { useSession } from '../auth/useSession.ts';
import { judgementIn, workIn } from './work.ts';
import { type PersonStore, type State, useAppSelector, usePersonStore } from './state.ts';
import { requestIn } from '../api/query/query.ts';

type Root = Pick<State, 'tasks' | 'requests'>;

/** When work on a task was sent in this visit, in milliseconds since 1970. */
const sentAt = (state: Root, taskId: string): number | null | undefined =>
  requestIn(state, submitTask.keyOf(taskId))?.endedAt;

/** What a store knows of a user's work on a task: what was replaced, then what is there now. */
function versionsIn(state: Root, taskId: string): SeenVersion[] {
  const { submission = null, replaced = [], readAt = 0 } = state.tasks.records[taskId] ?? {};
  const versionOf = (seen: Submission, isSent: boolean): SeenVersion => ({
    ...workIn(seen),
    ...judgementIn(seen),
    changedAt: seen.updatedAt === null ? 0 : changedAt(seen),
    seenAt: readAt,
    isSent,
  });
  const earlier = replaced.map((seen) => versionOf(seen, false));
  return submission === null
    ? earlier
    : [...earlier, versionOf(submission, sentAt(state, taskId) === readAt)];
}

/**
 * Stores what was replaced, or has just been sent, of all tasks as words of the user: in the snapshot
 * it would go with the answers, where nobody opens the task before that.
 */
export function keepVersions(
  userId: string,
  store: Pick<PersonStore, 'getState' | 'dispatch'>,
): void {
  const state = store.getState();
  const stored = Object.entries(state.tasks.records)
    .filter(([taskId, { replaced, readAt }]) => replaced ?? sentAt(state, taskId) === readAt)
    .map(([taskId]) => storeVersions(userId, taskId, versionsIn(state, taskId)));
  if (stored.every(Boolean)) store.dispatch(replacedStored());
}

/**
 * All that this device has seen of the user's work on a task, in the order of `withVersion`; what is
 * new of it is stored as words of theirs, which outlast the snapshot.
 */
export function useVersions(taskId: string): readonly SeenVersion[] {
  const { userId } = useSession();
  const store = usePersonStore();
  const record = useAppSelector(({ tasks }) => tasks.records[taskId]);
  const versions = useMemo(
    () => versionsIn(store.getState(), taskId).reduce(withVersion, readVersions(userId, taskId)),
    // oxlint-disable-next-line react/exhaustive-deps -- changes of the record are what is to be seen
    [store, userId, taskId, record],
  );
  useEffect(() => void storeVersions(userId, taskId, versions), [userId, taskId, versions]);
  return versions;
}
