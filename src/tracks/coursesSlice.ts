import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { object, type InferType } from 'yup';
import { entityId, maybeText, entityCall, text } from '../api/responses.ts';
import { get, idOf } from '../api/http.ts';
import type { User, UserState } from '../user/userSlice.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries } from '../api/query/query.ts';

export const courseSchema = object({
  id: entityId,
  title: text,
  description: text,
  playlistUrl: maybeText,
});
type Course = InferType<typeof courseSchema>;

const { read } = createQueries('courses', errorTexts.occurred);

/** GET courses/{id}. */
export const loadCourse = read(
  'loadOne',
  entityCall(courseSchema, (course: string) => get(`courses/${idOf(course)}`)),
);

const courses = createEntityAdapter<Course>();

export interface CoursesState extends EntityState<Course, string> {
  /** When each track was saved offline, in milliseconds since 1970, by track id. */
  savedOffline: Record<string, number>;
}

const coursesSlice = createSlice({
  name: 'courses',
  initialState: (): CoursesState => courses.getInitialState({ savedOffline: {} }),
  reducers: {
    /** Records a track as saved offline. */
    trackSaved: (
      { savedOffline },
      { payload: { id, at } }: PayloadAction<{ id: string; at: number }>,
    ) => {
      savedOffline[id] = at;
    },
    /** Removes a track that was saved offline, and the courses that only it needs. */
    trackRemoved: (
      state,
      { payload }: PayloadAction<{ id: string; courses: readonly string[] }>,
    ) => {
      courses.removeMany(state, payload.courses);
      delete state.savedOffline[payload.id];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadCourse.fulfilled, courses.upsertOne);
  },
});

export const { trackRemoved, trackSaved } = coursesSlice.actions;

export interface NeedsCourses {
  courses: CoursesState;
}

/** Returns when a user saved a track offline, in milliseconds since 1970, or null. */
export const savedOfflineAt = (
  { courses: { savedOffline } }: NeedsCourses,
  trackId: string,
): number | null => savedOffline[trackId] ?? null;

/** Selects the mentee's tracks that are saved offline. */
export const offlineTracks = (state: NeedsCourses & { user: UserState }): User['tracks'] =>
  (state.user.profile?.tracks ?? []).filter(({ id }) => savedOfflineAt(state, id) !== null);

export const courseSelectors = courses.getSelectors((state: NeedsCourses) => state.courses);
export default coursesSlice.reducer;
