import { combineReducers } from '@reduxjs/toolkit';
import requests from '../../../src/api/query/query.ts';
import auth from '../../../src/auth/authSlice.ts';
import tasks from '../../../src/tasks/tasksSlice.ts';
import courses from '../../../src/tracks/coursesSlice.ts';
import stages from '../../../src/tracks/stagesSlice.ts';
import tracks from '../../../src/tracks/tracksSlice.ts';
import user from '../../../src/user/userSlice.ts';

/** All slices, as in the store of a page after a login. */
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
