import { isAnyOf, isFulfilled } from '@reduxjs/toolkit';
import { isInterrupted, type ApiError, unsentNotice } from '../../api/errors.ts';
import { toEnroll, toSubmitTask } from '../../paths.ts';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import type { Announcement } from '../../ui/notices.ts';
import { trackTitle } from '../../lib/text.ts';
import { gradeSubmission, submitTask } from '../../tasks/tasksSlice.ts';
import { editProfile, enroll, uploadPhoto } from '../../user/userSlice.ts';
import { areaNoticeTexts as texts } from '../../tasks/areaNoticeTexts.ts';
import { noticeTexts } from '../../auth/noticeTexts.ts';
import { isWriteShown } from '../../api/query/shownWrites.ts';
import { createNoticeListener, successNotice } from '../../auth/accountNotices.ts';
import type { State } from '../../tasks/state.ts';

function enrollmentFailure(trackId: string, track: string, error: ApiError): Announcement {
  const reason = error.fromServer && !isInterrupted(error) ? [error.message] : [];
  return {
    kind: 'error',
    title: texts.enrollFailed(track),
    text: [...reason, texts.enrollAgain, texts.choiceSaved].join('. '),
    action: { label: texts.openWizard, to: toEnroll(trackId), state: opensDialog },
  };
}

const isEnrollment = isAnyOf(enroll.fulfilled, enroll.rejected);
const isSubmission = isAnyOf(submitTask.fulfilled, submitTask.rejected);

/** A dialog or form that is still open shows its own outcome. */
export const areaNoticeListener = createNoticeListener<State>((action, state, error) => {
  if (editProfile.fulfilled.match(action)) return successNotice(noticeTexts.profileUpdated);
  if (gradeSubmission.fulfilled.match(action)) {
    // The outbox itself says what it has sent.
    if (isWriteShown(gradeSubmission.keyOf(action.meta.arg.submissionId))) return null;
    const { mentee = null } = state.tasks.queue?.[action.meta.arg.submissionId]?.submission ?? {};
    const name = mentee?.firstName.trim();
    return successNotice(noticeTexts.graded, name ? texts.hasFeedback(name) : undefined);
  }
  if (uploadPhoto.fulfilled.match(action)) {
    return successNotice(noticeTexts.uploaded(action.meta.arg.file.name));
  }
  if (uploadPhoto.rejected.match(action) && error && !isInterrupted(error)) {
    const title = noticeTexts.uploadFailed(action.meta.arg.file.name);
    return { kind: 'error', title, text: error.fromServer ? error.message : undefined };
  }
  if (isEnrollment(action)) {
    if (isWriteShown(enroll.keyOf())) return null;
    const { track } = action.meta.arg;
    const title = trackTitle(track);
    if (isFulfilled(action)) return successNotice(texts.enrolled(title), texts.enrolledText);
    return error && enrollmentFailure(track.id, title, error);
  }
  if (!isSubmission(action)) return null;
  const { taskId } = action.meta.arg;
  if (isWriteShown(submitTask.keyOf(taskId))) return null;
  if (isFulfilled(action)) return successNotice(texts.submitted(taskId), texts.submittedText);
  const toForm = { label: texts.backToForm, to: toSubmitTask(taskId), state: null };
  return error && { ...unsentNotice(error), action: toForm };
});
