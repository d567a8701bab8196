import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import type { Course } from '../api/schemas.ts';
import * as api from '../api/courses.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunks, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

const { read } = createApiThunks('courses', errorTexts.occurred);

export const loadCourse = read('loadOne', api.fetchCourse);

const courses = createEntityAdapter<Course>();

type CoursesState = EntityState<Course, string> & RequestState;

const initialState: CoursesState = courses.getInitialState({ requests: {} });

const coursesSlice = createSlice({
  name: 'courses',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(loadCourse.fulfilled, courses.upsertOne);
    trackRequests(builder, 'courses', initialState);
  },
});

export const courseSelectors = courses.getSelectors(
  (state: { courses: CoursesState }) => state.courses,
);
export default coursesSlice.reducer;
