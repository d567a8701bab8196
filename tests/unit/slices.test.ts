import { describe, expect, test } from 'vitest';
import type { EditedUser, Person, Stage, Submission, Task, User } from '../../src/api/schemas.ts';
import { clientError } from '../../src/api/errors.ts';
import {
  authAtStart,
  authReset,
  bearerTokenOf,
  register,
  sessionLost,
  tokenRenewed,
} from '../../src/slices/authSlice.ts';
import { coursesReset, courseSelectors, loadCourse } from '../../src/slices/coursesSlice.ts';
import {
  loadMyStages,
  loadStages,
  loadTrackStages,
  searchStages,
  selectTrackStages,
  stagesReset,
  stageSelectors,
} from '../../src/slices/stagesSlice.ts';
import {
  bellOpened,
  changedAt,
  feedbackOpened,
  gradedVersionOf,
  gradeOf,
  gradeSeen,
  gradeSubmission,
  isSubmitted,
  isWaiting,
  loadMentorSubmissions,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
  submitFormShown,
  submitTask,
  tasksReset,
  taskSelectors,
  trackChosen,
} from '../../src/slices/tasksSlice.ts';
import {
  enroll,
  enrollmentSeen,
  loadTrack,
  loadTrackMentors,
  loadTracks,
  trackSelectors,
  tracksReset,
  wizardShown,
} from '../../src/slices/tracksSlice.ts';
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
  userReset,
  welcomeDismissed,
} from '../../src/slices/userSlice.ts';
import { selectChanges } from '../../src/store/selectors/news.ts';
import { rootReducer, type RootState } from '../../src/store/rootReducer.ts';

type Action = Parameters<typeof rootReducer>[1];

const start = rootReducer(undefined, { type: 'start' });

/** What a store knows after these, from the start or from what is given. */
const after = (...actions: Action[]): RootState => actions.reduce(rootReducer, start);

const at = (endedAt: number) => ({ endedAt });
const ids = (entities: readonly { id: string }[]): string[] => entities.map(({ id }) => id);

describe('the login', () => {
  test('of a registration is a marker that no call carries', () => {
    expect(bearerTokenOf(after())).toBeNull();
    const data = { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'secret' };
    const registered = after(register.fulfilled(undefined, '1', data, at(1)));
    expect(registered.auth.token).toBeTruthy();
    expect(bearerTokenOf(registered)).toBeNull();
  });

  test('is lost until its person has another token', () => {
    const lost = after(tokenRenewed('one'), sessionLost());
    expect(lost.auth).toMatchObject({ token: 'one', sessionLost: true });
    const renewed = rootReducer(lost, tokenRenewed('two'));
    expect(renewed.auth).toMatchObject({ token: 'two', sessionLost: false });
    expect(bearerTokenOf(renewed)).toBe('two');
    expect(rootReducer(lost, authReset()).auth).toEqual(start.auth);
  });

  test('begins with whose it is, and knows nothing else', () => {
    const known = { token: 'one', hasLoggedOut: true, sessionLost: false, requests: {} };
    expect(authAtStart('one', true)).toEqual(known);
    expect(start.auth).toEqual({ ...known, token: null, hasLoggedOut: false });
  });
});

const person = (id: string): Person => ({
  id,
  firstName: id,
  lastName: '',
  email: null,
  phoneNumber: null,
  gender: 'UNSPECIFIED',
  city: null,
  country: null,
  photoUrl: null,
  description: null,
  technologies: [],
});
const edited: EditedUser = { ...person('me'), email: 'me@b.example', dob: null, city: 'Lagos' };
const user: User = { ...edited, city: null, tracks: [] };
const edit = {
  firstName: 'me',
  lastName: '',
  country: '',
  city: 'Lagos',
  dob: '',
  gender: 'UNSPECIFIED' as const,
  technologies: [],
  description: '',
};
const saved = editProfile.fulfilled(edited, 'edit', edit, at(2));
const readProfile = loadProfile.fulfilled(user, 'read', undefined, at(3));
const startProfile = loadProfile.pending('read', undefined, {
  requestKey: loadProfile.keyOf(),
});

describe('the profile', () => {
  test('is what was read, and the edit over it', () => {
    expect(start.user).toMatchObject({ profile: null, edited: false, editedMeanwhile: null });
    const known = after(readProfile);
    expect(known.user).toMatchObject({ profile: user, edited: false });
    const changed = rootReducer(known, saved);
    expect(changed.user.profile).toEqual({ ...edited, tracks: [] });
    expect(changed.user.edited).toBe(true);
    expect(rootReducer(changed, editSeen()).user.edited).toBe(false);
    expect(rootReducer(changed, userReset()).user).toEqual(start.user);
  });

  test('that was edited while it was read stays as it was edited; a later read takes its place', () => {
    const crossed = after(startProfile, saved, readProfile);
    expect(crossed.user.profile?.city).toBe('Lagos');
    expect(after(saved).user.profile).toBeNull();
    expect(after(saved, startProfile, readProfile).user.profile?.city).toBeNull();
  });

  test('has a new photo at once, which is no edit', () => {
    const file = new File([], 'me.jpg');
    const photo = { ...edited, photoUrl: '/me.jpg' };
    const known = after(readProfile, uploadPhoto.fulfilled(photo, '1', { file }, at(4)));
    expect(known.user).toMatchObject({ profile: { photoUrl: '/me.jpg' }, edited: false });
  });

  test('has the track of an enrollment, once, and its mentor', () => {
    const track = { id: 'web', title: 'WEB', description: '', image: null };
    const joined = enrolled({ track, mentor: person('ada') });
    const known = after(readProfile, joined, joined);
    expect(known.user.profile?.tracks).toEqual([track]);
    expect(ids(mentorSelectors.selectAll(known))).toEqual(['ada']);
    const second = enrolled({ track: { ...track, id: 'data' }, mentor: person('obi') });
    expect(ids(rootReducer(known, second).user.profile?.tracks ?? [])).toEqual(['web', 'data']);
    expect(after(joined).user.profile).toBeNull();
  });

  test('has lists of people, each as it was read last', () => {
    const known = after(
      loadMentors.fulfilled([person('ada'), person('obi')], '1', undefined, at(1)),
      loadMentors.fulfilled([person('obi')], '2', undefined, at(2)),
      loadMentees.fulfilled([person('zoe'), person('eve')], '3', undefined, at(3)),
      loadMentees.fulfilled([person('eve')], '4', undefined, at(4)),
      welcomeDismissed(),
    );
    expect(ids(mentorSelectors.selectAll(known))).toEqual(['obi']);
    expect(ids(menteeSelectors.selectAll(known))).toEqual(['eve']);
    expect([start, known].map((state) => state.user.welcomeDismissed)).toEqual([false, true]);
  });
});

describe('tracks', () => {
  const track = (id: string) => ({ id, title: id, description: '', image: null });
  const choice = { trackId: 'web', mentorId: 'ada' };
  const begun = enroll.pending('1', choice, { requestKey: enroll.keyOf(choice) });
  const taken = enroll.fulfilled(undefined, '1', choice, at(1));
  const error = clientError('refused', 400, 'No');
  const refused = enroll.rejected(null, '1', choice, error, { toasted: false });

  test('are those of the list, and what was read of one', () => {
    const known = after(
      loadTracks.fulfilled([track('web'), track('gone')], '1', undefined, at(1)),
      loadTracks.fulfilled([track('web')], '2', undefined, at(2)),
      loadTrack.fulfilled(track('data'), '3', 'data', at(3)),
      loadTrackMentors.fulfilled([person('ada')], '4', 'web', at(4)),
    );
    expect(ids(trackSelectors.selectAll(known))).toEqual(['web', 'data']);
    expect(ids(known.tracks.mentors['web'] ?? [])).toEqual(['ada']);
    expect(rootReducer(known, tracksReset()).tracks).toEqual(start.tracks);
    expect(start.tracks).toMatchObject({ mentors: {}, enrollment: null, wizardOpen: false });
  });

  test('an enrollment is remembered until its end was seen', () => {
    const running = after(begun);
    expect(running.tracks.enrollment).toEqual(choice);
    expect(rootReducer(running, enrollmentSeen()).tracks.enrollment).toEqual(choice);
    for (const end of [taken, refused]) {
      const ended = rootReducer(running, end);
      expect(ended.tracks.enrollment).toEqual(choice);
      expect(rootReducer(ended, enrollmentSeen()).tracks.enrollment).toBeNull();
    }
  });

  test('a wizard that opens begins anew where all went well, else where it stood', () => {
    const opened = (end: Action) => after(begun, end, wizardShown(true)).tracks;
    expect(opened(taken)).toMatchObject({ wizardOpen: true, enrollment: null });
    expect(opened(refused)).toMatchObject({ wizardOpen: true, enrollment: choice });
    const closed = after(begun, taken, wizardShown(false)).tracks;
    expect(closed).toMatchObject({ wizardOpen: false, enrollment: choice });
    expect(after(wizardShown(true)).tracks.wizardOpen).toBe(true);
  });
});

test('courses are those that were read', () => {
  const course = (id: string) => ({ id, title: id, description: '', playlistUrl: null });
  const known = after(
    loadCourse.fulfilled(course('git'), '1', 'git', at(1)),
    loadCourse.fulfilled(course('css'), '2', 'css', at(2)),
  );
  expect(ids(courseSelectors.selectAll(known))).toEqual(['git', 'css']);
  expect(rootReducer(known, coursesReset()).courses).toEqual(start.courses);
});

describe('stages', () => {
  const stage = (id: string, level: number, track: string): Stage => ({
    id,
    title: id,
    description: '',
    level,
    taskCount: 1,
    track,
  });
  const all = [stage('css', 2, 'web'), stage('html', 1, 'web'), stage('sql', 1, 'data')];

  test('of a track come by their level, from the list of all until its own is there', () => {
    const known = after(loadStages.fulfilled(all, '1', undefined, at(1)));
    expect(ids(stageSelectors.selectAll(known))).toEqual(['css', 'html', 'sql']);
    expect(ids(selectTrackStages(known, 'web'))).toEqual(['html', 'css']);
    const own = [stage('js', 3, 'web'), stage('html', 1, 'web')];
    for (const read of [loadTrackStages, searchStages]) {
      const later = rootReducer(known, read.fulfilled(own, '2', 'web', at(2)));
      expect(ids(selectTrackStages(later, 'web'))).toEqual(['html', 'js']);
      expect(ids(selectTrackStages(later, 'data'))).toEqual(['sql']);
    }
    const reset = rootReducer(known, stagesReset()).stages;
    expect(reset).toEqual(start.stages);
    expect(reset).toMatchObject({ byTrack: {}, mine: {}, mineUnknown: false });
  });

  test('that are listed and not there are left out', () => {
    const known = after(loadTrackStages.fulfilled(all.slice(0, 2), '1', 'web', at(1)));
    const { css, ...entities } = known.stages.entities;
    expect(css).toBeDefined();
    const lacking = { ...known, stages: { ...known.stages, entities } };
    expect(ids(selectTrackStages(lacking, 'web'))).toEqual(['html']);
  });

  test('in which one has submitted are known by track, where the service has a call for that', () => {
    const known = after(loadMyStages.fulfilled([stage('html', 1, 'web')], '1', 'web', at(1)));
    expect(known.stages).toMatchObject({ mine: { web: ['html'] }, mineUnknown: false });
    const failed = (status: number) =>
      rootReducer(
        known,
        loadMyStages.rejected(null, '2', 'web', clientError('refused', status, 'No'), {
          toasted: false,
        }),
      ).stages;
    expect(failed(404)).toMatchObject({ mine: {}, mineUnknown: true });
    expect(failed(404).mine).toEqual({});
    expect(failed(500)).toMatchObject({ mine: { web: ['html'] }, mineUnknown: false });
    const aborted = rootReducer(known, loadMyStages.rejected(new Error('Aborted'), '2', 'web'));
    expect(aborted.stages.mineUnknown).toBe(false);
  });
});

const day = (date: number): string => `2026-03-0${date}T10:00:00.000Z`;

const submission = (given: Partial<Submission> = {}): Submission => ({
  id: 'row',
  taskUrl: 'https://work.example',
  menteeComment: 'Done',
  mentorComment: null,
  gradePercentage: null,
  updatedAt: day(1),
  mentee: null,
  mentor: null,
  task: { id: 'form', title: 'SIGN-UP FORM' },
  ...given,
});

const graded = submission({ gradePercentage: 80, mentorComment: 'Tidy', updatedAt: day(2) });
const regraded = submission({ gradePercentage: 90, mentorComment: 'Tidy', updatedAt: day(3) });

const read = (endedAt: number, ...items: Submission[]) =>
  loadTaskSubmissions.fulfilled(
    { items, totalCount: items.length },
    `read at ${endedAt}`,
    'form',
    at(endedAt),
  );
const sendIn = { taskId: 'form', taskUrl: 'https://work.example', menteeComment: 'Done' };

describe('work on a task', () => {
  test('is unknown, certainly absent, or sent in, with its grade', () => {
    const known = (...actions: Action[]) => {
      const { tasks } = after(...actions);
      return [isSubmitted(tasks, 'form'), gradeOf(tasks, 'form')];
    };
    expect(known()).toEqual([undefined, undefined]);
    expect(known(read(1))).toEqual([false, undefined]);
    expect(known(read(1, submission()))).toEqual([true, undefined]);
    expect(known(read(1, submission({ gradePercentage: 0 })))).toEqual([true, undefined]);
    expect(known(read(1, graded))).toEqual([true, 80]);
    // What was sent in stays so, though its row is gone.
    expect(known(read(1, graded), read(2))).toEqual([true, undefined]);
    expect(after(read(1, graded, submission({ id: 'second' }))).tasks.records['form']).toEqual({
      submitted: true,
      submission: graded,
      readAt: 1,
      change: null,
      openedAt: 0,
    });
  });

  test('is not what an earlier answer says, by the service’s own date', () => {
    const record = (...actions: Action[]) => after(...actions).tasks.records['form'];
    expect(record(read(1, regraded), read(2, graded))?.submission).toEqual(regraded);
    expect(record(read(1, graded), read(2, { ...graded, taskUrl: 'x' }))).toMatchObject({
      readAt: 2,
      submission: { taskUrl: 'x' },
    });
    // A row without a date is older than one with a date; another row is another matter.
    expect(record(read(1, graded), read(2, submission({ updatedAt: null })))?.readAt).toBe(1);
    expect(record(read(1, graded), read(2, submission({ id: 'new' })))?.readAt).toBe(2);
    expect(record(read(1, graded), read(2))?.submission).toBeNull();
  });

  test('that was changed has a moment, and none has none', () => {
    expect(changedAt(null)).toBe(0);
    expect(changedAt(submission({ updatedAt: null }))).toBe(1);
    expect(changedAt(graded)).toBe(Date.parse(day(2)));
  });

  test('has news where the mentor has said something since, and keeps them', () => {
    const change = (...actions: Action[]) => after(...actions).tasks.records['form']?.change;
    expect(change(read(1, submission()), read(2, graded))).toEqual({ kind: 'graded', at: 2 });
    expect(change(read(1, submission()), read(2, graded), read(3, graded))?.at).toBe(2);
    // A first grade that nobody has seen stays one, whatever was corrected since.
    const two = [read(1, submission()), read(5, graded)];
    expect(change(...two, read(6, regraded))).toEqual({ kind: 'graded', at: 6 });
    expect(change(...two, bellOpened(5), read(6, regraded))).toEqual({ kind: 'regraded', at: 6 });
    expect(change(read(1, graded), read(2, regraded))).toEqual({ kind: 'regraded', at: 2 });
    const third = { ...graded, gradePercentage: 70, updatedAt: day(4) };
    expect(change(read(1, graded), read(2, regraded), read(3, third))?.kind).toBe('regraded');
    expect(change(read(1), read(2, graded))).toBeNull();
  });

  test('has an answer that was open or is unread, and the latest comes first', () => {
    const opened = feedbackOpened({ taskId: 'form', at: 3 });
    const two = [read(1, submission()), read(2, graded)];
    expect(after(...two, opened, read(4, graded)).tasks.records['form']?.openedAt).toBe(3);
    expect(after(opened).tasks.records).toEqual({});
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
        { items: [item], totalCount: 1 },
        `other ${endedAt}`,
        'page',
        at(endedAt),
      );
    const nameless = { id: 'other', task: null };
    const both = after(
      ...two,
      other(1, submission(nameless)),
      other(9, { ...graded, ...nameless }),
      loadTaskSubmissions.fulfilled({ items: [], totalCount: 0 }, 'none', 'none', at(1)),
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

  test('that was sent in is known at once, and a read under way is not waited for', () => {
    const key = loadTaskSubmissions.keyOf('form');
    const known = after(
      loadTaskSubmissions.pending('earlier', 'form', { requestKey: key }),
      submitTask.fulfilled(submission(), 'send', sendIn, at(5)),
    ).tasks;
    expect(known.records['form']).toMatchObject({ submitted: true, readAt: 5 });
    const { requestId, ...request } = known.requests[key] ?? {};
    expect(request).toEqual({ status: 'success', error: null, endedAt: 5, fromSnapshot: false });
    expect(requestId).toMatch(/^after .*send/);
  });
});

const task = (id: string, title = id): Task => ({
  id,
  title,
  description: '',
  deadline: null,
  track: 'web',
  stage: null,
  course: null,
});

test('tasks are those of the list, and what was read of one', () => {
  const one = after(loadTask.fulfilled(task('form'), '1', 'form', at(1)));
  expect([ids(taskSelectors.selectAll(one)), one.tasks.listed]).toEqual([['form'], false]);
  const listed = rootReducer(one, loadTasks.fulfilled([task('page')], '2', undefined, at(2)));
  expect([ids(taskSelectors.selectAll(listed)), listed.tasks.listed]).toEqual([['page'], true]);
  expect(rootReducer(listed, tasksReset()).tasks).toEqual(start.tasks);
});

test('what a person has chosen and seen is known until they choose and see other things', () => {
  expect(start.tasks).toEqual({
    ids: [],
    entities: {},
    listed: false,
    records: {},
    ageAtStart: {},
    queue: null,
    bellOpenedAt: 0,
    chosenTrack: null,
    formOpen: null,
    lastGraded: null,
    requests: {},
  });
  const known = after(trackChosen('web'), submitFormShown('form'), bellOpened(7)).tasks;
  expect(known).toMatchObject({ chosenTrack: 'web', formOpen: 'form', bellOpenedAt: 7 });
});

describe('the mentor’s list', () => {
  const list = (endedAt: number, ...items: Submission[]) =>
    loadMentorSubmissions.fulfilled(items, `list at ${endedAt}`, undefined, at(endedAt));
  const row = (...actions: Action[]) => after(...actions).tasks.queue?.['row'];
  const grade = { submissionId: 'row', gradePercentage: 70, mentorComment: 'Well' };
  const give = (endedAt: number) =>
    gradeSubmission.fulfilled(undefined, 'grade', grade, at(endedAt));
  const sentAgain = { ...graded, taskUrl: 'https://new.example', updatedAt: day(4) };

  test('was read at a moment; what comes later was found then, and what is gone is forgotten', () => {
    expect(row(list(1, submission()))).toEqual({
      submission: submission(),
      readAt: 1,
      gradedAt: 0,
      foundAt: 0,
      gradedVersion: null,
    });
    const late = [list(1), list(2, submission()), list(3, submission())];
    expect(row(...late)).toMatchObject({ readAt: 3, foundAt: 2 });
    expect(row(list(1, submission()), list(2))).toBeUndefined();
    expect(after(list(1)).tasks.queue).toEqual({});
  });

  test('has a grade at once, at the moment it was given', () => {
    const known = after(list(1, submission(), submission({ id: 'other' })), give(5_000));
    expect(known.tasks.queue?.['row']).toMatchObject({
      gradedAt: 5_000,
      gradedVersion: null,
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

  test('knows work that was sent again after a grade, and what was graded', () => {
    const again = row(list(1, graded), list(2, sentAgain));
    expect(again).toMatchObject({ foundAt: 2, gradedVersion: graded });
    // The version that was graded stays known, and the row was found when it first differed.
    const thrice = { ...sentAgain, menteeComment: 'And again' };
    const later = row(list(1, graded), list(2, sentAgain), list(3, thrice));
    expect(later).toMatchObject({ foundAt: 2, gradedVersion: graded });
    expect(row(list(1, graded), list(2, sentAgain), give(3))?.gradedVersion).toBeNull();
  });

  test.each<[string, Submission, Partial<Submission>, boolean]>([
    ['another link', graded, { taskUrl: 'https://new.example' }, true],
    ['another comment of the mentee', graded, { menteeComment: 'New' }, true],
    ['the same work', graded, {}, false],
    ['another grade', graded, { taskUrl: 'x', gradePercentage: 81 }, false],
    ['another comment of the mentor', graded, { taskUrl: 'x', mentorComment: 'No' }, false],
    ['work that had no grade', submission(), { taskUrl: 'x' }, false],
  ])('%s under a grade is work that was sent again: %s', (_, before, given, isAgain) => {
    const now = { ...before, ...given };
    const record = { submission: before, readAt: 1, gradedAt: 0, foundAt: 0, gradedVersion: null };
    expect(gradedVersionOf(now, record)).toEqual(isAgain ? before : null);
    expect(gradedVersionOf(now, undefined)).toBeNull();
  });

  test('waits for a grade, and for one after that which was for other work', () => {
    const record = { readAt: 1, gradedAt: 0, foundAt: 0, gradedVersion: null };
    expect(isWaiting({ ...record, submission: submission() })).toBe(true);
    expect(isWaiting({ ...record, submission: graded })).toBe(false);
    expect(isWaiting({ ...record, submission: sentAgain, gradedVersion: graded })).toBe(true);
  });
});
