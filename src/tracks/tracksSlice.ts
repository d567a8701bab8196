import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Mentor, Track } from '../api/schemas.ts';
import * as api from './tracks.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import type { EntityArea } from '../api/query/request.ts';

const { read, write } = createApiThunks('tracks', errorTexts.occurred);

export const loadTracks = read('loadAll', api.fetchTracks);
/** The track description page ignores load errors. */
export const loadTrack = read('loadOne', api.fetchTrack);
export const loadTrackMentors = read('loadMentors', api.fetchTrackMentors);
export const enroll = write('enroll', api.enroll);

const tracks = createEntityAdapter<Track>();

export interface TracksState extends EntityArea<Track> {
  mentors: Record<string, Mentor[]>;
  /** The latest enrollment sent, until the user has seen how it ended. */
  enrollment: { trackId: string; mentorId: string } | null;
}

const initialState: TracksState = tracks.getInitialState({
  mentors: {},
  enrollment: null,
  requests: {},
});

const tracksSlice = createSlice({
  name: 'tracks',
  initialState,
  reducers: {
    /** The enroll dialog opens: a success that was missed there was announced elsewhere. */
    wizardOpened: (state) => {
      if (state.requests[enroll.typePrefix]?.status === 'success') state.enrollment = null;
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

export const { wizardOpened, enrollmentSeen } = tracksSlice.actions;
export const trackSelectors = tracks.getSelectors((state: { tracks: TracksState }) => state.tracks);
export default tracksSlice.reducer;
