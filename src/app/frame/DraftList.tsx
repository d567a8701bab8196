import { Button } from '../../ui/Button.tsx';
import { aboutOf, type DraftKey, draftOf, LIBRARY_FILE, libraryDraft } from '../../user/drafts.ts';
import { finishedOf } from '../../user/finished.ts';
import { saveFile } from '../../lib/files.ts';
import { useDraftNames, wordsOf } from '../../tasks/draftNames.ts';
import { logoutTexts as texts } from './logoutTexts.ts';
import styles from '../../ui/layouts.module.css';

interface DraftListProps {
  userId: string;
  /** The subjects of their drafts; not none. */
  drafts: readonly DraftKey[];
}

/** A person's drafts by name, and a button that saves their words as a file. */
export function DraftList({ userId, drafts }: DraftListProps) {
  const names = useDraftNames(
    drafts.map((subject) => ({ subject, about: aboutOf(userId, subject) })),
  );
  const library = drafts.includes(draftOf.library) ? libraryDraft(userId) : null;
  const saveDrafts = () => {
    const parts = drafts.flatMap((subject, at) =>
      subject === draftOf.library ? [] : [`${names[at]}\n${wordsOf(userId, subject)}`],
    );
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
