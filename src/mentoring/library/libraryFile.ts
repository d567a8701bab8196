import { emptyLibrary, type Library, type Point, type SavedComment } from './library.ts';
import { libraryTexts as texts } from './texts.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { clearDraft, draftOf, libraryDraft, writeDraft } from '../../user/drafts.ts';

/** What a file of this kind calls itself. */
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

/** A person's library. */
export function readLibrary(userId: string): Library {
  const read = readLibraryFile(libraryDraft(userId) ?? '');
  return 'library' in read ? read.library : emptyLibrary;
}

/**
 * Stores a person's library.
 * @returns false where it does not outlast the page
 */
export function writeLibrary(userId: string, library: Library): boolean {
  const isEmpty = library.comments.length === 0 && Object.keys(library.checklists).length === 0;
  if (!isEmpty) return writeDraft(userId, draftOf.library, { file: libraryFile(library) });
  clearDraft(userId, draftOf.library);
  return true;
}
