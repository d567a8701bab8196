import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as api from '../api/auth.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import { signedOut, type RequestState } from './request.ts';

const { occured: fallback } = errorTexts;

export const login = createApiThunk('auth/login', api.login, { fallback, failure: 'toast' });
export const register = createApiThunk('auth/register', api.register, { fallback });
export const sendConfirmation = createApiThunk('auth/sendConfirmation', api.sendConfirmation, {
  fallback,
});
/** The first such request, right after a registration: its failure is told on another page. */
export const sendFirstConfirmation = createApiThunk(
  'auth/sendFirstConfirmation',
  api.sendConfirmation,
  { fallback },
);
export const confirmEmail = createApiThunk('auth/confirmEmail', api.confirmEmail, { fallback });
export const requestReset = createApiThunk('auth/requestReset', api.requestReset, {
  fallback,
  failure: 'toast',
});
/** The same mail once more: the page that offers it says how that ended. */
export const resendReset = createApiThunk('auth/resendReset', api.requestReset, { fallback });
export const resetPassword = createApiThunk('auth/resetPassword', api.resetPassword, {
  fallback,
  failure: 'toast',
});

/**
 * What the token is after a registration: a truthy marker. It decodes to nothing, so it is no
 * login, and it is never stored nor sent.
 */
const REGISTERED = 'registered';

interface AuthState extends RequestState {
  token: string | null;
  /** True after a logout by choice: the next login starts at home, not where this person was. */
  left: boolean;
  /** True while the service no longer takes the token of a person who is at work. */
  sessionLost: boolean;
}

const initialState: AuthState = { token: null, left: false, sessionLost: false, requests: {} };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The stored token as this tab finds it, at start or after another tab's login. */
    tokenFound: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload;
      if (payload !== null) state.left = false;
      state.sessionLost = false;
    },
    sessionLost: (state) => {
      state.sessionLost = true;
    },
    authReset: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(login.fulfilled, (state, { payload }) => {
        state.token = payload;
        state.left = false;
        state.sessionLost = false;
      })
      .addCase(register.fulfilled, (state) => {
        state.token = REGISTERED;
      })
      .addCase(signedOut, ({ token }) => ({
        ...initialState,
        // A registration is not the session that has ended.
        token: token === REGISTERED ? token : null,
        left: true,
      }));
    trackRequests(builder, [
      login,
      register,
      sendConfirmation,
      sendFirstConfirmation,
      confirmEmail,
      requestReset,
      resendReset,
      resetPassword,
    ]);
  },
});

export const { tokenFound, sessionLost, authReset } = authSlice.actions;
export default authSlice.reducer;
