import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { isInterrupted, type ApiError } from '../api/errors.ts';
import { isMailUnderWay } from './notices.ts';
import { announce, clearPassing, type Notice } from '../ui/notices.ts';
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
  // The page shows that the mail is on its way.
  if (requestReset.rejected.match(action) && isMailUnderWay(error)) return null;
  return isToasted(action) ? { kind: 'error', title, passing: true } : null;
});
