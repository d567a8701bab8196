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

export type Action = Parameters<typeof rootReducer>[1];

/** The state of a store that has just been created. */
export const emptyState: RootState = rootReducer(undefined, { type: 'start' });

/** Returns the state after actions. */
export const after = (...actions: Action[]): RootState => actions.reduce(rootReducer, emptyState);

/** Returns what a fulfilled thunk says about when its response arrived. */
export const at = (endedAt: number) => ({ endedAt });

export const idsOf = (entities: readonly { id: string }[]): string[] =>
  entities.map(({ id }) => id);
