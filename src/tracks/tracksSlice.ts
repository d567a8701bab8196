import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import type { InferType } from 'yup';
import { listCall, entityCall } from '../api/responses.ts';
import { isAxiosError } from '../api/errors.ts';
import { type Call, get, getPersonal, idOf, post, send } from '../api/http.ts';
import { mentorSchema, trackSchema, type Mentor } from '../user/userSlice.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries } from '../api/query/query.ts';

export type Track = InferType<typeof trackSchema>;

const { read, write } = createQueries('tracks', errorTexts.occurred);

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

const enrollmentTexts = {
  closed: 'This track is closed at the moment. Please choose another track.',
} as const;

type Enrollment = Record<'trackId' | 'mentorId', string>;

const postEnrollment = send(({ trackId, mentorId }: Enrollment) =>
  post(`tracks/${idOf(trackId)}/enroll`, { mentorId }),
);

const sendEnrollment: Call<Enrollment, void> = async (http, enrollment) => {
  try {
    await postEnrollment(http, enrollment);
  } catch (thrown) {
    const response = isAxiosError(thrown) ? thrown.response : undefined;
    // The API says "Track is not unavailable at the moment".
    if (response?.status === 400 && JSON.stringify(response.data).includes('unavailable'))
      response.data = { message: enrollmentTexts.closed };
    throw thrown;
  }
};

/**
 * POST tracks/{id}/enroll: joins a track with a mentor. A closed track gets a message of our own.
 */
export const enroll = write('enroll', sendEnrollment);

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
        state.enrollment = meta.arg;
      });
  },
});

export const { enrollmentSeen } = tracksSlice.actions;
export const trackSelectors = tracks.getSelectors((state: { tracks: TracksState }) => state.tracks);
export default tracksSlice.reducer;
