import { createListenerMiddleware, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/errors.ts';
import { isMailUnderWay } from '../api/refusals.ts';
import { announce, clearPassing, type Notice } from '../lib/notices.ts';
import { toastedFailureOf } from '../slices/apiThunk.ts';
import {
  register,
  requestReset,
  resetPassword,
  sendFirstConfirmation,
} from '../slices/authSlice.ts';
import { noticeTexts } from '../texts/notices.ts';

/** Which ended call says what; the rest is said by the page that asked. */
const successes: { match: (action: UnknownAction) => boolean; notice: Notice }[] = [
  {
    match: register.fulfilled.match,
    notice: { kind: 'success', title: noticeTexts.registered, text: noticeTexts.checkEmail },
  },
  {
    match: requestReset.fulfilled.match,
    notice: { kind: 'success', title: noticeTexts.checkEmail },
  },
  {
    match: resetPassword.fulfilled.match,
    notice: {
      kind: 'success',
      title: noticeTexts.passwordReset,
      text: noticeTexts.passwordResetText,
    },
  },
];

/**
 * A failure worth a word: not an aborted call, not a lost session, which has a dialog of its own, nor
 * what that has interrupted, which is offered again where it was sent.
 */
export const isSayable = ({ kind }: ApiError): boolean =>
  kind !== 'aborted' && kind !== 'session' && kind !== 'renewed';

/** Says how the calls of account pages ended, and what every store has to say. */
export function createAccountNotices() {
  const listener = createListenerMiddleware();
  listener.startListening({ predicate: isFulfilled, effect: () => clearPassing() });
  for (const { match, notice } of successes) {
    listener.startListening({ predicate: match, effect: () => announce(notice) });
  }
  listener.startListening({
    predicate: (action) => toastedFailureOf(action) !== null,
    effect: (action) => {
      const error = toastedFailureOf(action);
      // The page says that the mail is under way.
      if (requestReset.rejected.match(action) && error && isMailUnderWay(error)) return;
      if (error && isSayable(error)) {
        announce({ kind: 'error', title: error.message, passing: true });
      }
    },
  });
  listener.startListening({
    actionCreator: register.rejected,
    effect: ({ payload }) => {
      if (payload && isSayable(payload)) announce({ kind: 'error', title: payload.message });
    },
  });
  listener.startListening({
    actionCreator: sendFirstConfirmation.rejected,
    effect: ({ payload }) => {
      if (!payload || !isSayable(payload)) return;
      announce({ kind: 'error', title: payload.message, text: noticeTexts.confirmationFailed });
    },
  });
  return listener;
}
