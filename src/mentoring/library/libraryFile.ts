import { useCallback, useRef, useState } from 'react';
import { isRecord } from '../../lib/values.ts';
import { emptyLibrary, isWeight, type Library, type Point, type SavedComment } from './library.ts';
import { libraryTexts as texts } from './texts.ts';
import {
  clearDraft,
  draftOf,
  draftSubjects,
  libraryDraft,
  readDraft,
  writeDraft,
} from '../../user/drafts.ts';
import { useSession } from '../../auth/useSession.ts';

const KIND = 'comment library';

/** Formats a library, both for export and for storage. */
export const libraryFile = (library: Library): string =>
  `${JSON.stringify({ kind: KIND, ...library }, null, 2)}\n`;

/** Null if the browser does not report it. */
function lineOf(text: string, error: unknown): number | null {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** @throws Error with a message for the user */
function commentOf(given: unknown, at: number): SavedComment {
  const { name, text, task, uses } = isRecord(given) ? given : {};
  if (!isText(text)) throw new Error(texts.badComment(at, texts.text));
  if (!isText(name)) throw new Error(texts.badComment(at, texts.name));
  const counts = Object.entries(isRecord(uses) ? uses : {}).flatMap(
    ([id, count]): [string, number][] => (Number.isSafeInteger(count) ? [[id, Number(count)]] : []),
  );
  return { name, text, task: isText(task) ? task : '', uses: Object.fromEntries(counts) };
}

/** @throws Error with a message for the user */
const pointsOf = (given: unknown, at: number): Point[] =>
  (Array.isArray(given) ? given : [null]).map((point: unknown, index) => {
    const { text, weight } = isRecord(point) ? point : {};
    // An earlier version stored numbers that are too small.
    const isTooSmall = typeof weight === 'number' && weight > 0 && weight < 0.001;
    // JSON stores infinite weights as null.
    const counts = isTooSmall ? 1 : (weight ?? 1);
    if (!isText(text) || typeof counts !== 'number' || !isWeight(counts)) {
      throw new Error(texts.badChecklist(at, index + 1));
    }
    return { text: text.trim().replace(/\s+/g, ' '), weight: counts };
  });

/** Parses a library file, or explains the problem. */
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

/** The stored library, or null if it cannot be read: then it must not be overwritten. */
function storedLibrary(userId: string): Library | null {
  if (!draftSubjects(userId).includes(draftOf.library)) return emptyLibrary;
  const read = readLibraryFile(libraryDraft(userId) ?? '');
  return 'library' in read ? read.library : null;
}

/** @returns false if the library could not be stored */
function writeLibrary(userId: string, library: Library): boolean {
  const isEmpty = library.comments.length === 0 && Object.keys(library.checklists).length === 0;
  if (!isEmpty) return writeDraft(userId, draftOf.library, { file: libraryFile(library) });
  clearDraft(userId, draftOf.library);
  return true;
}

export type StoredLibrary = ReturnType<typeof useLibrary>;

/** The mentor's stored library. */
export function useLibrary() {
  const { userId } = useSession();
  const [stored] = useState(() => storedLibrary(userId));
  const [library, setLibrary] = useState(stored ?? emptyLibrary);
  /** The reason why changes are not stored. */
  const [warning, setWarning] = useState<string | null>(stored === null ? texts.notRead : null);
  const latest = useRef(library);
  /** Changes the library, also after another tab did; false if it could not be stored. */
  const change = useCallback(
    (by: (library: Library) => Library) => {
      const before = storedLibrary(userId);
      latest.current = by(before ?? latest.current);
      setLibrary(latest.current);
      const isStored = before !== null && writeLibrary(userId, latest.current);
      setWarning(isStored ? null : before === null ? texts.notRead : texts.notStored);
      return isStored;
    },
    [userId],
  );
  return { library, warning, change };
}

/**
 * Stores unsaved input for the library with each change, so that it survives a closed tab. Returns
 * the values, null without input, and a setter; null discards the draft. Values that a form starts
 * with are no draft.
 * @param names of its fields; must be constant
 * @param title of the task, which names the draft in the outbox
 */
export function useUnsavedInput<Name extends string>(
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
  const start = useRef('');
  const write = useCallback(
    (next: Words | null, isStart = false) => {
      const text = JSON.stringify(next);
      if (isStart) start.current = text;
      setWords(next);
      if (next === null || text === start.current) clearDraft(userId, subject);
      else writeDraft(userId, subject, next, title === undefined ? {} : { about: { title } });
    },
    [userId, subject, title],
  );
  return [words, write] as const;
}
