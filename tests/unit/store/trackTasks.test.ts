import { describe, expect, test } from 'vitest';
import type { Task } from '../../../src/tasks/tasksSlice.ts';
import { successEntry, type RequestEntry, type Requests } from '../../../src/api/query/query.ts';
import stagesReducer, { loadMyStages, type StagesState } from '../../../src/tracks/stagesSlice.ts';
import tasksReducer, {
  loadTasks,
  loadTaskSubmissions,
  type TaskRecord,
  type TasksState,
} from '../../../src/tasks/tasksSlice.ts';
import {
  gradeInForce,
  progressOf,
  selectOpenTasks,
  selectTrackTasks,
} from '../../../src/tasks/status.ts';
import { mayHaveNewGrade, tasksToFetch, type FetchScope } from '../../../src/tasks/tasksToFetch.ts';
import { submissionWith, taskWith } from '../entities.ts';
import { HOUR, MINUTE } from '../../../src/lib/timing.ts';

interface TestState {
  tasks: TasksState;
  stages: StagesState;
  requests: Requests;
}

interface Known {
  sent: boolean;
  grade?: number;
  /** Read in this visit, or, in milliseconds before now, by an earlier one. */
  ago?: number;
  status?: RequestEntry['status'];
  /** True if it was read more than five minutes ago in this visit. */
  old?: true;
  again?: boolean;
  outdated?: true;
}

const task = (id: string, { track = 'web', stage = 'html' } = {}): Task =>
  taskWith({ id, title: id, track, stage });

const record = ({ sent, grade, again = false, ago = 0 }: Known): TaskRecord => ({
  submitted: sent,
  submission: sent ? submissionWith({ gradePercentage: grade ?? null }) : null,
  isResubmitted: again,
  readAt: HOUR - ago,
  change: null,
  openedAt: 0,
});

const request = ({ ago, status = 'success', outdated, old }: Known): RequestEntry => ({
  ...successEntry('tasks', Date.now() - (old ? 6 * MINUTE : 0), ago !== undefined),
  status,
  ...(ago !== undefined && { ageAtStart: ago }),
  ...(outdated && { invalidated: true }),
});

function stateWith(list: Task[], known: Record<string, Known> = {}): TestState {
  const start = { type: 'start' };
  const tasks = tasksReducer(
    undefined,
    loadTasks.fulfilled(list, 'list', undefined, { endedAt: 1 }),
  );
  const records: TasksState['records'] = {};
  const requests: Requests = { [loadTasks.keyOf()]: successEntry('tasks', 1, false) };
  for (const [id, one] of Object.entries(known)) {
    records[id] = record(one);
    requests[loadTaskSubmissions.keyOf(id)] = request(one);
  }
  return {
    tasks: { ...tasks, records },
    stages: stagesReducer(undefined, start),
    requests,
  };
}

/** Returns the same state after the API has listed the stages with submissions. */
function withMyStages(
  { tasks, stages, requests }: TestState,
  mine: string[],
  response: Partial<RequestEntry> = {},
): TestState {
  const read = request({ sent: false });
  return {
    tasks,
    stages: {
      ...stages,
      byTrack: { web: ['html', 'css'] },
      mine: { web: mine },
    },
    requests: { ...requests, [loadMyStages.keyOf('web')]: { ...read, ...response } },
  };
}

const missing = (of: TestState, scope: FetchScope): string[] =>
  tasksToFetch(of, 'web', scope, Date.now()).map(({ task: { id } }) => id);

/** Creates `count` tasks and their data in the store. */
const many = (count: number, known: (index: number) => Known) => {
  const ids = Array.from({ length: count }, (_, index) => `task ${index}`);
  return Object.fromEntries(ids.map((id, index) => [id, known(index)]));
};

const listOf = (known: Record<string, Known>) => Object.keys(known).map((id) => task(id));

const statuses = (of: Record<string, Known>) =>
  (selectTrackTasks(stateWith(listOf(of), of), 'web') ?? []).map(({ status }) => status);

const every: Record<string, Known> = {
  open: { sent: false },
  openBefore: { sent: false, ago: HOUR },
  openJustBefore: { sent: false, ago: MINUTE },
  waiting: { sent: true },
  waitingBefore: { sent: true, ago: 2 * HOUR },
  graded: { sent: true, grade: 80 },
  gradedBefore: { sent: true, grade: 80, ago: HOUR },
};
const everyTask = ['new', ...Object.keys(every)].map((id) => task(id));

describe('selectTrackTasks', () => {
  test('a task has a status with its source', () => {
    const known = selectTrackTasks(stateWith(everyTask, every), 'web') ?? [];
    expect(known.map((one) => [one.task.id, one.status.state, one.source])).toEqual([
      ['new', 'unchecked', 'none'],
      ['open', 'open', 'service'],
      ['openBefore', 'open', 'storage'],
      ['openJustBefore', 'open', 'stages'],
      ['waiting', 'waiting', 'service'],
      ['waitingBefore', 'sent', 'storage'],
      ['graded', 'graded', 'service'],
      ['gradedBefore', 'graded', 'storage'],
    ]);
    const work = known.filter((one) => one.work !== null);
    expect(work.map((one) => one.task.id)).toEqual([
      'waiting',
      'waitingBefore',
      'graded',
      'gradedBefore',
    ]);
    expect(known.filter((one) => !one.isKnown).map((one) => one.task.id)).toEqual(['new']);
  });

  test('resubmitted work counts as not graded, with the grade of the previous version', () => {
    const known = { here: { sent: true, grade: 80, again: true } };
    const before = { here: { ...known.here, ago: HOUR } };
    expect(statuses(known)).toEqual([{ state: 'waiting', previousGrade: 80 }]);
    expect(statuses(before)).toEqual([{ state: 'sent', previousGrade: 80 }]);
    expect(progressOf(statuses(known))).toMatchObject({ waiting: 1, graded: 0, mean: null });
  });

  test('the grade in force is that of an earlier version until the new one has its own', () => {
    const known = { again: { sent: true, grade: 80, again: true }, waiting: { sent: true } };
    const tasks = selectTrackTasks(stateWith(listOf(known), known), 'web') ?? [];
    expect(tasks.map(gradeInForce)).toEqual([80, null]);
  });

  test('no task is selected before a list was read', () => {
    const unlisted = { ...stateWith([]), requests: {} };
    expect(selectTrackTasks(unlisted, 'web')).toBeNull();
    expect(missing(unlisted, 'all')).toEqual([]);
  });

  test('only the track’s own tasks are selected, without requesting stored statuses', () => {
    const list = [task('here'), task('elsewhere', { track: 'design' })];
    const of = stateWith(list, { here: { sent: true, grade: 80 }, elsewhere: { sent: false } });
    delete of.requests[loadTaskSubmissions.keyOf('here')];
    delete of.requests[loadTaskSubmissions.keyOf('elsewhere')];
    const known = selectTrackTasks(of, 'web') ?? [];
    expect(known.map((one) => [one.task.id, one.status.state, one.source])).toEqual([
      ['here', 'graded', 'service'],
    ]);
    expect(missing(of, 'grades')).toEqual([]);
  });

  test('a status from before a reload counts as stale after five minutes', () => {
    const known = {
      at: { sent: false, ago: 5 * MINUTE },
      in: { sent: false, ago: 5 * MINUTE - 1 },
    };
    const tasks = selectTrackTasks(stateWith(listOf(known), known), 'web') ?? [];
    expect(tasks.map(({ source }) => source)).toEqual(['storage', 'stages']);
  });

  test('a task is not open while the submitted stages are unknown', () => {
    const of = withMyStages(stateWith([task('a')]), []);
    of.stages.mine = {};
    expect(selectOpenTasks(of)).toEqual([]);
  });

  test('an unsubmitted task is open in a stage without submissions', () => {
    const list = [task('a'), task('b', { stage: 'css' }), task('sent', { stage: 'css' })];
    const of = withMyStages(stateWith(list, { sent: { sent: true, ago: HOUR } }), ['html']);
    const known = selectTrackTasks(of, 'web') ?? [];
    expect(known.map(({ status, source }) => [status.state, source])).toEqual([
      ['unchecked', 'none'],
      ['open', 'stages'],
      ['sent', 'storage'],
    ]);
    expect(selectOpenTasks(of).map(({ id }) => id)).toEqual(['b']);
    expect(missing(of, 'sent')).toEqual(['a']);
    expect(missing(of, 'all')).toEqual(['a', 'b', 'sent']);
  });

  test('stored stages mark tasks as open and are requested again', () => {
    const list = [task('a', { stage: 'css' }), task('b', { stage: 'gone' }), task('c')];
    const of = withMyStages(stateWith(list, { c: { sent: true } }), ['html'], {
      fromStorage: true,
    });
    expect(selectOpenTasks(of).map(({ id }) => id)).toEqual(['a']);
    expect(missing(of, 'sent')).toEqual(['a', 'b']);
  });
});

describe('a task that moved to another stage', () => {
  const list = [
    task('left'),
    task('moved', { stage: 'css' }),
    task('other', { track: 'design', stage: 'colour' }),
  ];
  const askedAfter = (known: Record<string, Known>, mine = ['html']) =>
    missing(withMyStages(stateWith(list, known), mine), 'sent');

  test('presumed open tasks are requested once a stage with a submission has no submitted task', () => {
    expect(askedAfter({})).toEqual(['left']);
    expect(askedAfter({ left: { sent: true } })).toEqual([]);
    expect(askedAfter({ left: { sent: false } })).toEqual(['moved']);
    // The stage may be submitted since an earlier visit.
    expect(askedAfter({ left: { sent: false, ago: HOUR } })).toEqual(['left']);
    // No row of the list disappears in the meantime.
    const moved = withMyStages(stateWith(list, { left: { sent: false } }), ['html']);
    expect(selectOpenTasks(moved).map(({ id }) => id)).toEqual(['left', 'moved']);
  });

  test('a stage whose tasks are all gone, or that belongs to another track, is noticed too', () => {
    const [, ...rest] = list;
    const emptied = withMyStages(stateWith(rest), ['html']);
    expect(missing(emptied, 'sent')).toEqual(['moved']);
    const across = withMyStages(stateWith(list, { left: { sent: true } }), ['html']);
    across.stages.mine = { ...across.stages.mine, design: ['emptied'] };
    expect(missing(across, 'sent')).toEqual(['moved']);
  });
});

describe('old responses', () => {
  const known: Record<string, Known> = {
    waiting: { sent: true, old: true },
    again: { sent: true, grade: 80, again: true, old: true },
    graded: { sent: true, grade: 80, old: true },
    open: { sent: false, old: true },
  };

  test.each<[FetchScope, string[]]>([
    ['sent', []],
    ['news', ['waiting', 'again']],
    ['grades', ['waiting', 'again']],
    ['all', ['waiting', 'again', 'graded', 'open']],
  ])('scope %s requests them again in one visit', (scope, requested) => {
    expect(missing(stateWith(listOf(known), known), scope)).toEqual(requested);
  });

  test('a failed read, or one that is to be repeated, counts as old', () => {
    const failed: Record<string, Known> = {
      failed: { sent: true, status: 'failure' },
      outdated: { sent: true, outdated: true },
      loading: { sent: false, status: 'loading' },
      fresh: { sent: true },
    };
    const of = stateWith(listOf(failed), failed);
    expect(missing(of, 'all')).toEqual(['failed', 'outdated', 'loading']);
    expect(missing(of, 'grades')).toEqual(['failed', 'outdated', 'loading']);
    expect(missing(of, 'news')).toEqual(['failed', 'outdated']);
  });

  test('a refresh asks for ungraded and resubmitted work first, the longest unread in front', () => {
    const seen: Record<string, Known> = {
      open: { sent: false },
      gradedNow: { sent: true, grade: 80 },
      gradedBefore: { sent: true, grade: 70, ago: HOUR },
      waiting: { sent: true },
      waitingBefore: { sent: true, ago: MINUTE },
      again: { sent: true, grade: 60, again: true, ago: 2 * MINUTE },
    };
    const tasks = selectTrackTasks(stateWith(listOf(seen), seen), 'web') ?? [];
    expect(mayHaveNewGrade(tasks).map((row) => row.task.id)).toEqual([
      'again',
      'waitingBefore',
      'waiting',
      'gradedBefore',
      'gradedNow',
    ]);
  });
});

describe('tasks to request', () => {
  test.each<[FetchScope, string[]]>([
    ['sent', ['new', 'openBefore']],
    ['news', ['new', 'openBefore', 'waitingBefore']],
    ['grades', ['new', 'openBefore', 'waitingBefore']],
    ['all', ['new', 'openBefore', 'openJustBefore', 'waitingBefore', 'gradedBefore']],
  ])('scope %s requests its tasks', (scope, requested) => {
    expect(missing(stateWith(everyTask, every), scope)).toEqual(requested);
  });

  test('a manual check requests all submissions of the page that shows grades', () => {
    const again = Object.entries(every).map(
      ([id, one]) => [id, one.sent ? { ...one, outdated: true as const } : one] as const,
    );
    const of = stateWith(everyTask, Object.fromEntries(again));
    expect(missing(of, 'grades')).toEqual([
      'new',
      'openBefore',
      'waiting',
      'waitingBefore',
      'graded',
      'gradedBefore',
    ]);
    expect(missing(of, 'sent')).toEqual(['new', 'openBefore']);
  });

  test('news requests at most twenty tasks a visit, oldest requests first', () => {
    const known = many(30, (index) => ({ sent: true, ago: 2 * HOUR + index }));
    const news = missing(stateWith(listOf(known), known), 'news');
    expect(news).toHaveLength(20);
    expect(news[0]).toBe('task 29');
    // Fifteen were requested on another track, and one on this one without success.
    const other = many(15, () => ({ sent: false }));
    const elsewhere = Object.entries(other).map(([id, one]) => [`other ${id}`, one] as const);
    const spent = { ...known, ...Object.fromEntries(elsewhere) };
    const list = [
      ...listOf(known),
      ...elsewhere.map(([id]) => task(id, { track: 'design' })),
      task('new'),
    ];
    const failed = { 'task 0': { sent: true, ago: 3 * HOUR, status: 'failure' as const } };
    const left = missing(stateWith(list, { ...spent, ...failed }), 'news');
    expect(left).toHaveLength(5);
    expect(left.slice(0, 2)).toEqual(['new', 'task 0']);
  });

  test('news requests all tasks older than an hour, except deleted submissions', () => {
    const known = many(5, () => ({ sent: true, ago: HOUR }));
    const of = stateWith([...listOf(known), task('gone')], { ...known, gone: { sent: true } });
    const { gone } = of.tasks.records;
    if (gone) gone.submission = null;
    expect(selectTrackTasks(of, 'web')?.at(-1)?.status.state).toBe('sent');
    expect(missing(of, 'news')).toEqual(Object.keys(known));
  });

  test('news requests three recently requested tasks, counting this visit’s requests', () => {
    const known = many(10, (index) => ({ sent: true, ago: 10 * MINUTE + index }));
    const latest = ['task 9', 'task 8', 'task 7'];
    expect(missing(stateWith(listOf(known), known), 'news')).toEqual(latest);
    const andNew = stateWith([...listOf(known), task('new')], known);
    expect(missing(andNew, 'news')).toEqual(['new', ...latest]);
    const also = { ...known, open: { sent: false, ago: 10 * MINUTE } };
    expect(missing(stateWith(listOf(also), also), 'news')).toEqual(['open', 'task 9', 'task 8']);
  });
});
