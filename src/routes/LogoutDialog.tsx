import { ConfirmDialog } from '../components/dialog/ConfirmDialog.tsx';
import { draftSubjects } from '../lib/drafts.ts';
import { signedOut } from '../slices/request.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { shellTexts } from '../texts/shell.ts';

interface LogoutDialogProps {
  userId: string;
  onStay: () => void;
}

/** Asks before a logout, and says which unsent words go with it. */
export default function LogoutDialog({ userId, onStay }: LogoutDialogProps) {
  const dispatch = useAppDispatch();
  const drafts = draftSubjects(userId).length;
  return (
    <ConfirmDialog
      title={shellTexts.logoutQuestion}
      confirm={shellTexts.yes}
      cancel={shellTexts.no}
      onConfirm={() => dispatch(signedOut('left'))}
      onCancel={onStay}
    >
      {drafts > 0 && <p>{shellTexts.logoutDrafts(drafts)}</p>}
    </ConfirmDialog>
  );
}
