import { combineReducers } from '@reduxjs/toolkit';
import requests from '../../api/query/query.ts';
import auth from '../../auth/authSlice.ts';
import courses from '../../tracks/coursesSlice.ts';
import stages from '../../tracks/stagesSlice.ts';
import tasks from '../../tasks/tasksSlice.ts';
import tracks from '../../tracks/tracksSlice.ts';
import user from '../../user/userSlice.ts';

/** A user's store: the six data areas, and the book of their requests. */
export const rootReducer = combineReducers({
  auth,
  user,
  tracks,
  stages,
  tasks,
  courses,
  requests,
});

export type RootState = ReturnType<typeof rootReducer>;
