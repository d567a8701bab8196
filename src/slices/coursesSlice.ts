import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import type { Course } from '../api/shapes.ts';
import * as api from '../api/courses.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

export const loadCourse = createApiThunk('courses/loadOne', api.fetchCourse, {
  fallback: errorTexts.occurred,
  reads: true,
  key: (id: string) => id,
});

const courses = createEntityAdapter<Course>();

type CoursesState = EntityState<Course, string> & RequestState;

const initialState: CoursesState = courses.getInitialState({ requests: {} });

const coursesSlice = createSlice({
  name: 'courses',
  initialState,
  reducers: { coursesReset: () => initialState },
  extraReducers: (builder) => {
    builder.addCase(loadCourse.fulfilled, (state, { payload }) => {
      courses.upsertOne(state, payload);
    });
    trackRequests(builder, [loadCourse]);
  },
});

export const { coursesReset } = coursesSlice.actions;
export const courseSelectors = courses.getSelectors(
  (state: { courses: CoursesState }) => state.courses,
);
export default coursesSlice.reducer;
