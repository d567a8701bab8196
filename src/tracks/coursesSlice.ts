import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course } from '../api/schemas.ts';
import * as api from './courses.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import { answered, type EntityArea } from '../api/query/request.ts';

const { read } = createApiThunks('courses', errorTexts.occurred);

export const loadCourse = read('loadOne', api.fetchCourse);

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
