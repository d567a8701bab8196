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
import { announce, clearPassing, type Notice } from '../ui/notices.ts';

/** Refusals that screens must tell apart; the service distinguishes them by message alone. */
export const refusals = {
  wrongPassword: 'Email or Password is incorrect',
  unconfirmed: 'Unconfirmed Email',
  locked: 'User is locked out',
  deactivated: 'Unauthorized',
  invalidToken: 'Invalid token',
  tokenExpired: 'Token expired',
} as const;

/** True where a mailed link is too old, or not the newest one. */
export const isStaleLink = ({ message }: ApiError): boolean =>
  message === refusals.invalidToken || message === refusals.tokenExpired;

/**
 * True where a mail was probably requested before: until its link expires, the service answers the
 * same request with a 500.
 */
export const isMailUnderWay = ({ status }: ApiError): boolean => status === 500;

/** The notice for an action; null: there is none, or the page that made the call shows it. */
type NoticeOf<State> = (action: unknown, state: State, error: ApiError | null) => Notice | null;

/**
 * Announces how calls have ended.
 * @param noticeOf gets the failure that the action reports; none of a call that was aborted
 */
export const say =
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

/** A success notice. */
export const success = (title: string, text?: string): Notice => ({ kind: 'success', title, text });

/** The failures that the global toast shows. */
const isToasted = isRejected(login, requestReset, resetPassword);

/**
 * Their successes clear it. Those of a dashboard's calls do not: several are under way at once, and
 * the message of one would be gone before it is read.
 */
const isAnswered = isFulfilled(login, register, requestReset, resetPassword, confirmEmail);

/** Announces the calls of account pages. */
export const sayAccountNotices = say((action, _, error) => {
  if (isAnswered(action)) clearPassing();
  if (register.fulfilled.match(action)) return success(texts.registered, texts.checkEmail);
  if (requestReset.fulfilled.match(action)) return success(texts.checkEmail);
  if (resetPassword.fulfilled.match(action)) {
    return success(texts.passwordReset, texts.passwordResetText);
  }
  // A lost session has its own dialog, and a form offers to send again what it interrupted.
  if (error === null || isInterrupted(error)) return null;
  const { message: title } = error;
  if (register.rejected.match(action)) return { kind: 'error', title };
  if (sendFirstConfirmation.rejected.match(action)) {
    return { kind: 'error', title, text: texts.confirmationFailed };
  }
  // The form explains this refusal in a sentence (`LoginHelp.tsx`).
  if (login.rejected.match(action) && title === refusals.deactivated) return null;
  // The page shows that the mail is on its way.
  if (requestReset.rejected.match(action) && isMailUnderWay(error)) return null;
  return isToasted(action) ? { kind: 'error', title, passing: true } : null;
});
