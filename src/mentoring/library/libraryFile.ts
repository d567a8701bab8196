import { useCallback, useRef, useState } from 'react';
import { isRecord } from '../../lib/values.ts';
import { emptyLibrary, type Library, type Point, type SavedComment } from './library.ts';
import { libraryTexts as texts } from './texts.ts';
import { clearDraft, draftOf, libraryDraft, readDraft, writeDraft } from '../../user/drafts.ts';
import { useSession } from '../../auth/useSession.ts';

const KIND = 'comment library';

/** A library as the text of a file, which is also how the device stores it. */
export const libraryFile = (library: Library): string =>
  `${JSON.stringify({ kind: KIND, ...library }, null, 2)}\n`;

/** Where a text stops being JSON, as far as the browser tells. */
function lineOf(text: string, error: unknown): number | null {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** @throws Error where it is none, with the reason in words */
function commentOf(given: unknown, at: number): SavedComment {
  const { name, text, task, uses } = isRecord(given) ? given : {};
  if (!isText(text)) throw new Error(texts.badComment(at, texts.text));
  if (!isText(name)) throw new Error(texts.badComment(at, texts.name));
  const counts = Object.entries(isRecord(uses) ? uses : {}).flatMap(
    ([id, count]): [string, number][] => (Number.isSafeInteger(count) ? [[id, Number(count)]] : []),
  );
  return { name, text, task: isText(task) ? task : '', uses: Object.fromEntries(counts) };
}

/** @throws Error where one is wrong, with the reason in words */
const pointsOf = (given: unknown, at: number): Point[] =>
  (Array.isArray(given) ? given : [null]).map((point: unknown, index) => {
    const { text, weight } = isRecord(point) ? point : {};
    // JSON has no number for a weight that is too large, so it was stored as null.
    const counts = weight ?? 1;
    if (!isText(text) || typeof counts !== 'number' || !(counts >= 0.001 && counts < 1000)) {
      throw new Error(texts.badChecklist(at, index + 1));
    }
    // A point is a line.
    return { text: text.trim().replace(/\s+/g, ' '), weight: counts };
  });

/** A library read from the text of a file, or why it could not be. */
export function readLibraryFile(text: string): { library: Library } | { problem: string } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (thrown) {
    return { problem: texts.notJson(lineOf(text, thrown)) };
  }
  if (!isRecord(file) || file['kind'] !== KIND || !Array.isArray(file['comments'])) {
    return { problem: texts.otherFile };
  }
  const { comments, checklists } = file;
  try {
    const lists = Object.entries(isRecord(checklists) ? checklists : {});
    return {
      library: {
        comments: comments.map((comment, index) => commentOf(comment, index + 1)),
        checklists: Object.fromEntries(
          lists.map(([id, points], index) => [id, pointsOf(points, index + 1)]),
        ),
      },
    };
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : texts.otherFile };
  }
}

function readLibrary(userId: string): Library {
  const read = readLibraryFile(libraryDraft(userId) ?? '');
  return 'library' in read ? read.library : emptyLibrary;
}

/**
 * Stores a person's library.
 * @returns false where it does not outlast the page
 */
function writeLibrary(userId: string, library: Library): boolean {
  const isEmpty = library.comments.length === 0 && Object.keys(library.checklists).length === 0;
  if (!isEmpty) return writeDraft(userId, draftOf.library, { file: libraryFile(library) });
  clearDraft(userId, draftOf.library);
  return true;
}

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
