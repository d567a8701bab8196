import { clearTexts, logoutTexts as texts } from './logoutTexts.ts';
import { logOut } from '../store/logOut.ts';
import { saveFile } from '../../lib/files.ts';
import { briefSize, dataSaving, letterKeys } from '../../lib/deviceSettings.ts';
import { useDraftNames, wordsOf } from '../../tasks/draftNames.ts';
import { draftTexts } from '../../tasks/outbox/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import styles from '../../ui/layouts.module.css';
import { announceAfterReload } from '../../ui/notices.ts';
import { chooseScheme } from '../../ui/scheme.ts';
import { draftsOf, type StoredDraft, unreadableDrafts } from '../../user/drafts.ts';

/** Resets all settings of this device. */
export function resetSettings(): void {
  chooseScheme('system');
  briefSize.set('normal');
  dataSaving.set('off');
  letterKeys.set('on');
}

/** Lists a user's drafts by name, with a button that saves them as a file. */
export function DraftList({ userId, drafts }: { userId: string; drafts: readonly StoredDraft[] }) {
  const unreadable = unreadableDrafts(userId);
  const names = useDraftNames(drafts);
  const saveDrafts = () => {
    const parts = [
      ...drafts.map((draft, at) => `${names[at]}\n${wordsOf(draft)}`),
      ...unreadable.map(({ text }) => text),
    ];
    saveFile(texts.draftsFile, `${parts.join('\n\n')}\n`, 'text/plain');
  };
  return (
    <>
      <ul className={styles.unsent}>
        {drafts.map(({ kind, id, status }, at) => (
          <li key={`${kind} ${id}`}>
            {status === 'ready' ? texts.readyToSend(names[at] ?? '') : names[at]}
          </li>
        ))}
        {unreadable.map(({ name, id }) => (
          <li key={`${name} ${id}`}>{draftTexts.unreadable}</li>
        ))}
      </ul>
      <Button variant="secondary" iconBefore="download" onClick={saveDrafts}>
        {texts.saveDrafts}
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
  const drafts = draftsOf(userId);
  const count = drafts.length + unreadableDrafts(userId).length;
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
      {count > 0 && (
        <>
          <p>{texts.logoutDrafts(count)}</p>
          <DraftList userId={userId} drafts={drafts} />
        </>
      )}
    </ConfirmDialog>
  );
}
