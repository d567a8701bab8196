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
 * True for a failure worth announcing, unlike an aborted call or a lost session, which has its own
 * dialog. A send that the end of a session interrupted is offered again by its form.
 */
const isSayable = ({ kind }: ApiError): boolean =>
  kind !== 'aborted' && kind !== 'session' && kind !== 'renewed';

/** The failure that an action reports, where it is worth announcing. */
export function sayableFailureOf(action: unknown): ApiError | null {
  const error = failureOf(action);
  return error && isSayable(error) ? error : null;
}

/**
 * Announces how calls have ended.
 * @param noticeOf the notice for an action; null: the page that made the call shows it
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

/** A success notice. */
export const success = (title: string, text?: string): Notice => ({
  kind: 'success',
  title,
  ...(text !== undefined && { text }),
});

/** Announces the calls of account pages. */
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
  // The page shows that the mail is on its way.
  if (requestReset.rejected.match(action) && isMailUnderWay(error)) return null;
  return toastedFailureOf(action) && { kind: 'error', title, passing: true };
});
