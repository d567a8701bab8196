import { createSelector } from '@reduxjs/toolkit';
import type { Submission, Task } from '../../api/schemas.ts';
import { inOrder } from '../../domain/learning/deadlines.ts';
import type { TaskStatus } from '../../domain/learning/progress.ts';
import { STALE_AFTER } from '../../slices/apiThunk.ts';
import type { RequestEntry } from '../../slices/request.ts';
import { loadMyStages, type StagesState } from '../../slices/stagesSlice.ts';
import {
  gradeOf,
  loadTaskSubmissions,
  taskSelectors,
  type TasksState,
} from '../../slices/tasksSlice.ts';

interface Root {
  tasks: TasksState;
  stages: StagesState;
}

/** A task with what is known of a mentee's work on it. */
export interface TaskWithStatus {
  task: Task;
  status: TaskStatus;
  /**
   * Who says so. `stages`: the stages in which one has submitted, see `isPresumedOpen`; `snapshot`: an
   * earlier visit; `service`: its answer about this task in this visit.
   */
  source: 'none' | 'snapshot' | 'stages' | 'service';
  /** As it was read in this visit. */
  submission: Submission | null;
  /** The call that asks about it. */
  request: RequestEntry | undefined;
  /** How long before this visit it was asked about, in milliseconds. */
  ageAtStart: number;
}

/**
 * True for what is shown as open without a call: it is of one of its track's stages in which nothing was
 * submitted as far as the service knows; or the service has said so of the task itself just before a
 * reload. The former is not certain: rows older than its records of stages leave no trace there, and tasks
 * may change their stage. So it is derived, never kept, and who opens such a task has it asked about.
 */
function isPresumedOpen({ tasks, stages }: Root, { id, track, stage }: Task): boolean {
  if (tasks.records[id]?.submitted || track === null) return false;
  if ((tasks.ageAtStart[id] ?? Infinity) < STALE_AFTER) return true;
  const isOfTrack = stage !== null && stages.byTrack[track]?.includes(stage) === true;
  return isOfTrack && stages.mine[track]?.includes(stage) === false;
}

function withStatus({ tasks, stages }: Root, task: Task): TaskWithStatus {
  const record = tasks.records[task.id];
  const request = tasks.requests[loadTaskSubmissions.keyOf(task.id)];
  const isRead = record !== undefined && !request?.fromSnapshot;
  const myStages = stages.requests[loadMyStages.keyOf(task.track ?? '')];

  let source: TaskWithStatus['source'] = record ? 'snapshot' : 'none';
  if (isPresumedOpen({ tasks, stages }, task))
    source = myStages?.fromSnapshot ? 'snapshot' : 'stages';
  if (isRead) source = 'service';

  const submission = isRead ? record.submission : null;
  const grade = gradeOf(tasks, task.id);
  let status: TaskStatus = { state: source === 'none' ? 'unchecked' : 'open' };
  if (record?.submitted) status = { state: submission ? 'waiting' : 'sent' };
  if (grade !== undefined) status = { state: 'graded', grade };

  const ageAtStart = tasks.ageAtStart[task.id] ?? Number.MAX_VALUE;
  return { task, status, source, submission, request, ageAtStart };
}

const selectInOrder = createSelector([taskSelectors.selectAll], inOrder);

/** All tasks with what is known of them, those due first in front. */
const selectAllTasks = createSelector(
  [({ tasks }: Root) => tasks, ({ stages }: Root) => stages, selectInOrder],
  (tasks, stages, all) => all.map((task) => withStatus({ tasks, stages }, task)),
);

/** A track's tasks with what is known of them, those due first in front; null: no list has come. */
export const selectTrackTasks = createSelector(
  [selectAllTasks, ({ tasks }: Root) => tasks.listed, (_: Root, trackId: string) => trackId],
  (all, listed, trackId) => (listed ? all.filter(({ task }) => task.track === trackId) : null),
);

/** The tasks that are shown as open; those not yet checked are not claimed to be. */
export const selectOpenTasks = createSelector([selectAllTasks], (all) =>
  all.filter(({ status }) => status.state === 'open').map(({ task }) => task),
);

/**
 * What a page wants to know of each task. `sent`: whether it is sent in; `news`: that, and of what waits for
 * a grade whether it has one by now, as far as a visit's calls go; `grades`: also the grades that were not
 * seen yet; `all`: each submission, as it is now.
 */
export type Depth = 'sent' | 'news' | 'grades' | 'all';

/** True for what is not known as sent in. */
export const isPending = ({ status: { state } }: TaskWithStatus): boolean =>
  state === 'unchecked' || state === 'open';

/** True where a page has to ask about a task. What is sent in stays so, what was open may not. */
export function needsFetch(one: TaskWithStatus, depth: Depth): boolean {
  const { status, source, request } = one;
  const isUncertain = source === 'none' || source === 'snapshot';
  if (depth === 'sent' || depth === 'news') return isUncertain && isPending(one);
  if (request?.invalidated) return true;
  return depth === 'all' ? source !== 'service' : isUncertain && status.state !== 'graded';
}

/** A grade that was seen and is asked for again: near the end of the allowance it can wait. */
export const canWait = ({ status, request }: TaskWithStatus): boolean =>
  status.state === 'graded' && request?.invalidated === true;

/** How many tasks a visit asks about for news (`src/README.md`, "News is asked for within a budget"). */
const VISIT_LIMIT = 20;

/** How many of them were asked about shortly before, as by a reload. */
const RECENT_LIMIT = 3;
const HOUR = 60 * 60 * 1000;

const isRecent = ({ ageAtStart }: TaskWithStatus): boolean => ageAtStart < HOUR;

/**
 * What waits for a grade and may have one by now, asked about longest ago first.
 * @param requested what this visit asks about anyway
 */
function newsOf(
  tasks: readonly TaskWithStatus[],
  requested: readonly TaskWithStatus[],
): TaskWithStatus[] {
  const waiting = tasks
    .filter(({ status, source }) => status.state === 'sent' && source === 'snapshot')
    .sort((a, b) => b.ageAtStart - a.ageAtStart);
  const recentLimit = Math.max(0, RECENT_LIMIT - requested.filter(isRecent).length);
  const recent = waiting.filter(isRecent).slice(0, recentLimit);
  const longAgo = waiting.filter((one) => !isRecent(one));
  return [...longAgo, ...recent].slice(0, Math.max(0, VISIT_LIMIT - requested.length));
}

const wasRequested = ({ request }: TaskWithStatus): boolean =>
  request !== undefined && !(request.fromSnapshot && request.status === 'success');

/**
 * The tasks that a page has to ask about, in turn.
 * @returns first what it is about, then what it can do without
 */
export function tasksToFetch(root: Root, trackId: string, depth: Depth): TaskWithStatus[][] {
  const tasks = selectTrackTasks(root, trackId) ?? [];
  const missing = tasks.filter((one) => needsFetch(one, depth));
  const requested = selectAllTasks(root).filter(
    (one) => wasRequested(one) || missing.includes(one),
  );
  const news = depth === 'news' ? newsOf(tasks, requested) : [];
  return [missing.filter((one) => !canWait(one)), [...missing.filter(canWait), ...news]];
}
