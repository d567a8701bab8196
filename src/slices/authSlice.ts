import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as api from '../api/auth.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

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
  /** True where somebody was here before: the next login starts at home, not where that person was. */
  left: boolean;
  /** True while the service no longer takes the token of a person who is at work. */
  sessionLost: boolean;
}

const initialState: AuthState = { token: null, left: false, sessionLost: false, requests: {} };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A new token of the same person: a login in place, here or in another tab. */
    tokenRenewed: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.sessionLost = false;
    },
    sessionLost: (state) => {
      state.sessionLost = true;
    },
    authReset: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(register.fulfilled, (state) => {
      state.token = REGISTERED;
    });
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

export const { tokenRenewed, sessionLost, authReset } = authSlice.actions;

/** The token that calls carry, or null. */
export const bearerTokenOf = ({ auth: { token } }: { auth: AuthState }): string | null =>
  token === REGISTERED ? null : token;

/** A store's beginning: the token of whom it belongs to, or nobody's. */
export const authAtStart = (token: string | null, left: boolean): AuthState => ({
  ...initialState,
  token,
  left,
});

export default authSlice.reducer;
