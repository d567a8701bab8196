import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import { announce } from '../../ui/notices.ts';
import { draftSubjects, writtenSubjects } from '../../user/drafts.ts';
import { refusedNumber } from '../../user/refusedNumber.ts';
import { hasVersions } from '../../tasks/versions.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { logOut } from '../store/logOut.ts';
import { phoneTexts } from '../../user/texts.ts';
import { clearTexts, logoutTexts as texts } from './logoutTexts.ts';
import { resetChoices } from '../settings/resetChoices.ts';
import styles from '../../ui/layouts.module.css';
import { DraftList } from './DraftList.tsx';

interface LogoutDialogProps {
  userId: string;
  /** The settings of this device go too. */
  clears: boolean;
  onStay: () => void;
}

/** Asks for confirmation of a logout and lists the drafts it deletes. */
export default function LogoutDialog({ userId, clears, onStay }: LogoutDialogProps) {
  const drafts = draftSubjects(userId).sort();
  const unsent = writtenSubjects(userId).length;
  const storedNumber = useAppSelector(({ user }) => user.profile && refusedNumber(user.profile));
  const leave = () => {
    if (clears) {
      resetChoices();
      announce({ kind: 'success', title: clearTexts.cleared, text: clearTexts.clearedText });
    }
    logOut(userId);
  };
  return (
    <ConfirmDialog
      danger={clears}
      title={clears ? clearTexts.question : texts.logoutQuestion}
      confirm={clears ? clearTexts.yes : texts.yes}
      cancel={clears ? clearTexts.no : texts.no}
      onConfirm={leave}
      onCancel={onStay}
    >
      {clears && <p className={styles.why}>{clearTexts.text}</p>}
      {drafts.length > 0 && (
        <>
          {unsent > 0 && <p>{texts.logoutDrafts(unsent)}</p>}
          {unsent < drafts.length && <p>{texts.logoutLibrary}</p>}
          <DraftList userId={userId} drafts={drafts} />
        </>
      )}
      {hasVersions(userId) && <p>{texts.logoutSent}</p>}
      {storedNumber && <p>{phoneTexts.logout}</p>}
    </ConfirmDialog>
  );
}
