import { describe, expect, test, vi } from 'vitest';
import { storeResponse, type StoredCall } from '../../src/app/store/responses.ts';
import { successEntry, requestIn } from '../../src/api/query/query.ts';
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
import { loadTrack, loadTrackMentors, loadTracks } from '../../src/tracks/tracksSlice.ts';
import {
  editProfile,
  enroll,
  loadMentees,
  loadMentors,
  loadProfile,
} from '../../src/user/userSlice.ts';
import type { State } from '../../src/tasks/state.ts';
import { boxKey } from '../../src/user/box.ts';
import { responsesOf } from '../support/store/storedResponses.ts';
import type { Dispatch } from '../../src/api/query/query.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { fakePauses, skipPauses } from '../support/page/untilIdle.ts';
import { openTab } from './openTab.ts';
import { enrollmentWith, profileEdit } from '../unit/entities.ts';
import { stopClock } from '../support/clock.ts';
import { amina, chidera, ngozi } from '../support/people.ts';
import { HOUR, MINUTE } from '../../src/lib/timing.ts';

/** Returns the part of a state that the next visit shows. */
const shownOf = ({ user, tracks, stages, courses, tasks }: State) => ({
  user,
  tracks,
  stages,
  courses,
  tasks: { ...tasks, known: null, areResubmittedKnown: false },
});

/** Waits until the device has stored all responses so far. */
const stored = async (userId: string, count: number) =>
  await expect.poll(async () => Object.keys(await responsesOf(userId)).length).toBe(count);

describe('the next visit', () => {
  test('the next visit shows a mentee’s stored rows, with their time, without a call', async () => {
    const clock = stopClock();
    const { store, sandbox, reload } = await openTab(amina);
    const { db } = sandbox;
    const track = starterId('track', 'web');
    const course = db.get<{ id: string }>('SELECT id FROM courses LIMIT 1')?.id ?? '';
    const task =
      db.get<{ taskId: string }>('SELECT taskId FROM submissions WHERE menteeId = ? LIMIT 1', [
        amina.id,
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
    first.dispatch(feedbackOpened({ taskId: task, at: Date.now() }));
    first.dispatch(bellOpened(Date.now()));
    const before = first.getState();
    expect(Object.values(before.requests).map(({ status }) => status)).toEqual(
      reads.map(() => 'success'),
    );
    await stored(amina.id, reads.length);
    sandbox.clearRequests();
    clock.pass(HOUR);
    await reload();

    const after = store().getState();
    expect(store()).not.toBe(first);
    expect(shownOf(after)).toEqual(shownOf(before));
    expect(after.user.profile?.email).toBe(amina.email);
    expect(after.tasks.chosenTrack).toBe(track);
    expect(after.tasks.records[task]?.openedAt).toBeGreaterThan(0);
    expect(after.tasks.records[task]?.submitted).toBe(true);
    const requests = Object.entries(after.requests);
    expect(requests).toHaveLength(reads.length);
    expect(Object.fromEntries(requests)).toEqual(
      Object.fromEntries(
        Object.entries(before.requests).map(([key, { area, endedAt }]) => [
          key,
          { ...successEntry(area, endedAt ?? 0, true), ageAtStart: Date.now() - (endedAt ?? 0) },
        ]),
      ),
    );
    expect(sandbox.calls()).toEqual([]);
  });

  test('the next visit shows a mentor’s rows, and which submissions they opened', async () => {
    const clock = stopClock();
    const { store, sandbox, reload } = await openTab(ngozi);
    await store().dispatch(loadMentees());
    await store().dispatch(loadMentorSubmissions());
    const { queue } = store().getState().tasks;
    await stored(ngozi.id, 2);
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
      [later, ngozi.id],
    );
    await store().dispatch(loadMentorSubmissions());
    const found = Object.values(store().getState().tasks.queue ?? {}).filter(
      ({ foundAt }) => foundAt > 0,
    );
    expect(found).toMatchObject([{ submission: { id: later }, foundAt: Date.now() }]);
  });

  test('the next visit shows the stored response, with its time, if a read fails', async () => {
    const { store, sandbox, reload } = await openTab(amina);
    await store().dispatch(loadTracks());
    const {
      tracks: { ids },
      requests,
    } = store().getState();
    const respondedAt = requests[loadTracks.keyOf()]?.endedAt;
    await stored(amina.id, 1);
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
      fromStorage: true,
      endedAt: respondedAt,
    });
    expect(store().getState().tracks.ids).toEqual(ids);
    // The visit after that shows them too, without the failure.
    await reload();
    expect(requestIn(store().getState(), loadTracks.keyOf())).toMatchObject({
      status: 'success',
      error: null,
      endedAt: respondedAt,
    });
    expect(store().getState().tracks.ids).toEqual(ids);
  });

  test('the next visit knows of an accepted enrollment, even if no read has succeeded since', async () => {
    const { store, sandbox, reload } = await openTab(chidera);
    await store().dispatch(loadProfile());
    expect(store().getState().user.profile?.tracks).toEqual([]);
    const { track, mentor } = enrollmentWith(starterId('track', 'web'), ngozi.id);
    await store().dispatch(enroll({ track, mentor }));
    await expect
      .poll(async () => (await responsesOf(chidera.id))[loadProfile.keyOf()])
      .toHaveLength(2);
    sandbox.clearRequests();
    await reload();
    expect(store().getState().user.profile?.tracks).toEqual([track]);
    expect(store().getState().user.mentors.ids).toEqual([ngozi.id]);
    expect(sandbox.calls()).toEqual([]);
  });

  test('the next visit forgets failures and markers', async () => {
    const { store, sandbox, reload } = await openTab(amina);
    const first = store();
    await first.dispatch(loadProfile());
    const task = starterId('task', 'nowhere');
    sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: '500' });
    await first.dispatch(loadTasks());
    await first.dispatch(editProfile(profileEdit));
    await first.dispatch(enroll(enrollmentWith(task, task)));
    expect(requestIn(first.getState(), enroll.keyOf())?.status).toBe('failure');
    expect(first.getState().user.edited).toBe(true);
    await expect
      .poll(async () => (await responsesOf(amina.id))[loadProfile.keyOf()])
      .toHaveLength(2);
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
    const { store, sandbox, reload } = await openTab(amina);
    const { db } = sandbox;
    const task =
      db.get<{ taskId: string }>('SELECT taskId FROM submissions WHERE menteeId = ? LIMIT 1', [
        amina.id,
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
    await stored(amina.id, 2);
    clock.pass(HOUR);
    await reload();
    // The very first visit alone starts with nothing new.
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

/** Lets another tab store something, and then the user returns to this one. */
async function returnAfter(key: string, call: StoredCall): Promise<void> {
  await storeResponse(amina.id, key, call);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('two tabs of one user', () => {
  test('a tab that becomes visible shows the newer responses of another tab', async () => {
    const clock = stopClock();
    const { store, sandbox } = await openTab(amina);
    await store().dispatch(loadTracks());
    await stored(amina.id, 1);
    const { entities } = store().getState().tracks;
    const [track] = Object.values(entities);
    if (!track) throw new Error('There is a track');
    const type = loadTracks.fulfilled.type;
    clock.pass(MINUTE);
    const at = Date.now();
    const renamed = [{ ...track, title: 'RENAMED' }];
    await returnAfter(loadTracks.keyOf(), { type, payload: renamed, at });
    await expect.poll(() => store().getState().tracks.ids).toEqual([track.id]);
    expect(store().getState().tracks.entities[track.id]?.title).toBe('RENAMED');
    // The change counts as a response of this visit.
    expect(requestIn(store().getState(), loadTracks.keyOf())).toMatchObject({
      fromStorage: false,
      endedAt: at,
    });

    const old = { type, payload: [], at: at - HOUR };
    await returnAfter(loadTracks.keyOf(), old);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(store().getState().tracks.ids).toEqual([track.id]);
    expect(sandbox.calls()).toHaveLength(1);
  });
});

/** Opens a tab for Amina that knows her work on a task, not graded yet. */
async function openBoard() {
  const clock = stopClock();
  const { store, sandbox, reload } = await openTab(amina);
  const submitted = 'FROM submissions WHERE menteeId = ? LIMIT 1';
  const found = sandbox.db.get<{ taskId: string }>(`SELECT taskId ${submitted}`, [amina.id]);
  const task = found?.taskId ?? '';
  const grade = (percent: number | null) =>
    sandbox.db.run('UPDATE submissions SET gradePercentage = ? WHERE taskId = ?', [percent, task]);
  grade(null);
  await store().dispatch(loadTasks());
  await store().dispatch(loadTaskSubmissions(task));
  await stored(amina.id, 2);
  clock.pass(HOUR);
  const news = () => selectChanges(store().getState());
  return { clock, store, reload, task, grade, news };
}

/** Stores what the other tab has found out and shown. */
function readElsewhere(task: string, gradedAt: number): number {
  const openedAt = Date.now();
  const change = { kind: 'graded', at: gradedAt };
  const work = { change, openedAt, isResubmitted: false };
  const seen = { bellOpenedAt: openedAt, chosenTrack: null };
  localStorage.setItem(boxKey(amina.id, 'work', task), JSON.stringify(work));
  localStorage.setItem(boxKey(amina.id, 'seen', ''), JSON.stringify(seen));
  return openedAt;
}

describe('feedback in two tabs', () => {
  test('feedback that was opened in another tab is read here too, and on the next visit', async () => {
    const { clock, store, reload, task, news } = await openBoard();
    const gradedAt = Date.now();
    clock.pass(MINUTE);
    const openedAt = readElsewhere(task, gradedAt);
    // Then the other tab reads the same grade once more.
    clock.pass(MINUTE);
    const { submission } = store().getState().tasks.records[task] ?? {};
    const payload = {
      items: [{ ...submission, gradePercentage: 88 }],
      sent: 1,
      totalCount: 1,
    };
    const { type } = loadTaskSubmissions.fulfilled;
    const key = loadTaskSubmissions.keyOf(task);
    await returnAfter(key, { type, arg: task, payload, at: Date.now() });
    const change = { kind: 'graded', grade: 88, at: gradedAt, isUnread: false };
    await expect.poll(news).toMatchObject([change]);
    expect(store().getState().tasks.bellOpenedAt).toBe(openedAt);
    store().dispatch(trackChosen(starterId('track', 'web')));
    await reload();
    expect(news()).toMatchObject([change]);
    expect(store().getState().tasks.bellOpenedAt).toBe(openedAt);
  });

  test('feedback that both tabs list as new is read here once it was opened in the other', async () => {
    const { clock, store, task, grade, news } = await openBoard();
    grade(88);
    await store().dispatch(loadTaskSubmissions(task));
    expect(news()).toMatchObject([{ isUnread: true }]);
    const gradedAt = Date.now();
    clock.pass(MINUTE);
    readElsewhere(task, gradedAt);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(news).toMatchObject([{ at: gradedAt, isUnread: false }]);
  });
});

describe('a write', () => {
  test('the next visit shows a grade that was given after the list was stored', async () => {
    const clock = stopClock();
    const { store, reload } = await openTab(ngozi);
    await store().dispatch(loadMentorSubmissions());
    const { queue } = store().getState().tasks;
    const [submissionId = ''] = Object.keys(queue ?? {});
    clock.pass(MINUTE);
    const grade = { submissionId, gradePercentage: 71, mentorComment: 'Better every week.' };
    await store().dispatch(gradeSubmission(grade));
    const before = store().getState().tasks.queue?.[submissionId];
    await expect
      .poll(async () => (await responsesOf(ngozi.id))[loadMentorSubmissions.keyOf()])
      .toHaveLength(2);
    await reload();
    expect(before).toMatchObject({
      submission: { gradePercentage: 71 },
      gradedAt: expect.any(Number),
    });
    expect(store().getState().tasks.queue?.[submissionId]).toEqual(before);
    expect(store().getState().tasks.lastGraded).toBeNull();
  });
});
