import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.tsx';
import { draftSubjects } from '../../platform/storage/drafts.ts';
import { refusedNumber } from '../../platform/storage/refusedNumber.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { logOut } from '../../store/logOut.ts';
import { phoneTexts } from '../../texts/refusedNumber.ts';
import { logoutTexts as texts } from '../../texts/shell/logout.ts';
import { DraftList } from './DraftList.tsx';

interface LogoutDialogProps {
  userId: string;
  onStay: () => void;
}

/** Asks for confirmation of a logout and lists the drafts it deletes. */
export default function LogoutDialog({ userId, onStay }: LogoutDialogProps) {
  const drafts = draftSubjects(userId).sort();
  const storedNumber = useAppSelector(({ user }) => user.profile && refusedNumber(user.profile));
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
          <DraftList userId={userId} drafts={drafts} />
        </>
      )}
      {storedNumber && <p>{phoneTexts.logout}</p>}
    </ConfirmDialog>
  );
}
