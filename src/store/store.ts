import { combineReducers, configureStore } from '@reduxjs/toolkit';
import auth from '../slices/authSlice.ts';
import courses from '../slices/coursesSlice.ts';
import stages from '../slices/stagesSlice.ts';
import tasks from '../slices/tasksSlice.ts';
import tracks from '../slices/tracksSlice.ts';
import user from '../slices/userSlice.ts';
import { createNoticeListener } from './noticeListener.ts';
import { createRecallListener } from './recallListener.ts';
import { createSessionListener } from './sessionListener.ts';

const reducer = combineReducers({ auth, user, tracks, stages, tasks, courses });

export type RootState = ReturnType<typeof reducer>;

/** Makes a store of the six data areas with its listeners; the product has one, a test its own. */
export const createStore = () =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActionPaths: ['meta.arg.file', 'meta.arg.onProgress'] },
      })
        .prepend(createSessionListener().middleware)
        .concat(createRecallListener().middleware, createNoticeListener().middleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
