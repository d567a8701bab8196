import { Button } from '../../ui/Button.tsx';
import { aboutOf, draftOf, LIBRARY_FILE, libraryDraft } from '../../user/drafts.ts';
import { wordsOf } from '../../tasks/draftWords.ts';
import { finishedOf } from '../../tasks/finished.ts';
import { saveFile } from '../../lib/files.ts';
import { useDraftNames } from '../../tasks/draftNames.ts';
import { logoutTexts as texts } from './logoutTexts.ts';
import styles from '../../ui/layouts.module.css';

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
