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
import { isEmailAlreadySent, refusals } from './refusals.ts';
import { announce, clearTransientNotices, type Announcement } from '../ui/notices.ts';

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
  const isShown = isRejected(login, requestReset, resetPassword)(action);
  return isShown ? { kind: 'error', title, isTransient: true } : null;
});
