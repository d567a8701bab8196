import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Person, Track } from '../api/schemas.ts';
import * as api from '../api/tracks.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunks, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

const { read, write } = createApiThunks('tracks', errorTexts.occurred);

export const loadTracks = read('loadAll', api.fetchTracks);
/** The track description page ignores load errors. */
export const loadTrack = read('loadOne', api.fetchTrack);
export const loadTrackMentors = read('loadMentors', api.fetchTrackMentors);
export const enroll = write('enroll', api.enroll);

const tracks = createEntityAdapter<Track>();

interface TracksState extends EntityState<Track, string>, RequestState {
  mentors: Record<string, Person[]>;
  /** The latest enrollment sent, until the user has seen how it ended. */
  enrollment: { trackId: string; mentorId: string } | null;
  /** True while the enroll dialog is open: it then shows how an enrollment ends. */
  wizardOpen: boolean;
}

const initialState: TracksState = tracks.getInitialState({
  mentors: {},
  enrollment: null,
  wizardOpen: false,
  requests: {},
});

const tracksSlice = createSlice({
  name: 'tracks',
  initialState,
  reducers: {
    wizardShown: (state, { payload }: PayloadAction<boolean>) => {
      state.wizardOpen = payload;
      // A success that was missed here was announced elsewhere; the dialog starts afresh.
      if (payload && state.requests[enroll.typePrefix]?.status === 'success')
        state.enrollment = null;
    },
    /** The user has seen how the enrollment ended. */
    enrollmentSeen: (state) => {
      if (state.requests[enroll.typePrefix]?.status !== 'loading') state.enrollment = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadTracks.fulfilled, tracks.setAll)
      .addCase(loadTrack.fulfilled, tracks.upsertOne)
      .addCase(loadTrackMentors.fulfilled, (state, { payload, meta }) => {
        state.mentors[meta.arg] = payload;
      })
      .addCase(enroll.pending, (state, { meta }) => {
        state.enrollment = meta.arg;
      });
    trackRequests(builder, 'tracks', initialState);
  },
});

export const { wizardShown, enrollmentSeen } = tracksSlice.actions;
export const trackSelectors = tracks.getSelectors((state: { tracks: TracksState }) => state.tracks);
export default tracksSlice.reducer;
