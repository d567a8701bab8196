import { reviewOf } from '../../../src/tasks/status.ts';
import { describe, expect, test } from 'vitest';
import {
  bellOpened,
  feedbackOpened,
  isResubmission,
  gradeSeen,
  gradeSubmission,
  loadMentorSubmissions,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
  submitTask,
  taskSelectors,
  trackChosen,
  type Submission,
  type Task,
} from '../../../src/tasks/tasksSlice.ts';
import { rootReducer, type RootState } from '../../support/store/rootReducer.ts';
import { changedAt } from '../../../src/tasks/submission.ts';
import { selectChanges } from '../../../src/tasks/selectNews.ts';
import { clientError } from '../../../src/api/errors.ts';
import { bearerTokenOf, register, sessionLost, tokenRenewed } from '../../../src/auth/authSlice.ts';
import { courseSelectors, loadCourse } from '../../../src/tracks/coursesSlice.ts';
import {
  loadMyStages,
  loadStages,
  loadTrackStages,
  searchStages,
  selectTrackStages,
  stageSelectors,
  type Stage,
} from '../../../src/tracks/stagesSlice.ts';
import {
  enroll,
  enrollmentSeen,
  loadTrack,
  loadTrackMentors,
  loadTracks,
  trackSelectors,
} from '../../../src/tracks/tracksSlice.ts';
import {
  editProfile,
  editSeen,
  enrolled,
  loadMentees,
  loadMentors,
  loadProfile,
  menteeSelectors,
  mentorSelectors,
  uploadPhoto,
  type EditedUser,
  type Mentor,
  type User,
} from '../../../src/user/userSlice.ts';
import { personWith, profileEdit, submissionWith, taskWith, workWith } from '../entities.ts';

type Action = Parameters<typeof rootReducer>[1];

const start = rootReducer(undefined, { type: 'start' });

const after = (...actions: Action[]): RootState => actions.reduce(rootReducer, start);

const at = (endedAt: number) => ({ endedAt });
const ids = (entities: readonly { id: string }[]): string[] => entities.map(({ id }) => id);

const day = (date: number): string => `2026-03-0${date}T10:00:00.000Z`;

const submission = (given: Partial<Submission> = {}): Submission =>
  submissionWith({
    id: 'row',
    menteeComment: 'Done',
    updatedAt: day(1),
    task: { id: 'form', title: 'SIGN-UP FORM' },
    ...given,
  });

const graded = submission({ gradePercentage: 80, mentorComment: 'Tidy', updatedAt: day(2) });
const regraded = submission({ gradePercentage: 90, mentorComment: 'Tidy', updatedAt: day(3) });

const read = (endedAt: number, ...items: Submission[]) =>
  loadTaskSubmissions.fulfilled(
    { items, sent: items.length, totalCount: items.length },
    `read at ${endedAt}`,
    'form',
    at(endedAt),
  );
const sendIn = { taskId: 'form', ...workWith() };

/**
 * Returns the response to work that was sent again, which still has the grade of the earlier work.
 */
const sendAgain = (endedAt: number) =>
  submitTask.fulfilled({ ...graded, ...sendIn }, 'send', sendIn, at(endedAt));

const recordAfter = (...actions: Action[]) => after(...actions).tasks.records['form'];

const changeAfter = (...actions: Action[]) => recordAfter(...actions)?.change;

const waitsAfter = (...actions: Action[]) => recordAfter(...actions)?.isResubmitted;

const shownAfter = (...actions: Action[]) => recordAfter(...actions)?.submission?.id;

function workAfter(...actions: Action[]) {
  const record = recordAfter(...actions);
  return [record?.submitted, record?.submission?.gradePercentage];
}

describe('work on a task', () => {
  test('a record is unknown, absent or submitted with its grade', () => {
    expect(workAfter()).toEqual([undefined, undefined]);
    expect(workAfter(read(1))).toEqual([false, undefined]);
    expect(workAfter(read(1, submission()))).toEqual([true, null]);
    expect(workAfter(read(1, graded))).toEqual([true, 80]);
    // A task stays submitted although its row is gone.
    expect(workAfter(read(1, graded), read(2))).toEqual([true, undefined]);
    expect(recordAfter(read(1, graded, submission({ id: 'second' })))).toEqual({
      submitted: true,
      submission: graded,
      isResubmitted: false,
      readAt: 1,
      change: null,
      openedAt: 0,
    });
  });

  test('a record ignores responses with an earlier date of the API', () => {
    expect(recordAfter(read(1, regraded), read(2, graded))?.submission).toEqual(regraded);
    expect(recordAfter(read(1, regraded), sendAgain(2))?.submission).toEqual(regraded);
    expect(recordAfter(read(1, graded), read(2, { ...graded, taskUrl: 'x' }))).toMatchObject({
      readAt: 2,
      submission: { taskUrl: 'x' },
    });
    // A row without a date is older than a dated row; another row is always accepted.
    expect(recordAfter(read(1, graded), read(2, submission({ updatedAt: null })))?.readAt).toBe(1);
    expect(recordAfter(read(1, graded), read(2, submission({ id: 'new' })))?.readAt).toBe(2);
    expect(recordAfter(read(1, graded), read(2))?.submission).toBeNull();
    // The device's clock was set back.
    expect(recordAfter(read(5, submission()), read(1, graded))?.submission).toEqual(graded);
  });

  test('changedAt is 0 without a submission and 1 without a date', () => {
    expect(changedAt(null)).toBe(0);
    expect(changedAt(submission({ updatedAt: null }))).toBe(1);
    expect(changedAt(graded)).toBe(Date.parse(day(2)));
  });

  test('a record keeps the news of a new grade or comment', () => {
    expect(changeAfter(read(1, submission()), read(2, graded))).toEqual({ kind: 'graded', at: 2 });
    expect(changeAfter(read(1, submission()), read(2, graded), read(3, graded))?.at).toBe(2);
    // An unseen first grade stays "graded" after corrections.
    const two = [read(1, submission()), read(5, graded)];
    expect(changeAfter(...two, read(6, regraded))).toEqual({ kind: 'graded', at: 6 });
    expect(changeAfter(...two, bellOpened(5), read(6, regraded))).toEqual({
      kind: 'regraded',
      at: 6,
    });
    expect(changeAfter(read(1, graded), read(2, regraded))).toEqual({ kind: 'regraded', at: 2 });
    const third = { ...graded, gradePercentage: 70, updatedAt: day(4) };
    expect(changeAfter(read(1, graded), read(2, regraded), read(3, third))?.kind).toBe('regraded');
    expect(changeAfter(read(1), read(2, graded))).toBeNull();
    // The grade was given between a read and a resubmission.
    expect(changeAfter(read(1, submission()), sendAgain(2))).toEqual({ kind: 'graded', at: 2 });
  });

  test('resubmitted work stays in the news with its feedback opened', () => {
    const opened = feedbackOpened({ taskId: 'form', at: 3 });
    expect(recordAfter(read(1, submission()), read(2, graded), opened, sendAgain(4))).toMatchObject(
      {
        submitted: true,
        submission: { taskUrl: sendIn.taskUrl, gradePercentage: 80 },
        readAt: 4,
        change: { kind: 'graded', at: 2 },
        openedAt: 3,
      },
    );
  });

  describe('a new version', () => {
    const again = { ...graded, ...sendIn, updatedAt: day(4) };
    const send = (endedAt: number, row: Submission = again) =>
      submitTask.fulfilled(row, 'send', sendIn, at(endedAt));
    test('it waits until the row has changed after the resubmission', () => {
      const sent = [read(1, graded), send(2)];
      expect(waitsAfter(read(1, graded))).toBe(false);
      expect(waitsAfter(...sent)).toBe(true);
      // The form may open before the earlier submission has loaded.
      expect(waitsAfter(send(2))).toBe(true);
      expect(waitsAfter(...sent, read(3, again))).toBe(true);
      expect(waitsAfter(...sent, read(3, again), send(4, { ...again, updatedAt: day(5) }))).toBe(
        true,
      );
      expect(waitsAfter(...sent, read(3, { ...again, gradePercentage: 95 }))).toBe(false);
      expect(waitsAfter(...sent, read(3, { ...again, mentorComment: 'Better' }))).toBe(false);
      // The new version gets the same grade and comment.
      expect(waitsAfter(...sent, read(3, { ...again, updatedAt: day(5) }))).toBe(false);
      expect(waitsAfter(read(1, submission()), send(2, submission(sendIn)))).toBe(false);
    });

    test('one from another device waits too', () => {
      const elsewhere = { ...graded, taskUrl: 'https://other.example', updatedAt: day(5) };
      expect(waitsAfter(read(1, graded), read(2, elsewhere))).toBe(true);
      expect(waitsAfter(read(1, graded), send(2), read(3, elsewhere))).toBe(true);
      expect(waitsAfter(read(1, graded), read(2, { ...graded, updatedAt: day(5) }))).toBe(false);
    });

    test('its grade is news even if it equals the previous one', () => {
      const listed = loadTasks.fulfilled([task('form', 'FORM')], 'tasks', undefined, at(1));
      const two = [listed, read(1, submission()), read(2, graded)];
      const newsAfter = (...actions: Action[]) =>
        selectChanges(after(...two, ...actions)).map(({ kind, grade }) => [kind, grade]);
      expect(newsAfter()).toEqual([['graded', 80]]);
      expect(newsAfter(send(3))).toEqual([]);
      const equal = read(4, { ...again, updatedAt: day(5) });
      expect(newsAfter(bellOpened(3), send(3), equal)).toEqual([['regraded', 80]]);
    });

    test('among several rows the graded one is shown, or else the newest', () => {
      const older = submission({ id: 'older', updatedAt: day(1) });
      const newer = submission({ id: 'newer', updatedAt: day(3) });
      expect(shownAfter(read(1, newer, older))).toBe('newer');
      expect(shownAfter(read(1, older, graded, newer))).toBe('row');
      expect(shownAfter(read(1, older, newer), read(2, older, graded, newer))).toBe('newer');
      expect(shownAfter(read(1, older), read(2, older, graded))).toBe('row');
      expect(changeAfter(read(1, older), read(2, older, graded))?.kind).toBe('graded');
      // Rows of one moment are listed oldest first.
      const twin = submission({ id: 'twin', updatedAt: day(1) });
      expect(shownAfter(read(1, older, twin))).toBe('twin');
      const best = { ...graded, id: 'best', updatedAt: day(5) };
      expect(shownAfter(read(1, graded, best, newer))).toBe('best');
      // The API puts a new version into the oldest row.
      const sent = { ...older, ...sendIn, updatedAt: day(4) };
      expect(shownAfter(read(1, older, graded), send(2, sent), read(3, sent, graded))).toBe(
        'older',
      );
    });
  });

  test('selectChanges returns unread and read feedback, latest first', () => {
    const opened = feedbackOpened({ taskId: 'form', at: 3 });
    const listed = [task('form', 'SIGN-UP FORM'), task('page', '')];
    const reads = [read(1, submission()), read(2, graded)];
    const two = [loadTasks.fulfilled(listed, 'tasks', undefined, at(1)), ...reads];
    expect(selectChanges(after(...reads))).toEqual([]);
    expect(recordAfter(...two, opened, read(4, graded))?.openedAt).toBe(3);
    expect(after(opened).tasks.records).toEqual({});
    expect(selectChanges(after(read(1, graded)))).toEqual([]);
    const [change] = selectChanges(after(...two));
    expect(change).toEqual({
      taskId: 'form',
      title: 'Sign-up form',
      kind: 'graded',
      grade: 80,
      at: 2,
      isUnread: true,
    });
    const unread = (openedAt: number) =>
      selectChanges(after(...two, feedbackOpened({ taskId: 'form', at: openedAt })))[0]?.isUnread;
    expect([unread(1), unread(2), unread(3)]).toEqual([true, false, false]);
    const other = (endedAt: number, item: Submission) =>
      loadTaskSubmissions.fulfilled(
        { items: [item], sent: 1, totalCount: 1 },
        `other ${endedAt}`,
        'page',
        at(endedAt),
      );
    const nameless = { id: 'other', task: null };
    const both = after(
      ...two,
      other(1, submission(nameless)),
      other(9, { ...graded, ...nameless }),
      loadTaskSubmissions.fulfilled({ items: [], sent: 0, totalCount: 0 }, 'none', 'none', at(1)),
    );
    expect(selectChanges(both).map(({ taskId, title }) => [taskId, title])).toEqual([
      ['page', ''],
      ['form', 'Sign-up form'],
    ]);
    const gone = rootReducer(both, read(12));
    expect(selectChanges(gone).map(({ taskId }) => taskId)).toEqual(['page']);
    const named = rootReducer(both, loadTask.fulfilled(task('page', 'HOME'), '1', 'page', at(1)));
    expect(selectChanges(named)[0]?.title).toBe('Home');
  });

  test('a submission updates its record at once during a read', () => {
    const key = loadTaskSubmissions.keyOf('form');
    const sending = { requestKey: submitTask.keyOf('form'), area: 'tasks', isWrite: true };
    const known = after(
      loadTaskSubmissions.pending('earlier', 'form', {
        requestKey: key,
        area: 'tasks',
        isWrite: false,
      }),
      submitTask.pending('send', sendIn, sending),
      submitTask.fulfilled(submission(), 'send', sendIn, { endedAt: 5, replaces: key }),
    );
    expect(known.tasks.records['form']).toMatchObject({ submitted: true, readAt: 5 });
    const { requestId, ...request } = known.requests[key] ?? {};
    expect(request).toEqual({
      area: 'tasks',
      isWrite: false,
      status: 'success',
      error: null,
      endedAt: 5,
      fromStorage: false,
    });
    expect(requestId).not.toBe('earlier');
  });
});

const task = (id: string, title = id): Task => taskWith({ id, title, track: 'web' });

test('the tasks are those of the list and any read separately', () => {
  const one = after(loadTask.fulfilled(task('form'), '1', 'form', at(1)));
  expect(ids(taskSelectors.selectAll(one))).toEqual(['form']);
  const listed = rootReducer(one, loadTasks.fulfilled([task('page')], '2', undefined, at(2)));
  expect(ids(taskSelectors.selectAll(listed))).toEqual(['page']);
});

test('the store keeps the chosen track and the bell’s opening', () => {
  expect(start.tasks).toEqual({
    ids: [],
    entities: {},
    records: {},
    known: { work: {}, rows: {} },
    queue: null,
    areResubmittedKnown: false,
    bellOpenedAt: 0,
    chosenTrack: null,
    lastGraded: null,
  });
  const known = after(trackChosen('web'), bellOpened(7)).tasks;
  expect(known).toMatchObject({ chosenTrack: 'web', bellOpenedAt: 7 });
});

const list = (endedAt: number, ...items: Submission[]) =>
  loadMentorSubmissions.fulfilled(
    { submissions: items, resubmitted: null },
    `list at ${endedAt}`,
    undefined,
    at(endedAt),
  );

const rowAfter = (...actions: Action[]) => after(...actions).tasks.queue?.['row'];

describe('the mentor’s list', () => {
  const grade = { submissionId: 'row', gradePercentage: 70, mentorComment: 'Well' };
  const give = (endedAt: number) =>
    gradeSubmission.fulfilled(undefined, 'grade', grade, at(endedAt));
  const sentAgain = { ...graded, taskUrl: 'https://new.example', updatedAt: day(4) };

  test('the queue stores when rows were found and drops missing rows', () => {
    expect(rowAfter(list(1, submission()))).toEqual({
      submission: submission(),
      readAt: 1,
      gradedAt: 0,
      foundAt: 0,
      isResubmitted: false,
    });
    const late = [list(1), list(2, submission()), list(3, submission())];
    expect(rowAfter(...late)).toMatchObject({ readAt: 3, foundAt: 2 });
    expect(rowAfter(list(1, submission()), list(2))).toBeUndefined();
    expect(after(list(1)).tasks.queue).toEqual({});
  });

  test('the queue shows a grade at once with its time', () => {
    const known = after(list(1, submission(), submission({ id: 'other' })), give(5_000));
    expect(known.tasks.queue?.['row']).toMatchObject({
      gradedAt: 5_000,
      isResubmitted: false,
      submission: {
        gradePercentage: 70,
        mentorComment: 'Well',
        updatedAt: '1970-01-01T00:00:05.000Z',
      },
    });
    expect(known.tasks.queue?.['other']?.submission.gradePercentage).toBeNull();
    expect(known.tasks.lastGraded).toBe('row');
    expect(rootReducer(known, gradeSeen()).tasks.lastGraded).toBeNull();
    expect(after(give(1)).tasks).toMatchObject({ queue: null, lastGraded: 'row' });
    expect(after(list(1), give(2)).tasks.queue).toEqual({});
  });

  test('work resubmitted after its grade counts as such until the next grade', () => {
    const again = rowAfter(list(1, graded), list(2, sentAgain));
    expect(again).toMatchObject({ foundAt: 2, isResubmitted: true });
    // foundAt is the time of the first difference.
    const thrice = { ...sentAgain, menteeComment: 'And again' };
    const later = rowAfter(list(1, graded), list(2, sentAgain), list(3, thrice));
    expect(later).toMatchObject({ foundAt: 2, isResubmitted: true });
    expect(rowAfter(list(1, graded), list(2, sentAgain), give(3))?.isResubmitted).toBe(false);
  });

  test.each<[string, Submission, Partial<Submission>, boolean]>([
    ['another link', graded, { taskUrl: 'https://new.example' }, true],
    ['another comment of the mentee', graded, { menteeComment: 'New' }, true],
    ['the same work', graded, {}, false],
    ['another grade', graded, { taskUrl: 'x', gradePercentage: 81 }, false],
    ['another comment of the mentor', graded, { taskUrl: 'x', mentorComment: 'No' }, false],
    ['work that had no grade', submission(), { taskUrl: 'x' }, false],
  ])('%s under a grade counts as a resubmission: %s', (_, before, given, isAgain) => {
    const now = { ...before, ...given };
    const record = { submission: before, readAt: 1, gradedAt: 0, foundAt: 0, isResubmitted: false };
    expect(isResubmission(now, record)).toBe(isAgain);
    expect(isResubmission(now, undefined)).toBe(false);
  });

  test('reviewOf returns waiting, graded, or again after a resubmission', () => {
    const record = { readAt: 1, gradedAt: 0, foundAt: 0, isResubmitted: false };
    expect(reviewOf({ ...record, submission: submission() })).toBe('waiting');
    expect(reviewOf({ ...record, submission: graded })).toBe('graded');
    expect(reviewOf({ ...record, submission: sentAgain, isResubmitted: true })).toBe('again');
  });
});

describe('the login', () => {
  test('a registration stores a marker that no request carries', () => {
    expect(bearerTokenOf(after())).toBeNull();
    const data = { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'secret' };
    const registered = after(register.fulfilled(undefined, '1', data, at(1)));
    expect(registered.auth.token).toBeTruthy();
    expect(bearerTokenOf(registered)).toBeNull();
  });

  test('a lost session ends with a new token', () => {
    const lost = after(tokenRenewed('one'), sessionLost());
    expect(lost.auth).toMatchObject({ token: 'one', sessionLost: true });
    const renewed = rootReducer(lost, tokenRenewed('two'));
    expect(renewed.auth).toMatchObject({ token: 'two', sessionLost: false });
    expect(bearerTokenOf(renewed)).toBe('two');
  });
});

const person = (id: string): Mentor => ({
  ...personWith({ id, firstName: id }),
  city: null,
  country: null,
});
const edited: EditedUser = {
  ...person('me'),
  email: 'me@b.example',
  phoneNumber: null,
  gender: 'UNSPECIFIED',
  dob: null,
  city: 'Lagos',
};
const user: User = { ...edited, city: null, tracks: [] };
const saved = editProfile.fulfilled(edited, 'edit', profileEdit, at(2));
const readProfile = loadProfile.fulfilled(user, 'read', undefined, at(3));
const startProfile = loadProfile.pending('read', undefined, {
  requestKey: loadProfile.keyOf(),
  area: 'user',
  isWrite: false,
});

describe('the profile', () => {
  test('an edit replaces the read profile', () => {
    expect(start.user).toMatchObject({ profile: null, edited: false, editedMeanwhile: null });
    const known = after(readProfile);
    expect(known.user).toMatchObject({ profile: user, edited: false });
    const changed = rootReducer(known, saved);
    expect(changed.user.profile).toEqual({ ...edited, tracks: [] });
    expect(changed.user.edited).toBe(true);
    expect(rootReducer(changed, editSeen()).user.edited).toBe(false);
  });

  test('an edit during a read wins until the next read', () => {
    const crossed = after(startProfile, saved, readProfile);
    expect(crossed.user.profile?.city).toBe('Lagos');
    expect(after(saved).user.profile).toBeNull();
    expect(after(saved, startProfile, readProfile).user.profile?.city).toBeNull();
  });

  test('a new photo shows at once without counting as an edit', () => {
    const file = new File([], 'me.jpg');
    const photo = { ...edited, photoUrl: '/me.jpg' };
    const known = after(readProfile, uploadPhoto.fulfilled(photo, '1', { file }, at(4)));
    expect(known.user).toMatchObject({ profile: { photoUrl: '/me.jpg' }, edited: false });
  });

  test('a late response to a photo does not undo an edit', () => {
    const photo = { ...edited, city: 'Ibadan', photoUrl: '/me.jpg' };
    const late = uploadPhoto.fulfilled(photo, '1', { file: new File([], 'me.jpg') }, at(4));
    const both = { city: 'Lagos', photoUrl: '/me.jpg' };
    expect(after(readProfile, saved, late).user.profile).toMatchObject(both);
    expect(after(startProfile, saved, late, readProfile).user.profile).toMatchObject(both);
  });

  test('a late response to an edit does not undo a newer photo', () => {
    const photo = { ...edited, city: 'Ibadan', photoUrl: '/me.jpg' };
    const uploaded = uploadPhoto.fulfilled(photo, '1', { file: new File([], 'me.jpg') }, at(4));
    const both = { city: 'Lagos', photoUrl: '/me.jpg' };
    expect(after(readProfile, uploaded, saved).user.profile).toMatchObject(both);
    expect(after(startProfile, uploaded, saved, readProfile).user.profile).toMatchObject(both);
  });

  test('an enrollment adds its track once, with its mentor', () => {
    const web = { id: 'web', title: 'WEB', description: '', image: null };
    const joined = enrolled({ track: web, mentor: person('ada') });
    const known = after(readProfile, joined, joined);
    expect(known.user.profile?.tracks).toEqual([web]);
    expect(ids(mentorSelectors.selectAll(known))).toEqual(['ada']);
    const second = enrolled({ track: { ...web, id: 'data' }, mentor: person('obi') });
    expect(ids(rootReducer(known, second).user.profile?.tracks ?? [])).toEqual(['web', 'data']);
    expect(after(joined).user.profile).toBeNull();
  });

  test('the latest read replaces mentors and mentees', () => {
    const known = after(
      loadMentors.fulfilled([person('ada'), person('obi')], '1', undefined, at(1)),
      loadMentors.fulfilled([person('obi')], '2', undefined, at(2)),
      loadMentees.fulfilled([person('zoe'), person('eve')], '3', undefined, at(3)),
      loadMentees.fulfilled([person('eve')], '4', undefined, at(4)),
    );
    expect(ids(mentorSelectors.selectAll(known))).toEqual(['obi']);
    expect(ids(menteeSelectors.selectAll(known))).toEqual(['eve']);
  });
});

const track = (id: string) => ({ id, title: id, description: '', image: null });

describe('tracks', () => {
  const choice = { trackId: 'web', mentorId: 'ada' };
  const begun = enroll.pending('1', choice, {
    requestKey: enroll.keyOf(),
    area: 'tracks',
    isWrite: true,
  });
  const taken = enroll.fulfilled(undefined, '1', choice, at(1));
  const error = clientError('refused', 400, 'No');
  const refused = enroll.rejected(null, '1', choice, error);

  test('the tracks are those of the list and any read separately', () => {
    const known = after(
      loadTracks.fulfilled([track('web'), track('gone')], '1', undefined, at(1)),
      loadTracks.fulfilled([track('web')], '2', undefined, at(2)),
      loadTrack.fulfilled(track('data'), '3', 'data', at(3)),
      loadTrackMentors.fulfilled([person('ada')], '4', 'web', at(4)),
    );
    expect(ids(trackSelectors.selectAll(known))).toEqual(['web', 'data']);
    expect(ids(known.tracks.mentors['web'] ?? [])).toEqual(['ada']);
    expect(start.tracks).toMatchObject({ mentors: {}, enrollment: null });
  });

  test('an enrollment is stored until its end was seen', () => {
    const running = after(begun);
    expect(running.tracks.enrollment).toEqual(choice);
    expect(after(enrollmentSeen()).tracks.enrollment).toBeNull();
    for (const end of [taken, refused]) {
      const ended = rootReducer(running, end);
      expect(ended.tracks.enrollment).toEqual(choice);
      expect(rootReducer(ended, enrollmentSeen()).tracks.enrollment).toBeNull();
    }
  });
});

const course = (id: string) => ({ id, title: id, description: '', playlistUrl: null });

test('the courses are those that were read', () => {
  const known = after(
    loadCourse.fulfilled(course('git'), '1', 'git', at(1)),
    loadCourse.fulfilled(course('css'), '2', 'css', at(2)),
  );
  expect(ids(courseSelectors.selectAll(known))).toEqual(['git', 'css']);
});

const stage = (id: string, level: number, trackId: string): Stage => ({
  id,
  title: id,
  description: '',
  level,
  taskCount: 1,
  track: trackId,
});

describe('stages', () => {
  const all = [stage('css', 2, 'web'), stage('html', 1, 'web'), stage('sql', 1, 'data')];

  test('selectTrackStages sorts by level and prefers the track’s own list', () => {
    const known = after(loadStages.fulfilled(all, '1', undefined, at(1)));
    expect(ids(stageSelectors.selectAll(known))).toEqual(['css', 'html', 'sql']);
    expect(ids(selectTrackStages(known, 'web'))).toEqual(['html', 'css']);
    const own = [stage('js', 3, 'web'), stage('html', 1, 'web')];
    for (const load of [loadTrackStages, searchStages]) {
      const later = rootReducer(known, load.fulfilled(own, '2', 'web', at(2)));
      expect(ids(selectTrackStages(later, 'web'))).toEqual(['html', 'js']);
      expect(ids(selectTrackStages(later, 'data'))).toEqual(['sql']);
    }
    expect(start.stages).toMatchObject({ byTrack: {}, mine: {}, mineUnknown: false });
  });

  test('selectTrackStages skips missing stages', () => {
    const known = after(loadTrackStages.fulfilled(all.slice(0, 2), '1', 'web', at(1)));
    const { css, ...entities } = known.stages.entities;
    expect(css).toBeDefined();
    const lacking = { ...known, stages: { ...known.stages, entities } };
    expect(ids(selectTrackStages(lacking, 'web'))).toEqual(['html']);
  });

  test('my_stages is stored by track if the API has the call', () => {
    const known = after(loadMyStages.fulfilled(['html'], '1', 'web', at(1)));
    expect(known.stages).toMatchObject({ mine: { web: ['html'] }, mineUnknown: false });
    const unnamed = rootReducer(known, loadMyStages.fulfilled(null, '2', 'web', at(2)));
    expect(unnamed.stages).toMatchObject({ mine: {}, mineUnknown: false });
    expect(unnamed.stages.mine).toEqual({});
    const failed = (status: number) =>
      rootReducer(
        known,
        loadMyStages.rejected(null, '2', 'web', clientError('refused', status, 'No')),
      ).stages;
    expect(failed(404)).toMatchObject({ mine: {}, mineUnknown: true });
    expect(failed(404).mine).toEqual({});
    expect(failed(500)).toMatchObject({ mine: { web: ['html'] }, mineUnknown: false });
    const aborted = rootReducer(known, loadMyStages.rejected(new Error('Aborted'), '2', 'web'));
    expect(aborted.stages.mineUnknown).toBe(false);
  });
});
