import { clearTexts, logoutTexts as texts } from './logoutTexts.ts';
import { setSlash } from '../search/searchKeys.ts';
import { logOut } from '../store/logOut.ts';
import { saveFile } from '../../lib/files.ts';
import { saveData } from '../../lib/savesData.ts';
import { storeLetters } from '../../mentoring/desk/keys.tsx';
import { chooseBriefSize } from '../../tasks/Brief.tsx';
import { useDraftNames } from '../../tasks/draftNames.ts';
import { wordsOf } from '../../tasks/draftWords.ts';
import { finishedOf } from '../../tasks/finished.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { hasVersions } from '../../tasks/versions.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import styles from '../../ui/layouts.module.css';
import { announce } from '../../ui/notices.ts';
import { chooseScheme } from '../../ui/scheme.ts';
import { aboutOf, draftOf, draftSubjects, LIBRARY_FILE, libraryDraft } from '../../user/drafts.ts';
import { refusedNumber } from '../../user/refusedNumber.ts';
import { phoneTexts } from '../../user/texts.ts';

/** Puts all settings of this device back to normal. */
export function resetChoices(): void {
  chooseScheme('system');
  chooseBriefSize('normal');
  saveData(false);
  setSlash(true);
  storeLetters(true);
}

interface DraftListProps {
  userId: string;
  /** The subjects of their drafts; not none. */
  drafts: readonly string[];
}

/** A person's drafts by name, and a button that saves their words as a file. */
export function DraftList({ userId, drafts }: DraftListProps) {
  const names = useDraftNames(
    drafts.map((subject) => ({ subject, about: aboutOf(userId, subject) })),
  );
  const library = drafts.includes(draftOf.library) ? libraryDraft(userId) : null;
  const saveDrafts = () => {
    const parts = names
      .map((name, at) => `${name}\n${wordsOf(userId, drafts[at] ?? '')}`)
      .filter((_, at) => drafts[at] !== draftOf.library);
    saveFile(texts.draftsFile, `${parts.join('\n\n')}\n`, 'text/plain');
  };
  return (
    <>
      <ul className={styles.unsent}>
        {names.map((name, at) => (
          <li key={drafts[at]}>
            {finishedOf(userId, drafts[at] ?? '') ? texts.waits(name) : name}
          </li>
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

interface LogoutDialogProps {
  userId: string;
  /** The settings of this device go too. */
  clears: boolean;
  onStay: () => void;
}

/** Asks for confirmation of a logout and lists the drafts it deletes. */
export default function LogoutDialog({ userId, clears, onStay }: LogoutDialogProps) {
  const drafts = draftSubjects(userId).sort();
  const unsent = drafts.filter((subject) => subject !== draftOf.library).length;
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
