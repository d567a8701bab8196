import { combineReducers } from '@reduxjs/toolkit';
import auth from '../slices/authSlice.ts';
import courses from '../slices/coursesSlice.ts';
import stages from '../slices/stagesSlice.ts';
import tasks from '../slices/tasksSlice.ts';
import tracks from '../slices/tracksSlice.ts';
import user from '../slices/userSlice.ts';

/** A user's store: the six data areas. */
export const rootReducer = combineReducers({ auth, user, tracks, stages, tasks, courses });

export type RootState = ReturnType<typeof rootReducer>;
