import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import type { InferType } from 'yup';
import { listCall, entityCall } from '../api/responses.ts';
import { get, getPersonal, idOf } from '../api/http.ts';
import { enroll, mentorSchema, trackSchema, type Mentor } from '../user/userSlice.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries } from '../api/query/query.ts';

export type Track = InferType<typeof trackSchema>;

const { read } = createQueries('tracks', errorTexts.occurred);

/** GET tracks. */
export const loadTracks = read(
  'loadAll',
  listCall(trackSchema, () => get('tracks')),
);

/** GET tracks/{id}. The track's page ignores load errors. */
export const loadTrack = read(
  'loadOne',
  entityCall(trackSchema, (id: string) => get(`tracks/${idOf(id)}`)),
);

/** GET tracks/{id}/mentors, all in one response. */
export const loadTrackMentors = read(
  'loadMentors',
  listCall(mentorSchema, (id: string) => getPersonal(`tracks/${idOf(id)}/mentors`)),
);

const tracks = createEntityAdapter<Track>();

export interface TracksState extends EntityState<Track, string> {
  mentors: Record<string, Mentor[]>;
  /** The latest enrollment that was sent, until the user has seen how it ended. */
  enrollment: { trackId: string; mentorId: string } | null;
}

const initialState: TracksState = tracks.getInitialState({
  mentors: {},
  enrollment: null,
});

const tracksSlice = createSlice({
  name: 'tracks',
  initialState,
  reducers: {
    enrollmentSeen: (state) => {
      state.enrollment = null;
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
        state.enrollment = { trackId: meta.arg.track.id, mentorId: meta.arg.mentor.id };
      });
  },
});

export const { enrollmentSeen } = tracksSlice.actions;
export const trackSelectors = tracks.getSelectors((state: { tracks: TracksState }) => state.tracks);
export default tracksSlice.reducer;
