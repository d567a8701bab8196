import { isInterrupted, type ApiError } from '../api/errors.ts';
import { leftUnsent } from '../api/leftUnsent.ts';
import { openWizard, paths, toSubmitTask } from '../config/paths.ts';
import type { Notice } from '../lib/notices.ts';
import { readableTitle } from '../lib/text.ts';
import { trackSelectors } from '../slices/tracksSlice.ts';
import { areaNoticeTexts as texts } from '../texts/areaNotices.ts';
import type { RootState } from './store.ts';

/** How an enrollment ended whose dialog was closed before. */
export function enrollmentNotice(
  state: RootState,
  trackId: string,
  error: ApiError | null,
): Notice {
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
export function submissionNotice(taskId: string, error: ApiError | null): Notice {
  if (error === null) {
    return { kind: 'success', title: texts.submitted(taskId), text: texts.submittedText };
  }
  const action = { label: texts.backToForm, to: toSubmitTask(taskId), state: null };
  return { ...leftUnsent(error), action };
}
