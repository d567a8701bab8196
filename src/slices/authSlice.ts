import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as api from '../api/auth.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunks, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

const { write } = createApiThunks('auth', errorTexts.occured);

export const login = write('login', api.login, { toasted: true });
export const register = write('register', api.register);
export const sendConfirmation = write('sendConfirmation', api.sendConfirmation);
/** The first such request, right after a registration: its failure is told on another page. */
export const sendFirstConfirmation = write('sendFirstConfirmation', api.sendConfirmation);
export const confirmEmail = write('confirmEmail', api.confirmEmail);
export const requestReset = write('requestReset', api.requestReset, { toasted: true });
/** The same mail once more: the page that offers it says how that ended. */
export const resendReset = write('resendReset', api.requestReset);
export const resetPassword = write('resetPassword', api.resetPassword, { toasted: true });

/**
 * What the token is after a registration: a truthy marker. It decodes to nothing, so it is no
 * login, and it is never stored nor sent.
 */
const REGISTERED = 'registered';

export interface AuthState extends RequestState {
  token: string | null;
  /** True where somebody was here before: the next login starts at home, not where that person was. */
  hasLoggedOut: boolean;
  /** True while the service no longer takes the token of a person who is at work. */
  sessionLost: boolean;
}

const initialState: AuthState = {
  token: null,
  hasLoggedOut: false,
  sessionLost: false,
  requests: {},
};

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
    trackRequests(builder, 'auth');
  },
});

export const { tokenRenewed, sessionLost, authReset } = authSlice.actions;

/** The token that calls carry, or null. */
export const bearerTokenOf = ({ auth: { token } }: { auth: AuthState }): string | null =>
  token === REGISTERED ? null : token;

/** A store's beginning: the token of whom it belongs to, or nobody's. */
export const authAtStart = (token: string | null, hasLoggedOut: boolean): AuthState => ({
  ...initialState,
  token,
  hasLoggedOut,
});

export default authSlice.reducer;
