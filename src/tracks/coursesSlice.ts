import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { object, type InferType } from 'yup';
import { entityId, maybeText, one, text } from '../api/answers.ts';
import { get, idOf } from '../api/http.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import { answered, type EntityArea } from '../api/query/request.ts';

export const courseSchema = object({
  id: entityId,
  title: text,
  description: text,
  playlistUrl: maybeText,
});
export type Course = InferType<typeof courseSchema>;

const { read } = createApiThunks('courses', errorTexts.occurred);

/** GET courses/{id}. */
export const loadCourse = read(
  'loadOne',
  one(courseSchema, (course: string) => get(`courses/${idOf(course)}`)),
);

const courses = createEntityAdapter<Course>();

/** The courses by their id. */
export type CoursesState = EntityArea<Course>;

const initialState: CoursesState = courses.getInitialState({ requests: {} });

/** Where it is noted when a course, or a track that was taken along, was removed from the device. */
export const removedKey = (id: string): string => `courses/removed:${id}`;

const coursesSlice = createSlice({
  name: 'courses',
  initialState,
  reducers: {
    /** Removes courses for good, and tracks: the snapshot of an earlier visit still has them. */
    coursesRemoved: (state, { payload }: PayloadAction<{ ids: readonly string[]; at: number }>) => {
      courses.removeMany(state, payload.ids);
      for (const id of payload.ids) state.requests[removedKey(id)] = answered(payload.at, false);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadCourse.fulfilled, courses.upsertOne);
    trackRequests(builder, 'courses', initialState);
  },
});

export const { coursesRemoved } = coursesSlice.actions;

export const courseSelectors = courses.getSelectors(
  (state: { courses: CoursesState }) => state.courses,
);
export default coursesSlice.reducer;
