import { shallowEqual } from 'react-redux';
import { fullName, readableTitle } from '../../domain/text/text.ts';
import { draftOf } from '../../platform/storage/drafts.ts';
import { taskSelectors } from '../../slices/tasksSlice.ts';
import { logoutTexts as texts } from '../../texts/shell/logout.ts';
import { useAppSelector } from '../hooks.ts';
import type { RootState } from '../rootReducer.ts';

/** The name of a draft, as far as it is known: its title may not have loaded. */
export function draftName(state: RootState, subject: string): string {
  if (subject === draftOf.profile) return texts.draftOfProfile;
  if (subject === draftOf.library) return texts.draftOfLibrary;
  if (subject === draftOf.enrollment) return texts.draftOfEnrollment;
  const id = subject.slice(subject.indexOf(':') + 1);
  if (subject === draftOf.writing(id)) return texts.draftOfWriting;
  if (subject === draftOf.submission(id)) {
    const title = taskSelectors.selectById(state, id)?.title;
    return texts.draftOfSubmission(title ? readableTitle(title) : '');
  }
  const graded = state.tasks.queue?.[id]?.submission;
  return texts.draftOfGrade(
    graded?.task ? readableTitle(graded.task.title) : '',
    graded?.mentee ? fullName(graded.mentee) : '',
  );
}

/** The names of drafts, in the order of their subjects. */
export const useDraftNames = (subjects: readonly string[]): readonly string[] =>
  useAppSelector((state) => subjects.map((subject) => draftName(state, subject)), shallowEqual);
