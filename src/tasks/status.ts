import { createSelector } from '@reduxjs/toolkit';
import { hasAnswer, STALE_AFTER, type RequestEntry, requestIn } from '../api/query/query.ts';
import { HOUR } from '../lib/dates.ts';
import { meanOf } from '../lib/values.ts';
import type { State } from './state.ts';
import { inOrder } from './deadlines.ts';
import { isGraded } from './submission.ts';
import {
  loadTasks,
  loadTaskSubmissions,
  type QueueRecord,
  taskSelectors,
  type Submission,
  type Task,
} from './tasksSlice.ts';
import { loadMyStages } from '../tracks/stagesSlice.ts';

export type TaskStatus =
  /** Not fetched yet, or put off. */
  | { state: 'unchecked' }
  | { state: 'open' }
  /** Submitted; whether it is graded was not fetched in this visit. */
  | { state: 'sent' }
  /** Submitted, and not graded when it was fetched in this visit. */
  | { state: 'waiting' }
  | { state: 'graded'; grade: number };

/** The review of a submission. `again`: resubmitted after its grade, so it is not graded. */
export type ReviewState = 'waiting' | 'again' | 'graded';

/** The review state of a submission, for rows, tags, the gradebook, its file and the bell. */
export function reviewOf({ submission, isResubmitted }: QueueRecord): ReviewState {
  if (isResubmitted) return 'again';
  return isGraded(submission) ? 'graded' : 'waiting';
}

export interface Progress extends Record<TaskStatus['state'], number> {
  total: number;
  /** In percent to one decimal; null without a grade. */
  mean: number | null;
}

/** Counts tasks by status; unknown tasks are counted as unchecked, never left out. */
export function progressOf(statuses: readonly TaskStatus[]): Progress {
  const counts = { unchecked: 0, open: 0, sent: 0, waiting: 0, graded: 0 };
  for (const { state } of statuses) counts[state] += 1;
  const grades = statuses.flatMap((status) => (status.state === 'graded' ? status.grade : []));
  return { ...counts, total: statuses.length, mean: meanOf(grades) };
}

/** How many tasks are certainly submitted, graded or not. */
export const sentIn = ({ sent, waiting, graded }: Progress): number => sent + waiting + graded;

/** True if every task is graded, and there is one. */
export const isFinished = ({ total, graded }: Progress): boolean => total > 0 && graded === total;

type Root = Pick<State, 'tasks' | 'stages' | 'requests'>;

export interface TaskWithStatus {
  task: Task;
  status: TaskStatus;
  /**
   * `stages`: see `isPresumedOpen`; `snapshot`: an earlier visit; `service`: the answer in this
   * visit.
   */
  source: 'none' | 'snapshot' | 'stages' | 'service';
  isKnown: boolean;
  work: Submission | null;
  request: RequestEntry | undefined;
  /** How many milliseconds before this visit it was fetched. */
  ageAtStart: number;
}

/**
 * True for a task shown as open without a call: the API has no submission in its stage, or reported
 * the task as open just before a reload. A moved task leaves no trace in its new stage, so opening
 * such a task fetches its submissions.
 */
function isPresumedOpen(
  { tasks, stages }: Pick<Root, 'tasks' | 'stages'>,
  { id, track, stage }: Task,
): boolean {
  if (tasks.records[id]?.submitted || track === null) return false;
  if ((tasks.ageAtStart[id] ?? Infinity) < STALE_AFTER) return true;
  const isOfTrack = stage !== null && stages.byTrack[track]?.includes(stage) === true;
  return isOfTrack && stages.mine[track]?.includes(stage) === false;
}

/** Returns whether a task is open, submitted or graded, from all data on this device. */
export function statusOf({ tasks, stages, requests }: Root, task: Task): TaskWithStatus {
  const record = tasks.records[task.id];
  const request = requestIn({ requests }, loadTaskSubmissions.keyOf(task.id));
  const isRead = record !== undefined && !request?.fromSnapshot;
  const myStages = requestIn({ requests }, loadMyStages.keyOf(task.track ?? ''));

  let source: TaskWithStatus['source'] = record ? 'snapshot' : 'none';
  if (isPresumedOpen({ tasks, stages }, task))
    source = myStages?.fromSnapshot ? 'snapshot' : 'stages';
  if (isRead) source = 'service';

  const work = record?.submission ?? null;
  let status: TaskStatus = { state: source === 'none' ? 'unchecked' : 'open' };
  if (record?.submitted) status = { state: isRead && work ? 'waiting' : 'sent' };
  if (work && isGraded(work)) status = { state: 'graded', grade: work.gradePercentage ?? 0 };

  const ageAtStart = tasks.ageAtStart[task.id] ?? Number.MAX_VALUE;
  return { task, status, source, isKnown: record !== undefined, work, request, ageAtStart };
}

const selectInOrder = createSelector([taskSelectors.selectAll], inOrder);

const selectAllTasks = createSelector(
  [
    ({ tasks }: Root) => tasks,
    ({ stages }: Root) => stages,
    ({ requests }: Root) => requests,
    selectInOrder,
  ],
  (tasks, stages, requests, all) => all.map((task) => statusOf({ tasks, stages, requests }, task)),
);

/** True once the list of all tasks has arrived; single tasks may arrive before it. */
const isListed = (root: Root): boolean => hasAnswer(requestIn(root, loadTasks.keyOf()));

/** A track's tasks with their status, those due first in front; null: the list has not loaded. */
export const selectTrackTasks = createSelector(
  [selectAllTasks, isListed, (_: Root, trackId: string) => trackId],
  (all, listed, trackId) => (listed ? all.filter(({ task }) => task.track === trackId) : null),
);

/** The tasks shown as open, without unchecked tasks. */
export const selectOpenTasks = createSelector([selectAllTasks], (all) =>
  all.filter(({ status }) => status.state === 'open').map(({ task }) => task),
);

/**
 * The data that a page needs of each task. `sent`: whether it is submitted; `news`: also new
 * grades, within the visit's limit of calls; `grades`: also grades that were not loaded yet; `all`:
 * each current submission.
 */
export type FetchScope = 'sent' | 'news' | 'grades' | 'all';

/** True for a task that is not certainly submitted. */
export const isPending = ({ status: { state } }: TaskWithStatus): boolean =>
  state === 'unchecked' || state === 'open';

/** True if a page must fetch a task: submitted tasks stay submitted, but open tasks may change. */
export function needsFetch(row: TaskWithStatus, depth: FetchScope): boolean {
  const { status, source, request } = row;
  const isUncertain = source === 'none' || source === 'snapshot';
  if (depth === 'sent' || depth === 'news') return isUncertain && isPending(row);
  if (request?.invalidated) return true;
  return depth === 'all' ? source !== 'service' : isUncertain && status.state !== 'graded';
}

/** An invalidated grade, which need not be fetched while the allowance is scarce. */
export const canWait = ({ status, request }: TaskWithStatus): boolean =>
  status.state === 'graded' && request?.invalidated === true;

/** How many tasks a visit checks for news (`src/docs/decisions/progress.md`). */
const VISIT_LIMIT = 20;

/** How many of them were checked just before, as by a reload. */
const RECENT_LIMIT = 3;

const isRecent = ({ ageAtStart }: TaskWithStatus): boolean => ageAtStart < HOUR;

/**
 * Submissions that may have a grade by now, those checked longest ago first. `requested` are
 * fetched anyway.
 */
function newsOf(
  tasks: readonly TaskWithStatus[],
  requested: readonly TaskWithStatus[],
): TaskWithStatus[] {
  const waiting = tasks
    .filter(({ status, source }) => status.state === 'sent' && source === 'snapshot')
    .sort((a, b) => b.ageAtStart - a.ageAtStart);
  const longAgo = waiting.filter((row) => !isRecent(row)).length;
  const recent = Math.max(0, RECENT_LIMIT - requested.filter(isRecent).length);
  return waiting.slice(0, Math.max(0, Math.min(longAgo + recent, VISIT_LIMIT - requested.length)));
}

const wasRequested = ({ request }: TaskWithStatus): boolean =>
  request !== undefined && !(request.fromSnapshot && request.status === 'success');

/** The tasks that a page must fetch: first the essential tasks, then the optional ones. */
export function tasksToFetch(root: Root, trackId: string, depth: FetchScope): TaskWithStatus[][] {
  const tasks = selectTrackTasks(root, trackId) ?? [];
  const missing = tasks.filter((row) => needsFetch(row, depth));
  const requested = selectAllTasks(root).filter(
    (row) => wasRequested(row) || missing.includes(row),
  );
  const news = depth === 'news' ? newsOf(tasks, requested) : [];
  return [missing.filter((row) => !canWait(row)), [...missing.filter(canWait), ...news]];
}
