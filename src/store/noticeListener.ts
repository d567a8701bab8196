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
import { gradeSubmission, submitTask } from '../slices/tasksSlice.ts';
import { enroll } from '../slices/tracksSlice.ts';
import { editProfile, uploadPhoto } from '../slices/userSlice.ts';
import { noticeTexts } from '../texts/notices.ts';
import type { RootState } from './store.ts';

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

/**
 * A failure worth a word: not an aborted call, not a lost session, which has a dialog of its own, nor
 * what that has interrupted, which is offered again where it was sent.
 */
const isSayable = ({ kind }: ApiError): boolean =>
  kind !== 'aborted' && kind !== 'session' && kind !== 'renewed';

/**
 * The dialog says how an enrollment ended; where it was closed before, this does. The words are those
 * of the dashboards, whose code is here where somebody has enrolled.
 */
async function sayEnrollment(
  state: RootState,
  trackId: string,
  error: ApiError | null,
): Promise<void> {
  if (state.tracks.wizardOpen || error?.kind === 'aborted') return;
  const { enrollmentNotice } = await import('./areaNotices.ts');
  announce(enrollmentNotice(state, trackId, error));
}

/** The form says how the sending of a task ended; where it was left before, this does. */
async function saySubmission(
  { tasks }: RootState,
  taskId: string,
  error: ApiError | null,
): Promise<void> {
  if (tasks.formOpen === taskId || error?.kind === 'aborted') return;
  const { submissionNotice } = await import('./areaNotices.ts');
  announce(submissionNotice(taskId, error));
}

/** The one place that says how calls ended. */
export function createNoticeListener() {
  const listener = createListenerMiddleware<RootState>();
  listener.startListening({
    // What this device had kept is no sign of life.
    predicate: (action) => isFulfilled(action) && !('recalledKey' in action.meta),
    effect: () => clearPassing(),
  });
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
  listener.startListening({
    actionCreator: enroll.fulfilled,
    effect: async ({ meta }, { getState }) => sayEnrollment(getState(), meta.arg.trackId, null),
  });
  listener.startListening({
    actionCreator: enroll.rejected,
    effect: async ({ meta, payload }, { getState }) => {
      if (payload) await sayEnrollment(getState(), meta.arg.trackId, payload);
    },
  });
  listener.startListening({
    actionCreator: submitTask.fulfilled,
    effect: async ({ meta }, { getState }) => saySubmission(getState(), meta.arg.taskId, null),
  });
  listener.startListening({
    actionCreator: submitTask.rejected,
    effect: async ({ meta, payload }, { getState }) => {
      if (payload) await saySubmission(getState(), meta.arg.taskId, payload);
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
