import { describe, expect, test, vi } from 'vitest';
import { SNAPSHOT_VERSION } from '../../src/app/store/snapshot.ts';
import { answered, requestIn } from '../../src/api/query/query.ts';
import { loadCourse } from '../../src/tracks/coursesSlice.ts';
import { selectChanges } from '../../src/tasks/selectNews.ts';
import { loadMyStages, loadStages, loadTrackStages } from '../../src/tracks/stagesSlice.ts';
import {
  bellOpened,
  feedbackOpened,
  loadMentorSubmissions,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
  trackChosen,
} from '../../src/tasks/tasksSlice.ts';
import { enroll, loadTrack, loadTrackMentors, loadTracks } from '../../src/tracks/tracksSlice.ts';
import {
  editProfile,
  loadMentees,
  loadMentors,
  loadProfile,
  welcomeDismissed,
} from '../../src/user/userSlice.ts';
import { persistedOf, readPersisted } from '../../src/app/store/merge.ts';
import type { RootState } from '../support/store/rootReducer.ts';
import type { Dispatch } from '../../src/api/query/query.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { fakePauses, skipPauses } from '../support/page/quiet.ts';
import { AMINA, openTab } from './openTab.ts';
import { profileEdit } from '../unit/entities.ts';
import { stopClock } from './stopClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MENTOR = 'mentor@akada.example';

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
    const reads: ((dispatch: Dispatch) => Promise<unknown>)[] = [
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
    expect(after.tasks.records[task]?.submitted).toBe(true);
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
    fakePauses();
    const failing = store().dispatch(loadTracks());
    await skipPauses();
    await failing;
    vi.useRealTimers();
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
    await first.dispatch(editProfile(profileEdit));
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
    expect(user.profile).toMatchObject(profileEdit);
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
