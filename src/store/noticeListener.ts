import { createListenerMiddleware, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/errors.ts';
import { isMailUnderWay } from '../api/refusals.ts';
import { openWizard, paths } from '../config/paths.ts';
import { announce, clearPassing, type Notice } from '../lib/notices.ts';
import { readableTitle } from '../lib/text.ts';
import { toastedFailureOf } from '../slices/apiThunk.ts';
import {
  register,
  requestReset,
  resetPassword,
  sendFirstConfirmation,
} from '../slices/authSlice.ts';
import { gradeSubmission } from '../slices/tasksSlice.ts';
import { enroll, trackSelectors } from '../slices/tracksSlice.ts';
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

/** The dialog says how an enrollment ended; where it was closed before, this does. */
function enrollmentNotice(state: RootState, trackId: string, error: ApiError | null): Notice {
  const track = readableTitle(trackSelectors.selectById(state, trackId)?.title ?? '');
  if (error === null) {
    return {
      kind: 'success',
      title: noticeTexts.enrolled(track),
      text: noticeTexts.enrolledText,
    };
  }
  const reason = error.fromServer && isSayable(error) ? [error.message] : [];
  return {
    kind: 'error',
    title: noticeTexts.enrollFailed(track),
    text: [...reason, noticeTexts.enrollAgain, noticeTexts.choiceKept].join('. '),
    action: { label: noticeTexts.openWizard, to: paths.dashboard, state: openWizard },
  };
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
    effect: ({ meta }, { getState }) => {
      const state = getState();
      if (!state.tracks.wizardOpen) announce(enrollmentNotice(state, meta.arg.trackId, null));
    },
  });
  listener.startListening({
    actionCreator: enroll.rejected,
    effect: ({ meta, payload }, { getState }) => {
      const state = getState();
      if (!payload || payload.kind === 'aborted' || state.tracks.wizardOpen) return;
      announce(enrollmentNotice(state, meta.arg.trackId, payload));
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
