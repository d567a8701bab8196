import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { object, type InferType } from 'yup';
import {
  entityId,
  maybeText,
  entityCall,
  storedEntities,
  storedMap,
  storedTime,
  text,
} from '../api/answers.ts';
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
  /** When a track was saved offline, by its id, in milliseconds since 1970. */
  savedOffline: Record<string, number>;
  /** When a course or a track was removed from the device, by its id. */
  removed: Record<string, number>;
}

const coursesSlice = createSlice({
  name: 'courses',
  initialState: (): CoursesState => courses.getInitialState({ savedOffline: {}, removed: {} }),
  reducers: {
    /** Records a track as saved offline. `at` is null if the device could not store it. */
    trackSaved: (
      { savedOffline },
      { payload: { id, at } }: PayloadAction<{ id: string; at: number | null }>,
    ) => {
      if (at === null) delete savedOffline[id];
      else savedOffline[id] = at;
    },
    /**
     * Removes courses and tracks, and records that: the snapshot of an earlier visit still has
     * them.
     */
    coursesRemoved: (state, { payload }: PayloadAction<{ ids: readonly string[]; at: number }>) => {
      courses.removeMany(state, payload.ids);
      for (const id of payload.ids) {
        delete state.savedOffline[id];
        state.removed[id] = payload.at;
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadCourse.fulfilled, courses.upsertOne);
  },
});

export const { coursesRemoved, trackSaved } = coursesSlice.actions;

/** Restores the state of an earlier visit. */
export const storedCourses = (given: Record<string, unknown>): CoursesState => ({
  ...storedEntities(courseSchema)(given),
  savedOffline: storedMap(storedTime)(given['savedOffline']),
  removed: storedMap(storedTime)(given['removed']),
});

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
