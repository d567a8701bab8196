import { describe, expect, test } from 'vitest';
import { after, at, emptyState, idsOf, rootReducer } from '../../support/store/rootReducer.ts';
import {
  editProfile,
  editSeen,
  enroll,
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
import { enrollmentWith, mentorWith, profileEdit } from '../entities.ts';

const person = (id: string): Mentor => mentorWith({ id, firstName: id });
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

const join = (trackId: string, mentorId: string) =>
  enroll.fulfilled(undefined, 'join', enrollmentWith(trackId, mentorId), at(4));

describe('the profile', () => {
  test('an edit replaces the read profile', () => {
    expect(emptyState.user).toMatchObject({ profile: null, edited: false, editedMeanwhile: null });
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
    const known = after(readProfile, join('web', 'ada'), join('web', 'ada'));
    expect(idsOf(known.user.profile?.tracks ?? [])).toEqual(['web']);
    expect(idsOf(mentorSelectors.selectAll(known))).toEqual(['ada']);
    const second = rootReducer(known, join('data', 'obi'));
    expect(idsOf(second.user.profile?.tracks ?? [])).toEqual(['web', 'data']);
    expect(after(join('web', 'ada')).user.profile).toBeNull();
  });

  test('the latest read replaces mentors and mentees', () => {
    const known = after(
      loadMentors.fulfilled([person('ada'), person('obi')], '1', undefined, at(1)),
      loadMentors.fulfilled([person('obi')], '2', undefined, at(2)),
      loadMentees.fulfilled([person('zoe'), person('eve')], '3', undefined, at(3)),
      loadMentees.fulfilled([person('eve')], '4', undefined, at(4)),
    );
    expect(idsOf(mentorSelectors.selectAll(known))).toEqual(['obi']);
    expect(idsOf(menteeSelectors.selectAll(known))).toEqual(['eve']);
  });
});
