import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EditedUser, Mentor, Person, Track, User } from '../api/schemas.ts';
import * as api from './user.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import type { Entities, RequestState } from '../api/query/request.ts';

const { read, write } = createApiThunks('user', errorTexts.occured);

export const loadProfile = read('loadProfile', api.fetchProfile);
/** Of a MENTEE: the service refuses it to a MENTOR and to an ADMIN. */
export const loadMentors = read('loadMentors', api.fetchMentors);
export const loadMentees = read('loadMentees', api.fetchMentees);
export const editProfile = write('editProfile', api.updateProfile);
export const uploadPhoto = write('uploadPhoto', api.uploadPhoto);

const mentors = createEntityAdapter<Mentor>();
const mentees = createEntityAdapter<Person>();

export interface UserState extends RequestState {
  profile: User | null;
  mentors: Entities<Mentor>;
  mentees: Entities<Person>;
  /** The welcome was dismissed on this device. */
  welcomeDismissed: boolean;
  /** An edit made while the profile is being fetched: the answer may be older. */
  editedMeanwhile: EditedUser | null;
  /** The edit-success marker: the profile was saved while its page is open. */
  edited: boolean;
}

const initialState: UserState = {
  profile: null,
  mentors: mentors.getInitialState(),
  mentees: mentees.getInitialState(),
  welcomeDismissed: false,
  editedMeanwhile: null,
  edited: false,
  requests: {},
};

/** Merges an edited user into the known profile; its broken tracks are never read. */
function merge(state: UserState, { payload }: PayloadAction<EditedUser>): void {
  if (state.profile) Object.assign(state.profile, payload);
  state.editedMeanwhile = payload;
}

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** Clears the edit-success marker. */
    editSeen: (state) => {
      state.edited = false;
    },
    /** An enrollment was accepted: it shows at once, even if the reads that follow fail. */
    enrolled: (state, { payload }: PayloadAction<{ track: Track; mentor: Mentor }>) => {
      const { track, mentor } = payload;
      const tracks = state.profile?.tracks;
      if (tracks && !tracks.some(({ id }) => id === track.id)) tracks.push(track);
      mentors.upsertOne(state.mentors, mentor);
    },
    welcomeDismissed: (state) => {
      state.welcomeDismissed = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadProfile.pending, (state) => {
        state.editedMeanwhile = null;
      })
      .addCase(loadProfile.fulfilled, (state, { payload }) => {
        state.profile = { ...payload, ...state.editedMeanwhile };
      })
      .addCase(loadMentors.fulfilled, (state, { payload }) => {
        mentors.setAll(state.mentors, payload);
      })
      .addCase(loadMentees.fulfilled, (state, { payload }) => {
        mentees.setAll(state.mentees, payload);
      })
      .addCase(editProfile.fulfilled, (state, action) => {
        merge(state, action);
        state.edited = true;
      })
      .addCase(uploadPhoto.fulfilled, merge);
    trackRequests(builder, 'user', initialState);
  },
});

export const { editSeen, enrolled, welcomeDismissed } = userSlice.actions;

export const mentorSelectors = mentors.getSelectors(
  ({ user }: { user: UserState }) => user.mentors,
);
export const menteeSelectors = mentees.getSelectors(
  ({ user }: { user: UserState }) => user.mentees,
);
export default userSlice.reducer;
