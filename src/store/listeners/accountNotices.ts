import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/errors.ts';
import { isMailUnderWay } from '../../api/refusals.ts';
import { announce, clearPassing, type Notice } from '../../platform/notices.ts';
import { failureOf, toastedFailureOf } from '../../slices/apiThunk.ts';
import {
  register,
  requestReset,
  resetPassword,
  sendFirstConfirmation,
} from '../../slices/authSlice.ts';
import { noticeTexts } from '../../texts/notices.ts';

/**
 * A failure worth a word: not an aborted call, not a lost session, which has a dialog of its own, nor
 * what that has interrupted, which is offered again where it was sent.
 */
const isSayable = ({ kind }: ApiError): boolean =>
  kind !== 'aborted' && kind !== 'session' && kind !== 'renewed';

/** The failure that an action tells of, where it is worth a word. */
export function sayableFailureOf(action: unknown): ApiError | null {
  const error = failureOf(action);
  return error && isSayable(error) ? error : null;
}

/**
 * Says how calls have ended.
 * @param noticeOf what an action is to be followed by; null: the page that asked says it
 */
export const say =
  <State>(noticeOf: (action: unknown, state: State) => Notice | null): Middleware<object, State> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const notice = noticeOf(action, getState());
    if (notice) announce(notice);
    return result;
  };

/** That something has been done. */
export const success = (title: string, text?: string): Notice => ({
  kind: 'success',
  title,
  ...(text !== undefined && { text }),
});

/** What the calls of account pages say. */
export const sayAccountNotices = say((action) => {
  if (isFulfilled(action)) clearPassing();
  if (register.fulfilled.match(action)) {
    return success(noticeTexts.registered, noticeTexts.checkEmail);
  }
  if (requestReset.fulfilled.match(action)) return success(noticeTexts.checkEmail);
  if (resetPassword.fulfilled.match(action)) {
    return success(noticeTexts.passwordReset, noticeTexts.passwordResetText);
  }
  const error = sayableFailureOf(action);
  if (error === null) return null;
  const { message: title } = error;
  if (register.rejected.match(action)) return { kind: 'error', title };
  if (sendFirstConfirmation.rejected.match(action)) {
    return { kind: 'error', title, text: noticeTexts.confirmationFailed };
  }
  // The page says that the mail is under way.
  if (requestReset.rejected.match(action) && isMailUnderWay(error)) return null;
  return toastedFailureOf(action) && { kind: 'error', title, passing: true };
});
