import { hasNewResponse, STALE_AFTER } from '../api/query/query.ts';
import { HOUR } from '../lib/timing.ts';
import {
  isPending,
  selectAllTasks,
  selectTrackTasks,
  type StatusState,
  type TaskWithStatus,
} from './status.ts';

/**
 * The data that a page needs about each task. `sent`: whether it is submitted; `news`: in addition
 * new grades, within the visit's limit of calls; `grades`: in addition grades that were not loaded
 * yet; `all`: each current submission.
 */
export type FetchScope = 'sent' | 'news' | 'grades' | 'all';

/**
 * Returns whether work is submitted without a grade of its latest version, as far as this device
 * knows.
 */
const isUngraded = ({ status: { state } }: TaskWithStatus): boolean =>
  state === 'sent' || state === 'waiting';

/**
 * Returns whether a task may have been submitted since this device checked. A submitted task stays
 * submitted.
 */
export const isUncertain = (row: TaskWithStatus): boolean =>
  isPending(row) && (row.source === 'none' || row.source === 'storage');

/**
 * Returns whether this visit has no response for a task, or one that was no longer fresh at `at`,
 * in milliseconds since 1970. `at` is when the page was opened, so that nothing is fetched again
 * while the page is only read.
 */
const isOld = ({ request }: TaskWithStatus, at: number): boolean =>
  !hasNewResponse(request) ||
  request?.status !== 'success' ||
  request.invalidated === true ||
  at - (request.endedAt ?? 0) >= STALE_AFTER;

/** Returns whether a page that was opened at a given time must fetch a task. */
function needsFetch(row: TaskWithStatus, scope: FetchScope, openedAt: number): boolean {
  const { status, source, request } = row;
  if (scope === 'sent' || scope === 'news') return isUncertain(row);
  if (request?.invalidated || request?.status === 'loading') return true;
  if (scope === 'all') return isOld(row, openedAt);
  const isUnread = source === 'none' || source === 'storage';
  return (isUnread && status.state !== 'graded') || (isUngraded(row) && isOld(row, openedAt));
}

/**
 * Returns the tasks to fetch again when the user asks: those without a grade first, the longest
 * unread in front.
 */
export const mayHaveNewGrade = (tasks: readonly TaskWithStatus[]): TaskWithStatus[] =>
  tasks
    .filter((row) => !isPending(row))
    .sort((a, b) => Number(isUngraded(b)) - Number(isUngraded(a)) || a.readAt - b.readAt);

/** The most tasks that a visit checks for news (`src/docs/decisions/progress.md`). */
const VISIT_LIMIT = 20;

/** The most of them that were checked just before, as by a reload. */
const RECENT_LIMIT = 3;

const isRecent = ({ ageAtStart }: TaskWithStatus): boolean => ageAtStart < HOUR;

/**
 * Returns the submissions that may have a grade by now, those checked longest ago first.
 * `requested` ones are fetched anyway.
 */
function newsOf(
  tasks: readonly TaskWithStatus[],
  requested: readonly TaskWithStatus[],
  openedAt: number,
): TaskWithStatus[] {
  const old = tasks.filter((row) => isUngraded(row) && isOld(row, openedAt));
  const begun = old.filter(({ request }) => request && request.status !== 'success');
  const rest = old
    .filter((row) => !begun.includes(row))
    .sort((a, b) => b.ageAtStart - a.ageAtStart);
  const longAgo = rest.filter((row) => !isRecent(row)).length;
  const recent = Math.max(0, RECENT_LIMIT - requested.filter(isRecent).length);
  const budget = Math.min(longAgo + recent, VISIT_LIMIT - requested.length);
  return [...begun, ...rest.slice(0, Math.max(0, budget))];
}

const wasRequested = ({ request }: TaskWithStatus): boolean =>
  request !== undefined && !(request.fromStorage && request.status === 'success');

/**
 * Returns the tasks whose submissions a page must fetch, news last.
 * @param openedAt when the page was opened, in milliseconds since 1970
 */
export function tasksToFetch(
  root: StatusState,
  trackId: string,
  scope: FetchScope,
  openedAt: number,
): TaskWithStatus[] {
  const tasks = selectTrackTasks(root, trackId) ?? [];
  const missing = tasks.filter((row) => needsFetch(row, scope, openedAt));
  if (scope !== 'news') return missing;
  const requested = selectAllTasks(root).filter(
    (row) => wasRequested(row) || missing.includes(row),
  );
  return [...missing, ...newsOf(tasks, requested, openedAt)];
}
