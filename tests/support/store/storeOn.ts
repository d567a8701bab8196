import { configureStore } from '@reduxjs/toolkit';
import type { Http } from '../../../src/api/http.ts';
import { rootReducer } from '../../../src/app/store/rootReducer.ts';

/** A user's store without its listeners, on an API that a test makes up. */
export const storeOn = (http: Http, isDisposed: () => boolean = () => false) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { http, isDisposed } } }),
  });
