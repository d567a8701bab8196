import { createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '../paths.ts';
import { siteUrl } from '../lib/env.ts';
import { isBorrowed } from '../lib/storage.ts';
import { isRecord } from '../lib/values.ts';
import { post, send, type Call } from '../api/http.ts';
import { malformedResponse } from '../api/errors.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries, failureOf } from '../api/query/query.ts';
import { persistToken, sessionOf } from './session.ts';

const { write } = createQueries('auth', errorTexts.occured);

/** Posts strings under the API's field names. */
const sendTo = <Name extends string>(url: string) =>
  send((fields: Record<Name, string>) => post(url, fields));

/** Requests an email with a link to a page of this site. */
const mailTo = (url: string, path: string) =>
  send((email: string) => {
    const clientBaseUrl = siteUrl() + path;
    return post(url, { email, clientBaseUrl, tokenParamName: 'token', emailParamName: 'email' });
  });

export type Credentials = Record<'email' | 'password', string>;

export interface Login extends Credentials {
  /** Whether the device is borrowed; by default, as for this page load. */
  borrows?: boolean;
}

const sendLogin: Call<Login, string> = async (http, { email, password }) => {
  const response = await http(post('auth/login', { email, password }));
  const token = isRecord(response) ? response['accessToken'] : null;
  if (typeof token !== 'string' || token === '') throw malformedResponse();
  return token;
};

/** POST auth/login: returns the access token. */
export const login = write('login', sendLogin);

/** Returns whether a login would store things in a different place from this page load. */
export const needsPageLoad = ({ borrows = isBorrowed() }: Login): boolean =>
  borrows !== isBorrowed();

type Registration = Record<'firstName' | 'lastName' | 'email' | 'password', string>;

const sendRegistration: Call<Registration, void> = async (http, registration) => {
  const response = await http(post('auth/register', registration));
  if (!isRecord(response)) throw malformedResponse();
};

/** POST auth/register. */
export const register = write('register', sendRegistration);

const sendConfirmationMail = mailTo('auth/send-email-confirmation-token', paths.confirmEmail);
/** POST auth/send-email-confirmation-token: emails a link to /confirm-email. */
export const sendConfirmation = write('sendConfirmation', sendConfirmationMail);
/** Makes the same request right after a registration, for which another page shows the failure. */
export const sendFirstConfirmation = write('sendFirstConfirmation', sendConfirmationMail);

/** POST auth/confirm-email. */
export const confirmEmail = write('confirmEmail', sendTo<'token' | 'email'>('auth/confirm-email'));

const sendResetMail = mailTo('auth/send-password-reset-token', paths.resetPassword);
/** POST auth/send-password-reset-token: emails a link to /reset-password. */
export const requestReset = write('requestReset', sendResetMail);
/** Makes the same request again, for which its own page shows the outcome. */
export const resendReset = write('resendReset', sendResetMail);

/** POST auth/reset-password. */
export const resetPassword = write(
  'resetPassword',
  sendTo<'newPassword' | 'token' | 'email'>('auth/reset-password'),
);

/**
 * The token after a registration. It is never stored or sent, and as it does not decode it is not a
 * login.
 */
const REGISTERED = 'registered';

export interface AuthState {
  token: string | null;
  /** True while the API rejects the token of the logged-in user. */
  sessionLost: boolean;
}

const initialState: AuthState = {
  token: null,
  sessionLost: false,
};

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Takes over the token of the page's owner after a login in this or another tab. */
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
  },
});

export const { tokenRenewed, sessionLost } = authSlice.actions;

/** Returns the token for API requests, or null. */
export const bearerTokenOf = ({ auth: { token } }: { auth: AuthState }): string | null =>
  token === REGISTERED ? null : token;

/**
 * Stores the token of a login, which `src/app/store/person.ts` follows, and records a lost session. A
 * login that needs a page load of its own is left to the login page. A token that has already
 * expired by this device's clock is not stored: the form says so.
 */
export const syncStoredToken: Middleware<object, { auth: AuthState }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (
      login.fulfilled.match(action) &&
      !needsPageLoad(action.meta.arg) &&
      sessionOf(action.payload) !== null
    )
      persistToken(action.payload);
    if (failureOf(action)?.kind === 'session' && !getState().auth.sessionLost) {
      dispatch(sessionLost());
    }
    return result;
  };

export default authSlice.reducer;
