import { createSelector } from '@reduxjs/toolkit';
import type { Submission, Task } from '../../api/schemas.ts';
import { inOrder } from '../../domain/learning/deadlines.ts';
import type { Standing } from '../../domain/learning/progress.ts';
import { FRESH } from '../../slices/apiThunk.ts';
import type { Request } from '../../slices/request.ts';
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
export interface TrackTask {
  task: Task;
  standing: Standing;
  /**
   * Who says so. `stages`: the stages in which one has submitted, see `isPresumedOpen`; `snapshot`: an
   * earlier visit; `service`: its answer about this task in this visit.
   */
  source: 'none' | 'snapshot' | 'stages' | 'service';
  /** As it was read in this visit. */
  submission: Submission | null;
  /** The call that asks about it. */
  request: Request | undefined;
  /** How long before this visit it was asked about, in milliseconds. */
  askedAgo: number;
}

/**
 * True for what is shown as open without a call: it is of one of its track's stages in which nothing was
 * submitted as far as the service knows; or the service has said so of the task itself just before a
 * reload. The former is not certain: rows older than its records of stages leave no trace there, and tasks
 * may change their stage. So it is derived, never kept, and who opens such a task has it asked about.
 */
function isPresumedOpen({ tasks, stages }: Root, { id, track, stage }: Task): boolean {
  if (tasks.records[id]?.sent || track === null) return false;
  if ((tasks.askedAgo[id] ?? Infinity) < FRESH) return true;
  const isOfTrack = stage !== null && stages.byTrack[track]?.includes(stage) === true;
  return isOfTrack && stages.mine[track]?.includes(stage) === false;
}

function trackTask({ tasks, stages }: Root, task: Task): TrackTask {
  const record = tasks.records[task.id];
  const request = tasks.requests[loadTaskSubmissions.keyOf(task.id)];
  const isRead = record !== undefined && !request?.recalled;
  const myStages = stages.requests[loadMyStages.keyOf(task.track ?? '')];

  let source: TrackTask['source'] = record ? 'snapshot' : 'none';
  if (isPresumedOpen({ tasks, stages }, task)) source = myStages?.recalled ? 'snapshot' : 'stages';
  if (isRead) source = 'service';

  const submission = isRead ? record.submission : null;
  const grade = gradeOf(tasks, task.id);
  let standing: Standing = { state: source === 'none' ? 'unchecked' : 'open' };
  if (record?.sent) standing = { state: submission ? 'waiting' : 'sent' };
  if (grade !== undefined) standing = { state: 'graded', grade };

  const askedAgo = tasks.askedAgo[task.id] ?? Number.MAX_VALUE;
  return { task, standing, source, submission, request, askedAgo };
}

const selectInOrder = createSelector([taskSelectors.selectAll], inOrder);

/** All tasks with what is known of them, those due first in front. */
const selectAllTasks = createSelector(
  [({ tasks }: Root) => tasks, ({ stages }: Root) => stages, selectInOrder],
  (tasks, stages, all) => all.map((task) => trackTask({ tasks, stages }, task)),
);

/** A track's tasks with what is known of them, those due first in front; null: no list has come. */
export const selectTrackTasks = createSelector(
  [selectAllTasks, ({ tasks }: Root) => tasks.listed, (_: Root, trackId: string) => trackId],
  (all, listed, trackId) => (listed ? all.filter(({ task }) => task.track === trackId) : null),
);

/** The tasks that are shown as open; those not yet checked are not claimed to be. */
export const selectOpenTasks = createSelector([selectAllTasks], (all) =>
  all.filter(({ standing }) => standing.state === 'open').map(({ task }) => task),
);

/**
 * What a page wants to know of each task. `sent`: whether it is sent in; `news`: that, and of what waits for
 * a grade whether it has one by now, as far as a visit's calls go; `grades`: also the grades that were not
 * seen yet; `all`: each submission, as it is now.
 */
export type Depth = 'sent' | 'news' | 'grades' | 'all';

/** True for what is not known as sent in. */
export const isPending = ({ standing: { state } }: TrackTask): boolean =>
  state === 'unchecked' || state === 'open';

/** True where a page has to ask about a task. What is sent in stays so, what was open may not. */
export function isMissing(one: TrackTask, depth: Depth): boolean {
  const { standing, source, request } = one;
  const isUncertain = source === 'none' || source === 'snapshot';
  if (depth === 'sent' || depth === 'news') return isUncertain && isPending(one);
  if (request?.outdated) return true;
  return depth === 'all' ? source !== 'service' : isUncertain && standing.state !== 'graded';
}

/** A grade that was seen and is asked for again: near the end of the allowance it can wait. */
export const canWait = ({ standing, request }: TrackTask): boolean =>
  standing.state === 'graded' && request?.outdated === true;

/** How many tasks a visit asks about for news (`src/README.md`, "News is asked for within a budget"). */
const VISIT = 20;

/** How many of them were asked about shortly before, as by a reload. */
const AGAIN = 3;
const HOUR = 60 * 60 * 1000;

const isRecent = ({ askedAgo }: TrackTask): boolean => askedAgo < HOUR;

/**
 * What waits for a grade and may have one by now, asked about longest ago first.
 * @param asked what this visit asks about anyway
 */
function newsOf(tasks: readonly TrackTask[], asked: readonly TrackTask[]): TrackTask[] {
  const waiting = tasks
    .filter(({ standing, source }) => standing.state === 'sent' && source === 'snapshot')
    .sort((a, b) => b.askedAgo - a.askedAgo);
  const again = Math.max(0, AGAIN - asked.filter(isRecent).length);
  const recent = waiting.filter(isRecent).slice(0, again);
  const longAgo = waiting.filter((one) => !isRecent(one));
  return [...longAgo, ...recent].slice(0, Math.max(0, VISIT - asked.length));
}

const wasAsked = ({ request }: TrackTask): boolean =>
  request !== undefined && !(request.recalled && request.status === 'success');

/**
 * The tasks that a page has to ask about, in turn.
 * @returns first what it is about, then what it can do without
 */
export function missingTasks(root: Root, trackId: string, depth: Depth): TrackTask[][] {
  const tasks = selectTrackTasks(root, trackId) ?? [];
  const missing = tasks.filter((one) => isMissing(one, depth));
  const asked = selectAllTasks(root).filter((one) => wasAsked(one) || missing.includes(one));
  const news = depth === 'news' ? newsOf(tasks, asked) : [];
  return [missing.filter((one) => !canWait(one)), [...missing.filter(canWait), ...news]];
}
