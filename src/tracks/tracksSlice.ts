import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { InferType } from 'yup';
import { list, one } from '../api/answers.ts';
import { get, idOf, post, send } from '../api/http.ts';
import { mentorSchema, trackSchema, type Mentor } from '../user/userSlice.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import type { EntityArea } from '../api/query/request.ts';

export type Track = InferType<typeof trackSchema>;

const { read, write } = createApiThunks('tracks', errorTexts.occurred);

/** GET tracks. */
export const loadTracks = read(
  'loadAll',
  list(trackSchema, () => get('tracks')),
);

/** GET tracks/{id}. The track description page ignores load errors. */
export const loadTrack = read(
  'loadOne',
  one(trackSchema, (id: string) => get(`tracks/${idOf(id)}`)),
);

/** GET tracks/{id}/mentors. The service sends them all in one answer. */
export const loadTrackMentors = read(
  'loadMentors',
  list(mentorSchema, (id: string) => get(`tracks/${idOf(id)}/mentors`)),
);

/** POST tracks/{id}/enroll: joins a track with a mentor. */
export const enroll = write(
  'enroll',
  send(({ trackId, mentorId }: Record<'trackId' | 'mentorId', string>) =>
    post(`tracks/${idOf(trackId)}/enroll`, { mentorId }),
  ),
);

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
