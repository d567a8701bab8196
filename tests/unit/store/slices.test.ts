import { describe, expect, test } from 'vitest';
import { clientError } from '../../../src/api/errors.ts';
import {
  authAtStart,
  bearerTokenOf,
  register,
  sessionLost,
  tokenRenewed,
} from '../../../src/auth/authSlice.ts';
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
  welcomeDismissed,
  type EditedUser,
  type Mentor,
  type User,
} from '../../../src/user/userSlice.ts';
import { rootReducer, type RootState } from '../../../src/app/store/rootReducer.ts';

type Action = Parameters<typeof rootReducer>[1];

const start = rootReducer(undefined, { type: 'start' });

/** The state after these actions, from the start. */
const after = (...actions: Action[]): RootState => actions.reduce(rootReducer, start);

const at = (endedAt: number) => ({ endedAt });
const ids = (entities: readonly { id: string }[]): string[] => entities.map(({ id }) => id);

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

  test('authAtStart has only the token and the logout flag', () => {
    const known = { token: 'one', hasLoggedOut: true, sessionLost: false };
    expect(authAtStart('one', true)).toEqual(known);
    expect(start.auth).toEqual({ ...known, token: null, hasLoggedOut: false });
  });
});

const person = (id: string): Mentor => ({
  id,
  firstName: id,
  lastName: '',
  email: null,
  city: null,
  country: null,
  photoUrl: null,
  description: null,
  technologies: [],
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

  test('mentors and mentees are as read last', () => {
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
    for (const read of [loadTrackStages, searchStages]) {
      const later = rootReducer(known, read.fulfilled(own, '2', 'web', at(2)));
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
