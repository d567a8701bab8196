import { createSelector } from '@reduxjs/toolkit';
import {
  hasResponse,
  hasNewResponse,
  STALE_AFTER,
  type RequestEntry,
  requestIn,
} from '../api/query/query.ts';
import { meanOf } from '../lib/values.ts';
import type { State } from './state.ts';
import { inOrder } from './deadlines.ts';
import { currentGrade, isGraded } from './submission.ts';
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
  /** The task was not fetched yet, or was put off. */
  | { state: 'unchecked' }
  | { state: 'open' }
  /**
   * `sent`: submitted, but this visit has not fetched whether it is graded. `waiting`: not graded
   * when this visit fetched it. `previousGrade` is that of the version before, if it has one.
   */
  | { state: 'sent' | 'waiting'; previousGrade?: number }
  | { state: 'graded'; grade: number };

/** The review of a submission. `again`: resubmitted after its grade, so it is not graded. */
export type ReviewState = 'waiting' | 'again' | 'graded';

/**
 * Returns the review state of a submission, for rows, tags, the gradebook, its file and the bell.
 */
export function reviewOf(record: QueueRecord): ReviewState {
  if (currentGrade(record) !== null) return 'graded';
  return record.isResubmitted ? 'again' : 'waiting';
}

export interface Progress extends Record<TaskStatus['state'], number> {
  total: number;
  /** The average grade in percent, to one decimal; null without a grade. */
  mean: number | null;
}

/** Counts tasks by status. Unknown tasks count as unchecked and are never left out. */
export function progressOf(statuses: readonly TaskStatus[]): Progress {
  const counts = { unchecked: 0, open: 0, sent: 0, waiting: 0, graded: 0 };
  for (const { state } of statuses) counts[state] += 1;
  const grades = statuses.flatMap((status) => (status.state === 'graded' ? status.grade : []));
  return { ...counts, total: statuses.length, mean: meanOf(grades) };
}

/** Counts the tasks that are certainly submitted, graded or not. */
export const submittedCount = ({ sent, waiting, graded }: Progress): number =>
  sent + waiting + graded;

/**
 * Returns the grade that the API has for a task, even if it is that of an earlier version; else
 * null.
 */
export const gradeInForce = ({ work }: TaskWithStatus): number | null =>
  work && isGraded(work) ? work.gradePercentage : null;

/** Returns whether there are tasks and all are graded. */
export const isFinished = ({ total, graded }: Progress): boolean => total > 0 && graded === total;

/** The part of the state from which statuses are derived. */
export type StatusState = Pick<State, 'tasks' | 'stages' | 'requests'>;

export interface TaskWithStatus {
  task: Task;
  status: TaskStatus;
  /**
   * Where the status comes from. `stages`: see `isPresumedOpen`; `storage`: an earlier visit, or a
   * presumption in doubt; `service`: a response in this visit.
   */
  source: 'none' | 'storage' | 'stages' | 'service';
  isKnown: boolean;
  work: Submission | null;
  /** When its submissions were last fetched, in milliseconds since 1970, or 0. */
  readAt: number;
  request: RequestEntry | undefined;
  /** How many milliseconds before this visit it was fetched. */
  ageAtStart: number;
}

/**
 * Returns whether a submitted task was moved or deleted: the API has a submission in a stage, but
 * in none of the tasks that the stage has now. A moved task leaves no trace in its new stage, so
 * after that no stage proves that its tasks are open.
 */
function hasMovedTask({ tasks, stages, requests }: StatusState, all: readonly Task[]): boolean {
  const isOpen = ({ id }: Task): boolean =>
    tasks.records[id]?.submitted === false &&
    hasNewResponse(requestIn({ requests }, loadTaskSubmissions.keyOf(id)));
  return Object.values(stages.mine)
    .flat()
    .some((stage) => all.filter((task) => task.stage === stage).every(isOpen));
}

/**
 * Returns whether a task is shown as open without a call, because the API has no submission in its
 * stage or reported the task as open just before a reload.
 */
function isPresumedOpen(
  { tasks, stages }: Pick<StatusState, 'tasks' | 'stages'>,
  { id, track, stage }: Task,
  ageAtStart: number,
): boolean {
  if (tasks.records[id]?.submitted || track === null) return false;
  if (ageAtStart < STALE_AFTER) return true;
  const isOfTrack = stage !== null && stages.byTrack[track]?.includes(stage) === true;
  return isOfTrack && stages.mine[track]?.includes(stage) === false;
}

/** Returns whether a task is open, submitted or graded, from all data on this device. */
export function statusOf(
  { tasks, stages, requests }: StatusState,
  task: Task,
  hasMoved = false,
): TaskWithStatus {
  const record = tasks.records[task.id];
  const request = requestIn({ requests }, loadTaskSubmissions.keyOf(task.id));
  const isRead = record !== undefined && !request?.fromStorage;
  const myStages = requestIn({ requests }, loadMyStages.keyOf(task.track ?? ''));

  let source: TaskWithStatus['source'] = record ? 'storage' : 'none';
  const { ageAtStart = Number.MAX_VALUE } = request ?? {};
  if (isPresumedOpen({ tasks, stages }, task, ageAtStart))
    source = myStages?.fromStorage || hasMoved ? 'storage' : 'stages';
  if (isRead) source = 'service';

  const work = record?.submission ?? null;
  let status: TaskStatus = { state: source === 'none' ? 'unchecked' : 'open' };
  if (record?.submitted) {
    status = {
      state: isRead && work ? 'waiting' : 'sent',
      ...(work && isGraded(work) && { previousGrade: work.gradePercentage ?? 0 }),
    };
  }
  const grade = record ? currentGrade(record) : null;
  if (grade !== null) status = { state: 'graded', grade };

  const { readAt = 0 } = record ?? {};
  return { task, status, source, isKnown: record !== undefined, work, readAt, request, ageAtStart };
}

const selectInOrder = createSelector([taskSelectors.selectAll], inOrder);

/** Selects all tasks with their status, the earliest deadline first. */
export const selectAllTasks = createSelector(
  [
    ({ tasks }: StatusState) => tasks,
    ({ stages }: StatusState) => stages,
    ({ requests }: StatusState) => requests,
    selectInOrder,
  ],
  (tasks, stages, requests, all) => {
    const hasMoved = hasMovedTask({ tasks, stages, requests }, all);
    return all.map((task) => statusOf({ tasks, stages, requests }, task, hasMoved));
  },
);

/** Returns whether the list of all tasks has arrived. Single tasks may arrive before it. */
const isListed = (root: StatusState): boolean => hasResponse(requestIn(root, loadTasks.keyOf()));

/**
 * Selects a track's tasks with their status, the earliest deadline first; null until the list has
 * loaded.
 */
export const selectTrackTasks = createSelector(
  [selectAllTasks, isListed, (_: StatusState, trackId: string) => trackId],
  (all, listed, trackId) => (listed ? all.filter(({ task }) => task.track === trackId) : null),
);

/** Selects the tasks shown as open, without unchecked ones. */
export const selectOpenTasks = createSelector([selectAllTasks], (all) =>
  all.filter(({ status }) => status.state === 'open').map(({ task }) => task),
);

/** Returns whether a task is not certainly submitted. */
export const isPending = ({ status: { state } }: TaskWithStatus): boolean =>
  state === 'unchecked' || state === 'open';
