import { shallowEqual } from 'react-redux';
import { fullName, readableTitle } from '../lib/text.ts';
import { draftOf, type About } from '../user/drafts.ts';
import { taskSelectors } from './tasksSlice.ts';
import { logoutTexts as texts } from '../app/frame/logoutTexts.ts';
import { useAppSelector } from './state.ts';
import type { State } from './state.ts';

/** A draft, and what it was about when it was written. */
interface Named {
  subject: string;
  about?: About | undefined;
}

/** The name of a draft, as far as it is known here or was then. */
export function draftName(state: State, { subject, about }: Named): string {
  if (subject === draftOf.profile) return texts.draftOfProfile;
  if (subject === draftOf.library) return texts.draftOfLibrary;
  if (subject === draftOf.enrollment) return texts.draftOfEnrollment;
  const id = subject.slice(subject.indexOf(':') + 1);
  if (subject === draftOf.writing('comment')) return texts.draftOfComment;
  if (subject === draftOf.writing(id)) return texts.draftOfChecklist(about?.title ?? '');
  if (subject === draftOf.submission(id)) {
    const title = taskSelectors.selectById(state, id)?.title ?? about?.title;
    return texts.draftOfSubmission(title ? readableTitle(title) : '');
  }
  const graded = state.tasks.queue?.[id]?.submission;
  return texts.draftOfGrade(
    readableTitle(graded?.task?.title ?? about?.title ?? ''),
    graded?.mentee ? fullName(graded.mentee) : (about?.mentee ?? ''),
  );
}

/** The names of drafts, in their order. */
export const useDraftNames = (drafts: readonly Named[]): readonly string[] =>
  useAppSelector((state) => drafts.map((draft) => draftName(state, draft)), shallowEqual);
