import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Course } from '../api/schemas.ts';
import * as api from '../api/courses.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunks, trackRequests } from './apiThunk.ts';
import type { EntityArea } from './request.ts';

const { read } = createApiThunks('courses', errorTexts.occurred);

export const loadCourse = read('loadOne', api.fetchCourse);

const courses = createEntityAdapter<Course>();

const initialState: EntityArea<Course> = courses.getInitialState({ requests: {} });

const coursesSlice = createSlice({
  name: 'courses',
  initialState,
  reducers: {
    coursesRemoved: courses.removeMany,
  },
  extraReducers: (builder) => {
    builder.addCase(loadCourse.fulfilled, courses.upsertOne);
    trackRequests(builder, 'courses', initialState);
  },
});

export const { coursesRemoved } = coursesSlice.actions;

export const courseSelectors = courses.getSelectors(
  (state: { courses: EntityArea<Course> }) => state.courses,
);
export default coursesSlice.reducer;
