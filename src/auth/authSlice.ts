import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as api from './auth.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import type { RequestState } from '../api/query/request.ts';

const { write } = createApiThunks('auth', errorTexts.occured);

export const login = write('login', api.login);
export const register = write('register', api.register);
export const sendConfirmation = write('sendConfirmation', api.sendConfirmation);
/** The first such request, right after a registration: another page shows its failure. */
export const sendFirstConfirmation = write('sendFirstConfirmation', api.sendConfirmation);
export const confirmEmail = write('confirmEmail', api.confirmEmail);
export const requestReset = write('requestReset', api.requestReset);
/** The same mail once more: the page that offers it shows how that ended. */
export const resendReset = write('resendReset', api.requestReset);
export const resetPassword = write('resetPassword', api.resetPassword);

/**
 * The token after a registration: a truthy marker. It decodes to nothing, so it is no login, and it
 * is never stored or sent.
 */
const REGISTERED = 'registered';

export interface AuthState extends RequestState {
  token: string | null;
  /** True after a logout in this tab: the next login opens home, not the last user's page. */
  hasLoggedOut: boolean;
  /** True while the service rejects the token of the logged-in user. */
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
    /** A new token of the same user, from a login in place, here or in another tab. */
    tokenRenewed: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.sessionLost = false;
    },
    sessionLost: (state) => {
      state.sessionLost = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(register.fulfilled, (state) => {
      state.token = REGISTERED;
    });
    trackRequests(builder, 'auth', initialState);
  },
});

export const { tokenRenewed, sessionLost } = authSlice.actions;

/** The token that calls carry, or null. */
export const bearerTokenOf = ({ auth: { token } }: { auth: AuthState }): string | null =>
  token === REGISTERED ? null : token;

/** A store's initial state, with its user's token; null where no one is logged in. */
export function authAtStart(token: string | null, hasLoggedOut: boolean): AuthState {
  return { ...initialState, token, hasLoggedOut };
}

export default authSlice.reducer;
