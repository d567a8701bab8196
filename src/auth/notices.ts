import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { type ApiError, isInterrupted } from '../api/errors.ts';
import { failureOf } from '../api/query/query.ts';
import {
  confirmEmail,
  login,
  register,
  requestReset,
  resetPassword,
  sendFirstConfirmation,
} from './authSlice.ts';
import { noticeTexts as texts } from './noticeTexts.ts';
import { announce, clearTransientNotices, type Announcement } from '../ui/notices.ts';

/** Refusals that screens must tell apart. They differ only by the API's message. */
export const refusals = {
  wrongPassword: 'Email or Password is incorrect',
  unconfirmed: 'Unconfirmed Email',
  locked: 'User is locked out',
  deactivated: 'Unauthorized',
  invalidToken: 'Invalid token',
  tokenExpired: 'Token expired',
  unknownUser: 'User does not exist',
  resetFailed: 'Password reset failed',
} as const;

/** Returns whether a link from an email is too old or not the newest. */
export const isStaleLink = ({ message }: ApiError): boolean =>
  message === refusals.invalidToken || message === refusals.tokenExpired;

/**
 * Returns whether the address in a reset link is unknown or invalid, so that part of the link is
 * missing.
 */
export const isBrokenLink = ({ message, status }: ApiError): boolean =>
  message === refusals.resetFailed || status === 400;

/**
 * Returns whether an email was sent before, because the API refuses a second one until the first
 * expires.
 */
export const isEmailAlreadySent = ({ isDuplicate = false }: ApiError): boolean => isDuplicate;

type NoticeOf<State> = (
  action: unknown,
  state: State,
  error: ApiError | null,
) => Announcement | null;

/** Creates a middleware that announces the outcome of requests that were not aborted. */
export const createNoticeListener =
  <State>(noticeOf: NoticeOf<State>): Middleware<object, State> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const failure = failureOf(action);
    const notice = noticeOf(action, getState(), failure?.kind === 'aborted' ? null : failure);
    if (notice) announce(notice);
    return result;
  };

/** Creates a success notice. */
export const successNotice = (title: string, text?: string): Announcement => ({
  kind: 'success',
  title,
  text,
});

const isToasted = isRejected(login, requestReset, resetPassword);

/** Requests from dashboards do not clear the toast, because several run at once. */
const isSuccess = isFulfilled(login, register, requestReset, resetPassword, confirmEmail);

/** Announces the outcome of the account pages' requests. */
export const accountNoticeListener = createNoticeListener((action, _, error) => {
  if (isSuccess(action)) clearTransientNotices();
  if (register.fulfilled.match(action)) return successNotice(texts.registered, texts.checkEmail);
  if (requestReset.fulfilled.match(action)) return successNotice(texts.checkEmail);
  if (resetPassword.fulfilled.match(action)) {
    return successNotice(texts.passwordReset, texts.passwordResetText);
  }
  // A lost session has its own dialog, and its form offers to send again.
  if (error === null || isInterrupted(error)) return null;
  const { message: title } = error;
  if (register.rejected.match(action)) return { kind: 'error', title };
  if (sendFirstConfirmation.rejected.match(action)) {
    return { kind: 'error', title, text: texts.confirmationFailed };
  }
  // The form explains this refusal in a sentence (`LoginHelp.tsx`).
  if (login.rejected.match(action) && title === refusals.deactivated) return null;
  // The page itself says that an email was sent before.
  if (requestReset.rejected.match(action) && isEmailAlreadySent(error)) return null;
  return isToasted(action) ? { kind: 'error', title, isTransient: true } : null;
});
