import { clearTexts, logoutTexts as texts } from './logoutTexts.ts';
import { logOut } from '../store/logOut.ts';
import { saveFile } from '../../lib/files.ts';
import { saveData } from '../../lib/savesData.ts';
import { persistLetterKeys } from '../../ui/letterKeys.ts';
import { chooseBriefSize } from '../../tasks/Brief.tsx';
import { useDraftNames, wordsOf } from '../../tasks/draftNames.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import styles from '../../ui/layouts.module.css';
import { announceAfterReload } from '../../ui/notices.ts';
import { chooseScheme } from '../../ui/scheme.ts';
import { aboutOf, type DraftKey, draftSubjects } from '../../user/drafts.ts';
import { finishedOf } from '../../user/finished.ts';

/** Resets all settings of this device. */
export function resetSettings(): void {
  chooseScheme('system');
  chooseBriefSize('normal');
  saveData(false);
  persistLetterKeys(true);
}

/** Lists a user's drafts by name, and offers to save them as a file. */
export function DraftList({ userId, drafts }: { userId: string; drafts: readonly DraftKey[] }) {
  const names = useDraftNames(
    drafts.map((subject) => ({ subject, about: aboutOf(userId, subject) })),
  );
  const saveDrafts = () => {
    const parts = drafts.map((subject, at) => `${names[at]}\n${wordsOf(userId, subject)}`);
    saveFile(texts.draftsFile, `${parts.join('\n\n')}\n`, 'text/plain');
  };
  return (
    <>
      <ul className={styles.unsent}>
        {drafts.map((subject, at) => (
          <li key={subject}>
            {finishedOf(userId, subject) ? texts.waits(names[at] ?? '') : names[at]}
          </li>
        ))}
      </ul>
      <Button variant="secondary" iconBefore="download" onClick={saveDrafts}>
        {texts.keepDrafts}
      </Button>
    </>
  );
}

interface LogoutDialogProps {
  userId: string;
  clears: boolean;
  onStay: () => void;
}

/** Asks for confirmation of a logout and lists the drafts that it deletes. */
export default function LogoutDialog({ userId, clears, onStay }: LogoutDialogProps) {
  const drafts = draftSubjects(userId);
  const leave = () => {
    if (clears) {
      resetSettings();
      announceAfterReload(clearTexts.cleared, clearTexts.clearedText);
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
          <p>{texts.logoutDrafts(drafts.length)}</p>
          <DraftList userId={userId} drafts={drafts} />
        </>
      )}
    </ConfirmDialog>
  );
}
