import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { ApiError } from '../api/errors.ts';
import type { Person, Track } from '../api/shapes.ts';
import * as api from '../api/tracks.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

const { occurred: fallback } = errorTexts;
const byId = (id: string): string => id;

export const loadTracks = createApiThunk(
  'tracks/loadAll',
  (http, _: void, signal) => api.fetchTracks(http, signal),
  {
    fallback,
    reads: true,
  },
);

/** The track description page ignores its load errors in silence. */
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

/** The latest enrollment that was asked for, until a person has seen how it ended. */
interface Enrollment {
  trackId: string;
  mentorId: string;
  status: 'sending' | 'success' | 'failure';
  /** Why it failed. */
  error: ApiError | null;
}

interface TracksState extends EntityState<Track, string>, RequestState {
  mentors: Record<string, Person[]>;
  enrollment: Enrollment | null;
  /** True while the enroll dialog is on the screen: then it says how an enrollment ends. */
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
    tracksReset: () => initialState,
    wizardShown: (state, { payload }: PayloadAction<boolean>) => {
      state.wizardOpen = payload;
      // A success that nobody saw has been told elsewhere; the dialog begins anew.
      if (payload && state.enrollment?.status === 'success') state.enrollment = null;
    },
    /** How the enrollment ended has been seen. */
    enrollmentSeen: (state) => {
      if (state.enrollment?.status !== 'sending') state.enrollment = null;
    },
  },
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
      .addCase(enroll.pending, (state, { meta }) => {
        state.enrollment = { ...meta.arg, status: 'sending', error: null };
      })
      .addCase(enroll.fulfilled, (state) => {
        if (state.enrollment) state.enrollment.status = 'success';
      })
      .addCase(enroll.rejected, (state, { payload }) => {
        if (!state.enrollment || !payload || payload.kind === 'aborted') return;
        Object.assign(state.enrollment, { status: 'failure', error: payload });
      });
    trackRequests(builder, [loadTracks, loadTrack, loadTrackMentors, enroll]);
  },
});

export const { tracksReset, wizardShown, enrollmentSeen } = tracksSlice.actions;
export const trackSelectors = tracks.getSelectors((state: { tracks: TracksState }) => state.tracks);
export default tracksSlice.reducer;
