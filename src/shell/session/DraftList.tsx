import { Button } from '../../components/ui/button/Button.tsx';
import { draftOf, LIBRARY_FILE, libraryDraft, readDraft } from '../../platform/storage/drafts.ts';
import { saveFile } from '../../platform/files/saveFile.ts';
import { fullName, readableTitle } from '../../domain/text/text.ts';
import { taskSelectors } from '../../slices/tasksSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { logoutTexts as texts } from '../../texts/shell/logout.ts';
import styles from '../layouts.module.css';

interface DraftListProps {
  userId: string;
  /** The subjects of their drafts; not none. */
  drafts: readonly string[];
}

/** The name of a draft, as far as it is known: its title may not have loaded. */
function nameOf(state: RootState, subject: string): string {
  if (subject === draftOf.profile) return texts.draftOfProfile;
  if (subject === draftOf.library) return texts.draftOfLibrary;
  if (subject === draftOf.enrollment) return texts.draftOfEnrollment;
  const id = subject.slice(subject.indexOf(':') + 1);
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

/** The typed text of a draft, field by field. */
const wordsOf = (userId: string, subject: string): string =>
  Object.values(readDraft(userId, subject)?.values ?? {})
    .map((value) => (Array.isArray(value) ? value.join(', ') : value))
    .filter((value) => typeof value === 'string')
    // Ids mean nothing to users.
    .filter((value) => value.trim() !== '' && !/^[\da-f]{24}$/i.test(value))
    .join('\n');

/** A person's drafts by name, and a button that saves their words as a file. */
export function DraftList({ userId, drafts }: DraftListProps) {
  const names = useAppSelector((state) => drafts.map((one) => nameOf(state, one)).join('\n'));
  const library = libraryDraft(userId);
  const saveDrafts = () => {
    const parts = names
      .split('\n')
      .map((name, at) => `${name}\n${wordsOf(userId, drafts[at] ?? '')}`)
      .filter((_, at) => drafts[at] !== draftOf.library);
    saveFile(texts.draftsFile, `${parts.join('\n\n')}\n`, 'text/plain');
  };
  return (
    <>
      <ul className={styles.unsent}>
        {names.split('\n').map((name, at) => (
          <li key={drafts[at]}>{name}</li>
        ))}
      </ul>
      {drafts.some((subject) => subject !== draftOf.library) && (
        <Button variant="secondary" iconBefore="download" onClick={saveDrafts}>
          {texts.keepDrafts}
        </Button>
      )}
      {library !== null && (
        <Button
          variant="secondary"
          iconBefore="download"
          onClick={() => saveFile(LIBRARY_FILE, library, 'application/json')}
        >
          {texts.keepLibrary}
        </Button>
      )}
    </>
  );
}
