import { Button } from '../../components/ui/button/Button.tsx';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.tsx';
import { draftOf, draftSubjects, readDraft } from '../../platform/storage/drafts.ts';
import { refusedNumber } from '../../platform/storage/refusedNumber.ts';
import { saveFile } from '../../platform/files/saveFile.ts';
import { fullName, readableTitle } from '../../domain/text/text.ts';
import { taskSelectors } from '../../slices/tasksSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { logOut } from '../../store/logOut.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { phoneTexts } from '../../texts/refusedNumber.ts';
import { shellTexts as texts } from '../../texts/shell/shell.ts';
import styles from '../layouts.module.css';

interface LogoutDialogProps {
  userId: string;
  onStay: () => void;
}

/** The name of a draft, as far as it is known: its title may not have loaded. */
function nameOf(state: RootState, subject: string): string {
  if (subject === draftOf.profile) return texts.draftOfProfile;
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

/** Asks for confirmation of a logout and lists the drafts it deletes. */
export default function LogoutDialog({ userId, onStay }: LogoutDialogProps) {
  const drafts = draftSubjects(userId).sort();
  const names = useAppSelector((state) => drafts.map((one) => nameOf(state, one)).join('\n'));
  const storedNumber = useAppSelector(({ user }) => user.profile && refusedNumber(user.profile));
  const saveDrafts = () => {
    const parts = names
      .split('\n')
      .map((name, at) => `${name}\n${wordsOf(userId, drafts[at] ?? '')}`);
    saveFile(texts.draftsFile, `${parts.join('\n\n')}\n`, 'text/plain');
  };
  return (
    <ConfirmDialog
      title={texts.logoutQuestion}
      confirm={texts.yes}
      cancel={texts.no}
      onConfirm={() => logOut(userId)}
      onCancel={onStay}
    >
      {drafts.length > 0 && (
        <>
          <p>{texts.logoutDrafts(drafts.length)}</p>
          <ul className={styles.unsent}>
            {names.split('\n').map((name, at) => (
              <li key={drafts[at]}>{name}</li>
            ))}
          </ul>
          <Button variant="secondary" iconBefore="download" onClick={saveDrafts}>
            {texts.keepDrafts}
          </Button>
        </>
      )}
      {storedNumber && <p>{phoneTexts.logout}</p>}
    </ConfirmDialog>
  );
}
