import { gradeOf, isSubmitted } from './work.ts';
import { createStore as idb, set } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { storedToken } from '../../src/auth/session.ts';
import { SNAPSHOT_VERSION } from '../../src/app/store/snapshot.ts';
import { answered, requestIn, requestCleared } from '../../src/api/query/query.ts';
import { loadCourse } from '../../src/tracks/coursesSlice.ts';
import { selectChanges } from '../../src/tasks/selectNews.ts';
import { loadMyStages, loadStages, loadTrackStages } from '../../src/tracks/stagesSlice.ts';
import {
  bellOpened,
  feedbackOpened,
  gradeSubmission,
  loadMentorSubmissions,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
  trackChosen,
} from '../../src/tasks/tasksSlice.ts';
import { enroll, loadTrack, loadTrackMentors, loadTracks } from '../../src/tracks/tracksSlice.ts';
import { needsFetch, selectTrackTasks } from '../../src/tasks/status.ts';
import {
  editProfile,
  loadMentees,
  loadMentors,
  loadProfile,
  welcomeDismissed,
} from '../../src/user/userSlice.ts';
import {
  merge,
  persistedOf,
  readPersisted,
  stateAtStart,
  type Persisted,
} from '../../src/app/store/merge.ts';
import type { RootState } from '../../src/app/store/rootReducer.ts';
import { createStore, type AppDispatch, type AppStore } from '../../src/app/store/store.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { AMINA, openStore, openTab, snapshotOf } from './openTab.ts';
import { stopClock } from './stopClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MENTOR = 'mentor@akada.example';

const work = { taskUrl: 'https://git.example/a', menteeComment: 'Every step is in the notes' };

const edit = {
  firstName: 'Amina',
  lastName: 'Bello',
  country: 'Nigeria',
  city: 'Kano',
  phoneNumber: '+2347063644568',
  dob: '2000-01-01T00:00:00.000Z',
  gender: 'FEMALE' as const,
  technologies: ['React'],
  description: 'Learning every evening',
};

const nextVisit = (snapshot: Persisted): AppStore =>
  createStore({ token: storedToken(), state: stateAtStart(snapshot, Date.now()) });

/** A store's snapshot, as the next visit reads it. */
const storedOf = (state: RootState) => readPersisted(SNAPSHOT_VERSION, persistedOf(state));

describe('the next visit', () => {
  test('the next visit shows a mentee’s snapshot rows, with their time, without a call', async () => {
    const clock = stopClock();
    const { store, sandbox, calls, reload } = await openTab({ as: AMINA.email });
    const { db } = sandbox;
    const track = starterId('track', 'web');
    const course = db.get<{ id: string }>('SELECT id FROM courses LIMIT 1')?.id ?? '';
    const task =
      db.get<{ taskId: string }>('SELECT taskId FROM submissions WHERE menteeId = ? LIMIT 1', [
        AMINA.id,
      ])?.taskId ?? '';
    const first = store();
    const reads: ((dispatch: AppDispatch) => Promise<unknown>)[] = [
      (dispatch) => dispatch(loadProfile()),
      (dispatch) => dispatch(loadMentors()),
      (dispatch) => dispatch(loadTracks()),
      (dispatch) => dispatch(loadTrack(track)),
      (dispatch) => dispatch(loadTrackMentors(track)),
      (dispatch) => dispatch(loadStages()),
      (dispatch) => dispatch(loadTrackStages(track)),
      (dispatch) => dispatch(loadMyStages(track)),
      (dispatch) => dispatch(loadTasks()),
      (dispatch) => dispatch(loadTask(task)),
      (dispatch) => dispatch(loadTaskSubmissions(task)),
      (dispatch) => dispatch(loadCourse(course)),
    ];
    for (const read of reads) {
      clock.pass(MINUTE);
      await read(first.dispatch);
    }
    first.dispatch(trackChosen(track));
    first.dispatch(welcomeDismissed());
    first.dispatch(feedbackOpened({ taskId: task, at: Date.now() }));
    first.dispatch(bellOpened(Date.now()));
    const before = first.getState();
    expect(Object.values(before.requests).map(({ status }) => status)).toEqual(
      reads.map(() => 'success'),
    );
    sandbox.clearRequests();
    clock.pass(HOUR);
    await reload();

    const after = store().getState();
    expect(store()).not.toBe(first);
    expect(storedOf(after)).toEqual(storedOf(before));
    expect(after.user.profile?.email).toBe(AMINA.email);
    expect(after.user.welcomeDismissed).toBe(true);
    expect(after.tasks.chosenTrack).toBe(track);
    expect(after.tasks.records[task]?.openedAt).toBeGreaterThan(0);
    expect(isSubmitted(after.tasks, task)).toBe(true);
    const requests = Object.entries(after.requests);
    expect(requests).toHaveLength(reads.length);
    expect(Object.fromEntries(requests)).toEqual(
      Object.fromEntries(
        Object.entries(before.requests).map(([key, { area, endedAt }]) => [
          key,
          answered(area, endedAt ?? 0, true),
        ]),
      ),
    );
    // How long before this visit the task was requested.
    expect(after.tasks.ageAtStart).toEqual({
      [task]: Date.now() - (before.tasks.records[task]?.readAt ?? 0),
    });
    expect(calls()).toEqual([]);
  });

  test('the next visit shows a mentor’s rows, and which submissions they opened', async () => {
    const clock = stopClock();
    const { store, sandbox, reload } = await openTab({ as: MENTOR });
    await store().dispatch(loadMentees());
    await store().dispatch(loadMentorSubmissions());
    const { queue } = store().getState().tasks;
    clock.pass(HOUR);
    await reload();
    const { tasks, user } = store().getState();
    expect(Object.keys(queue ?? {}).length).toBeGreaterThan(1);
    expect(tasks.queue).toEqual(queue);
    expect(user.mentees.ids.length).toBeGreaterThan(0);

    const later = 'f'.repeat(24);
    sandbox.db.run(
      `INSERT INTO submissions (id, taskId, menteeId, mentorId, taskUrl, createdAt, updatedAt)
       SELECT ?, taskId, menteeId, mentorId, taskUrl, createdAt, updatedAt
       FROM submissions WHERE mentorId = ? LIMIT 1`,
      [later, starterId('person', 'ngozi')],
    );
    await store().dispatch(loadMentorSubmissions());
    const found = Object.values(store().getState().tasks.queue ?? {}).filter(
      ({ foundAt }) => foundAt > 0,
    );
    expect(found).toMatchObject([{ submission: { id: later }, foundAt: Date.now() }]);
  });

  test('the next visit shows the snapshot, with its time, if a read fails', async () => {
    const { store, sandbox, reload } = await openTab({ as: AMINA.email });
    await store().dispatch(loadTracks());
    const {
      tracks: { ids },
      requests,
    } = store().getState();
    const answeredAt = requests[loadTracks.keyOf()]?.endedAt;
    await reload();
    sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 3, kind: 'drop' });
    await store().dispatch(loadTracks());
    expect(requestIn(store().getState(), loadTracks.keyOf())).toMatchObject({
      status: 'failure',
      error: { kind: 'network' },
      fromSnapshot: true,
      endedAt: answeredAt,
    });
    expect(store().getState().tracks.ids).toEqual(ids);
    // So does the visit after that, without the failure.
    await reload();
    expect(requestIn(store().getState(), loadTracks.keyOf())).toMatchObject({
      status: 'success',
      error: null,
      endedAt: answeredAt,
    });
    expect(store().getState().tracks.ids).toEqual(ids);
  });

  test('the next visit forgets failures and markers', async () => {
    const { store, sandbox, reload } = await openTab({ as: AMINA.email });
    const first = store();
    await first.dispatch(loadProfile());
    const task = starterId('task', 'nowhere');
    sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: '500' });
    await first.dispatch(loadTasks());
    await first.dispatch(editProfile(edit));
    await first.dispatch(enroll({ trackId: task, mentorId: task }));
    expect(requestIn(first.getState(), enroll.keyOf())?.status).toBe('failure');
    expect(first.getState().user.edited).toBe(true);
    await reload();
    const { user, tracks, tasks } = store().getState();
    expect(requestIn(store().getState(), loadTasks.keyOf())).toBeUndefined();
    expect(tasks.lastGraded).toBeNull();
    expect([user.edited, user.editedMeanwhile]).toEqual([false, null]);
    expect(tracks.enrollment).toBeNull();
    // The edit itself is stored anyway.
    expect(user.profile).toMatchObject(edit);
  });

  test('the next visit shows the changes since the last visit as news', async () => {
    const clock = stopClock();
    const { store, sandbox, reload } = await openTab({ as: AMINA.email });
    const { db } = sandbox;
    const task =
      db.get<{ taskId: string }>('SELECT taskId FROM submissions WHERE menteeId = ? LIMIT 1', [
        AMINA.id,
      ])?.taskId ?? '';
    const judge = (grade: number | null) =>
      db.run('UPDATE submissions SET gradePercentage = ?, mentorComment = NULL WHERE taskId = ?', [
        grade,
        task,
      ]);
    judge(null);
    await store().dispatch(loadTasks());
    await store().dispatch(loadTaskSubmissions(task));
    const begun = store().getState().tasks.bellOpenedAt;
    clock.pass(HOUR);
    await reload();
    // Only the very first visit starts with nothing new.
    expect(store().getState().tasks.bellOpenedAt).toBe(begun);
    judge(88);
    await store().dispatch(loadTaskSubmissions(task));
    const change = { taskId: task, kind: 'graded', grade: 88, at: Date.now(), isUnread: true };
    expect(selectChanges(store().getState())).toMatchObject([change]);
    clock.pass(HOUR);
    await reload();
    expect(selectChanges(store().getState())).toMatchObject([change]);
  });
});

/** Another tab of the logged-in user, without a snapshot. */
const openOtherTab = (): AppStore => createStore({ token: storedToken() });

/** Two tabs that both started empty, and a task that Amina has submitted. */
async function openTwo() {
  const clock = stopClock();
  const { store: one, sandbox, calls } = await openStore({ as: AMINA.email });
  const other = openOtherTab();
  const [{ taskId: task } = { taskId: '' }, { taskId: otherTask } = { taskId: '' }] =
    sandbox.db.all<{ taskId: string }>(
      'SELECT DISTINCT taskId FROM submissions WHERE menteeId = ? LIMIT 2',
      [AMINA.id],
    );
  const judge = (grade: number) =>
    sandbox.db.run('UPDATE submissions SET gradePercentage = ? WHERE taskId = ?', [grade, task]);
  const look = async (store: AppStore, taskId = task) => {
    clock.pass(MINUTE);
    store.dispatch(requestCleared(loadTaskSubmissions.keyOf(taskId)));
    await store.dispatch(loadTaskSubmissions(taskId));
  };
  /** The visit after both have stored their snapshots, the second one last. */
  const after = (first: AppStore, second: AppStore): AppStore => {
    clock.pass(MINUTE);
    const snapshot = merge(persistedOf(first.getState()), persistedOf(second.getState()));
    return nextVisit(snapshot);
  };
  return { one, other, calls, clock, task, otherTask, judge, look, after };
}

/** The snapshots of two tabs, merged in either order. */
const bothWays = (first: Persisted, second: Persisted): Persisted[] => [
  merge(first, second),
  merge(second, first),
];

/** Three tabs of a mentor that have read the list in turn. */
async function openThree() {
  const clock = stopClock();
  const { store, sandbox } = await openStore({ as: MENTOR });
  const stores = [store, openOtherTab(), openOtherTab()] as const;
  for (const one of stores) {
    await one.dispatch(loadMentorSubmissions());
    clock.pass(MINUTE);
  }
  const [id = ''] = Object.keys(store.getState().tasks.queue ?? {});
  const grade = async (tab: 0 | 1 | 2, gradePercentage: number) => {
    const comment = { mentorComment: 'Of the work before' };
    await stores[tab].dispatch(gradeSubmission({ submissionId: id, gradePercentage, ...comment }));
    clock.pass(MINUTE);
  };
  const snapshots = () =>
    [
      persistedOf(stores[0].getState()),
      persistedOf(stores[1].getState()),
      persistedOf(stores[2].getState()),
    ] as const;
  return { sandbox, id, grade, snapshots };
}

/** The tasks of which Amina's snapshot has a record. */
const storedTasks = async (): Promise<string[]> =>
  Object.keys((await snapshotOf(AMINA.id))?.state.tasks.records ?? {});

describe('two tabs of one user', () => {
  test('two tabs keep the later answer about each task', async () => {
    const { one, other, task, judge, look, after } = await openTwo();
    judge(70);
    await look(one);
    judge(75);
    await look(other);
    for (const next of [after(one, other), after(other, one)]) {
      expect(gradeOf(next.getState().tasks, task)).toBe(75);
    }
  });

  test('two tabs keep the edited profile, the later mentors and the dismissed welcome', async () => {
    const { one, other, clock, after } = await openTwo();
    await one.dispatch(loadProfile());
    clock.pass(MINUTE);
    await other.dispatch(loadProfile());
    one.dispatch(welcomeDismissed());
    clock.pass(MINUTE);
    await one.dispatch(editProfile(edit));
    clock.pass(MINUTE);
    await other.dispatch(loadMentors());
    const mentors = other.getState().user.mentors.ids;
    expect(mentors).not.toEqual([]);
    for (const next of [after(one, other), after(other, one)]) {
      const { user } = next.getState();
      expect(user.profile).toMatchObject(edit);
      expect(user.mentors.ids).toEqual(mentors);
      expect(user.welcomeDismissed).toBe(true);
    }
  });

  test('a late answer in one tab does not replace the other tab’s newer grade', async () => {
    const { one, other, clock, task, judge, look, after } = await openTwo();
    judge(70);
    await look(other);
    const before = other.getState().tasks.records[task]?.submission;
    if (!before) throw new Error('Amina has submitted this task');
    const receive = (store: AppStore, submission: typeof before) => {
      clock.pass(MINUTE);
      const answer = { items: [submission], sent: 1, totalCount: 1 };
      store.dispatch(loadTaskSubmissions.fulfilled(answer, 'r1', task, { endedAt: Date.now() }));
    };
    const updatedAt = new Date(Date.now() + MINUTE).toISOString();
    receive(one, { ...before, gradePercentage: 75, updatedAt });
    receive(other, before);
    for (const next of [after(one, other), after(other, one)]) {
      expect(gradeOf(next.getState().tasks, task)).toBe(75);
    }
  });

  test('two tabs keep reads of either tab, marked as a snapshot', async () => {
    const { one, other, task, otherTask, look, after } = await openTwo();
    await look(one, task);
    const readAt = Date.now();
    await look(other, otherTask);
    const { tasks, requests } = after(one, other).getState();
    expect(isSubmitted(tasks, task)).toBe(true);
    expect(isSubmitted(tasks, otherTask)).toBe(true);
    expect(requests[loadTaskSubmissions.keyOf(task)]).toMatchObject({
      fromSnapshot: true,
      endedAt: readAt,
    });
  });

  test('two tabs are not sure that a task is open if one read it', async () => {
    const { one, other, clock, look, after } = await openTwo();
    await one.dispatch(loadTasks());
    await other.dispatch(loadTasks());
    const open = starterId('task', 'web-first-repo');
    const requestKey = loadTaskSubmissions.keyOf(open);
    one.dispatch(
      loadTaskSubmissions.pending('r1', open, { requestKey, area: 'tasks', isWrite: false }),
    );
    one.dispatch(
      loadTaskSubmissions.fulfilled({ items: [], sent: 0, totalCount: 0 }, 'r1', open, {
        endedAt: Date.now(),
      }),
    );
    await look(other);
    clock.pass(6 * MINUTE);
    for (const next of [after(one, other), after(other, one)]) {
      const tasks = selectTrackTasks(next.getState(), starterId('track', 'web')) ?? [];
      const known = tasks.find(({ task }) => task.id === open);
      expect(known).toMatchObject({ status: { state: 'open' }, source: 'snapshot' });
      expect(known && needsFetch(known, 'sent')).toBe(true);
    }
  });

  test('two tabs keep the latest time of opened feedback and bell', async () => {
    const { one, other, clock, task, look, after } = await openTwo();
    await look(one);
    await look(other);
    const opened = Date.now();
    one.dispatch(feedbackOpened({ taskId: task, at: opened }));
    one.dispatch(bellOpened(opened));
    clock.pass(MINUTE);
    // A later answer for the tab in which it was not open.
    await look(other);
    for (const next of [after(one, other), after(other, one)]) {
      const { records, bellOpenedAt } = next.getState().tasks;
      expect(records[task]).toMatchObject({ openedAt: opened });
      expect(records[task]?.readAt).toBeGreaterThan(opened);
      expect(bellOpenedAt).toBe(opened);
    }
  });

  test('two tabs keep one tab’s grade with the other tab’s newer work', async () => {
    const clock = stopClock();
    const { store: one, sandbox } = await openStore({ as: MENTOR });
    const other = openOtherTab();
    await one.dispatch(loadMentorSubmissions());
    const [id = ''] = Object.keys(one.getState().tasks.queue ?? {});
    sandbox.db.run('UPDATE submissions SET taskUrl = ? WHERE id = ?', [work.taskUrl, id]);
    clock.pass(MINUTE);
    await other.dispatch(loadMentorSubmissions());
    clock.pass(MINUTE);
    const grade = { gradePercentage: 61, mentorComment: 'Of the work before' };
    await one.dispatch(gradeSubmission({ submissionId: id, ...grade }));
    for (const { tasks } of bothWays(persistedOf(one.getState()), persistedOf(other.getState()))) {
      expect(tasks.queue?.[id]?.submission).toMatchObject({ ...grade, taskUrl: work.taskUrl });
      // The graded version is not the present work.
      expect(tasks.queue?.[id]?.gradedVersion).toMatchObject(grade);
    }
  });

  test('a tab without a snapshot learns of resubmitted work from the other tab', async () => {
    const { snapshots, grade, id, sandbox } = await openThree();
    await grade(0, 61);
    sandbox.db.run('UPDATE submissions SET taskUrl = ? WHERE id = ?', [work.taskUrl, id]);
    const newest = openOtherTab();
    await newest.dispatch(loadMentorSubmissions());
    const readAt = newest.getState().tasks.queue?.[id]?.readAt;
    const [first] = snapshots();
    for (const { tasks } of bothWays(first, persistedOf(newest.getState()))) {
      expect(tasks.queue?.[id]).toMatchObject({
        submission: { taskUrl: work.taskUrl },
        gradedVersion: { gradePercentage: 61 },
        foundAt: readAt,
      });
    }
    await newest.dispatch(
      gradeSubmission({
        submissionId: id,
        gradePercentage: 61,
        mentorComment: 'Of the work before',
      }),
    );
    for (const { tasks } of bothWays(first, persistedOf(newest.getState()))) {
      expect(tasks.queue?.[id]?.gradedVersion).toBeNull();
    }
  });

  test('merging three tabs keeps a grade given after all their reads', async () => {
    const { snapshots, grade, id } = await openThree();
    await grade(0, 61);
    const [first, second, third] = snapshots();
    for (const { tasks } of [
      merge(merge(first, second), third),
      merge(third, merge(second, first)),
    ]) {
      expect(tasks.queue?.[id]?.submission.gradePercentage).toBe(61);
    }
  });

  test('merging two tabs keeps the later of their grades', async () => {
    const { snapshots, grade, id } = await openThree();
    await grade(0, 61);
    await grade(1, 80);
    const [first, second] = snapshots();
    for (const { tasks } of bothWays(first, second)) {
      expect(tasks.queue?.[id]?.submission.gradePercentage).toBe(80);
    }
  });

  test('merging two tabs keeps a grade of another device read later', async () => {
    const { snapshots, grade, id, sandbox } = await openThree();
    await grade(0, 61);
    sandbox.db.run('UPDATE submissions SET gradePercentage = 80 WHERE id = ?', [id]);
    const newest = openOtherTab();
    await newest.dispatch(loadMentorSubmissions());
    const [first] = snapshots();
    for (const { tasks } of bothWays(first, persistedOf(newest.getState()))) {
      expect(tasks.queue?.[id]?.submission.gradePercentage).toBe(80);
    }
  });

  test('merging two tabs drops submissions missing from the newer list', async () => {
    const clock = stopClock();
    const { store: one, sandbox } = await openStore({ as: MENTOR });
    const other = openOtherTab();
    await one.dispatch(loadMentorSubmissions());
    const [id = '', ...rest] = Object.keys(one.getState().tasks.queue ?? {});
    sandbox.db.run('DELETE FROM submissions WHERE id = ?', [id]);
    clock.pass(MINUTE);
    await other.dispatch(loadMentorSubmissions());
    for (const { tasks } of bothWays(persistedOf(one.getState()), persistedOf(other.getState()))) {
      expect(Object.keys(tasks.queue ?? {}).toSorted()).toEqual(rest.toSorted());
    }
  });

  test('two tabs store a snapshot each, and the next visit merges them', async () => {
    const { store, sandbox, reload } = await openTab({ as: AMINA.email });
    const tasks = sandbox.db.all<{ taskId: string }>(
      'SELECT DISTINCT taskId FROM submissions WHERE menteeId = ? LIMIT 2',
      [AMINA.id],
    );
    const [mine = '', theirs = ''] = tasks.map(({ taskId }) => taskId);
    await store().dispatch(loadTaskSubmissions(theirs));
    await expect.poll(storedTasks).toEqual([theirs]);
    const other = openOtherTab();
    await other.dispatch(loadTaskSubmissions(mine));
    const state = persistedOf(other.getState());
    const now = Date.now();
    const snapshot = { version: SNAPSHOT_VERSION, userId: AMINA.id, savedAt: now, state };
    await set(`${AMINA.id} another page`, snapshot, idb('akada_answers', 'answers'));
    await reload();
    expect(Object.keys(store().getState().tasks.records).toSorted()).toEqual(
      [mine, theirs].toSorted(),
    );
  });
});
