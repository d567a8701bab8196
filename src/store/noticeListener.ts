import { createListenerMiddleware, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/errors.ts';
import { announce, clearPassing, type Notice } from '../lib/notices.ts';
import { toastedFailureOf } from '../slices/apiThunk.ts';
import {
  register,
  requestReset,
  resetPassword,
  sendFirstConfirmation,
} from '../slices/authSlice.ts';
import { gradeSubmission } from '../slices/tasksSlice.ts';
import { editProfile, uploadPhoto } from '../slices/userSlice.ts';
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
  {
    match: editProfile.fulfilled.match,
    notice: { kind: 'success', title: noticeTexts.profileUpdated },
  },
  {
    match: gradeSubmission.fulfilled.match,
    notice: { kind: 'success', title: noticeTexts.graded },
  },
];

/** A failure worth a word: not an aborted call, not a lost session, which has a dialog of its own. */
const isSayable = ({ kind }: ApiError): boolean => kind !== 'aborted' && kind !== 'session';

/** The one place that says how calls ended. */
export function createNoticeListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    predicate: (action) => isFulfilled(action),
    effect: () => clearPassing(),
  });
  for (const { match, notice } of successes) {
    listener.startListening({ predicate: match, effect: () => announce(notice) });
  }
  listener.startListening({
    predicate: (action) => toastedFailureOf(action) !== null,
    effect: (action) => {
      const error = toastedFailureOf(action);
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
  listener.startListening({
    actionCreator: uploadPhoto.fulfilled,
    effect: ({ meta }) =>
      announce({ kind: 'success', title: noticeTexts.uploaded(meta.arg.file.name) }),
  });
  listener.startListening({
    actionCreator: uploadPhoto.rejected,
    effect: ({ meta, payload }) => {
      if (!payload || !isSayable(payload)) return;
      announce({
        kind: 'error',
        title: noticeTexts.uploadFailed(meta.arg.file.name),
        ...(payload.fromServer && { text: payload.message }),
      });
    },
  });
  return listener;
}
