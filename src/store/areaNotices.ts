import { createListenerMiddleware } from '@reduxjs/toolkit';
import { isInterrupted, type ApiError } from '../api/errors.ts';
import { leftUnsent } from '../api/leftUnsent.ts';
import { openWizard, paths, toSubmitTask } from '../config/paths.ts';
import { announce, type Notice } from '../lib/notices.ts';
import { readableTitle } from '../lib/text.ts';
import { gradeSubmission, submitTask } from '../slices/tasksSlice.ts';
import { enroll, trackSelectors } from '../slices/tracksSlice.ts';
import { editProfile, uploadPhoto } from '../slices/userSlice.ts';
import { areaNoticeTexts as texts } from '../texts/areaNotices.ts';
import { noticeTexts } from '../texts/notices.ts';
import { isSayable } from './accountNotices.ts';
import type { RootState } from './store.ts';

/** How an enrollment ended whose dialog was closed before. */
function enrollmentNotice(state: RootState, trackId: string, error: ApiError | null): Notice {
  const track = readableTitle(trackSelectors.selectById(state, trackId)?.title ?? '');
  if (error === null) {
    return { kind: 'success', title: texts.enrolled(track), text: texts.enrolledText };
  }
  const reason = error.fromServer && !isInterrupted(error) ? [error.message] : [];
  return {
    kind: 'error',
    title: texts.enrollFailed(track),
    text: [...reason, texts.enrollAgain, texts.choiceKept].join('. '),
    action: { label: texts.openWizard, to: paths.dashboard, state: openWizard },
  };
}

/** How the sending of a task ended whose form was left before. */
function submissionNotice(taskId: string, error: ApiError | null): Notice {
  if (error === null) {
    return { kind: 'success', title: texts.submitted(taskId), text: texts.submittedText };
  }
  const action = { label: texts.backToForm, to: toSubmitTask(taskId), state: null };
  return { ...leftUnsent(error), action };
}

/**
 * The dialog says how an enrollment ended; where it was closed before, this does.
 */
function sayEnrollment(state: RootState, trackId: string, error: ApiError | null): void {
  if (state.tracks.wizardOpen || error?.kind === 'aborted') return;
  announce(enrollmentNotice(state, trackId, error));
}

/** The form says how the sending of a task ended; where it was left before, this does. */
function saySubmission({ tasks }: RootState, taskId: string, error: ApiError | null): void {
  if (tasks.formOpen === taskId || error?.kind === 'aborted') return;
  announce(submissionNotice(taskId, error));
}

/** Says how the calls of dashboards ended. */
export function createAreaNotices() {
  const listener = createListenerMiddleware<RootState>();
  listener.startListening({
    actionCreator: editProfile.fulfilled,
    effect: () => announce({ kind: 'success', title: noticeTexts.profileUpdated }),
  });
  listener.startListening({
    actionCreator: gradeSubmission.fulfilled,
    effect: () => announce({ kind: 'success', title: noticeTexts.graded }),
  });
  listener.startListening({
    actionCreator: enroll.fulfilled,
    effect: ({ meta }, { getState }) => sayEnrollment(getState(), meta.arg.trackId, null),
  });
  listener.startListening({
    actionCreator: enroll.rejected,
    effect: ({ meta, payload }, { getState }) => {
      if (payload) sayEnrollment(getState(), meta.arg.trackId, payload);
    },
  });
  listener.startListening({
    actionCreator: submitTask.fulfilled,
    effect: ({ meta }, { getState }) => saySubmission(getState(), meta.arg.taskId, null),
  });
  listener.startListening({
    actionCreator: submitTask.rejected,
    effect: ({ meta, payload }, { getState }) => {
      if (payload) saySubmission(getState(), meta.arg.taskId, payload);
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
