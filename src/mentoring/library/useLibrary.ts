import { useCallback, useRef, useState } from 'react';
import { clearDraft, draftOf, readDraft, writeDraft } from '../../user/drafts.ts';
import type { Library } from './library.ts';
import { readLibrary, writeLibrary } from './libraryFile.ts';
import { useSession } from '../../user/hooks.ts';

export interface StoredLibrary {
  library: Library;
  /** False where the latest change does not outlast the page. */
  isStored: boolean;
  /**
   * Changes the library as it is stored now: another tab may have changed it too.
   * @returns whether the device has stored it
   */
  change: (by: (library: Library) => Library) => boolean;
}

/** The mentor's library on this device. */
export function useLibrary(): StoredLibrary {
  const { userId } = useSession();
  const [library, setLibrary] = useState(() => readLibrary(userId));
  const [isStored, setIsStored] = useState(true);
  const change = useCallback(
    (by: (library: Library) => Library) => {
      const next = by(readLibrary(userId));
      const stored = writeLibrary(userId, next);
      setLibrary(next);
      setIsStored(stored);
      return stored;
    },
    [userId],
  );
  return { library, isStored, change };
}

/**
 * Words being written for the library: stored with each change, so that they outlast the desk and its tab.
 * @param what of which draft, e.g. `comment`
 * @param names of its fields; a constant
 * @param title of the task it is for, which names the draft
 * @returns the words, null while nothing is being written; and how to set them, where null ends it
 */
export function useWriting<Name extends string>(
  what: string,
  names: readonly Name[],
  title?: string,
) {
  type Words = Readonly<Record<Name, string>>;
  const { userId } = useSession();
  const subject = draftOf.writing(what);
  const [words, setWords] = useState<Words | null>(() => {
    const stored = readDraft(userId, subject)?.values;
    if (!stored) return null;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    const fields = names.map((name) => [name, textOf(stored[name])]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each name
    return Object.fromEntries(fields) as Words;
  });
  // As they stood when the writing began: nothing is stored until they differ.
  const start = useRef('');
  const write = useCallback(
    (next: Words | null) => {
      const text = JSON.stringify(next);
      if (words === null) start.current = text;
      setWords(next);
      if (next === null || text === start.current) clearDraft(userId, subject);
      else writeDraft(userId, subject, next, title === undefined ? {} : { about: { title } });
    },
    [userId, subject, words, title],
  );
  return [words, write] as const;
}
