import { configureStore } from '@reduxjs/toolkit';
import type { Http } from '../../../src/api/http.ts';
import { rootReducer } from './rootReducer.ts';

/** Creates a user's store without its listeners, on an API that a test makes up. */
export const storeOn = (http: Http, isOwnerGone: () => boolean = () => false) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { http, isOwnerGone } } }),
  });
