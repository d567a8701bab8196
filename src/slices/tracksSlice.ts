import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import type { Person, Track } from '../api/shapes.ts';
import * as api from '../api/tracks.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import { signedOut, type RequestState } from './request.ts';

const { occurred: fallback } = errorTexts;
const byId = (id: string): string => id;

export const loadTracks = createApiThunk(
  'tracks/loadAll',
  (_: void, signal) => api.fetchTracks(signal),
  {
    fallback,
    reads: true,
  },
);

/** The track description page ignores its load errors in silence (specification, section 8). */
export const loadTrack = createApiThunk('tracks/loadOne', api.fetchTrack, {
  fallback,
  reads: true,
  key: byId,
  failure: 'silent',
});

export const loadTrackMentors = createApiThunk('tracks/loadMentors', api.fetchTrackMentors, {
  fallback,
  reads: true,
  key: byId,
});

export const enroll = createApiThunk('tracks/enroll', api.enroll, { fallback });

const tracks = createEntityAdapter<Track>();

interface TracksState extends EntityState<Track, string>, RequestState {
  mentors: Record<string, Person[]>;
}

const initialState: TracksState = tracks.getInitialState({ mentors: {}, requests: {} });

const tracksSlice = createSlice({
  name: 'tracks',
  initialState,
  reducers: { tracksReset: () => initialState },
  extraReducers: (builder) => {
    builder
      .addCase(loadTracks.fulfilled, (state, { payload }) => {
        tracks.setAll(state, payload.items);
      })
      .addCase(loadTrack.fulfilled, (state, { payload }) => {
        tracks.upsertOne(state, payload);
      })
      .addCase(loadTrackMentors.fulfilled, (state, { payload, meta }) => {
        state.mentors[meta.arg] = payload.items;
      })
      .addCase(signedOut, () => initialState);
    trackRequests(builder, [loadTracks, loadTrack, loadTrackMentors, enroll]);
  },
});

export const { tracksReset } = tracksSlice.actions;
export const trackSelectors = tracks.getSelectors((state: { tracks: TracksState }) => state.tracks);
export default tracksSlice.reducer;
