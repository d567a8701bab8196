import type { QueueRow } from '../submissions.ts';

/** A comment that the mentor has written on other submissions of a task. */
export interface OwnComment {
  text: string;
  /** The name, as the text has it, of a mentee who received the comment, or null. */
  name: string | null;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Splits a first name into its parts, without initials. */
const partsOf = (firstName: string): string[] =>
  wordsOf(firstName).filter((part) => part.length > 1);

/**
 * Returns whether a word is used as a name. Many names are ordinary words too (“Hope”), so unless
 * it is spelt like the name, a word counts only if it begins with a capital.
 */
const isName = (word: string, name: string): boolean =>
  word === name || (/^\p{Lu}/u.test(word) && word.toLowerCase() === name.toLowerCase());

/** Finds the part of a first name that a text uses as a name. */
function findName(text: string, firstName: string): string | null {
  const parts = partsOf(firstName);
  return wordsOf(text).find((word) => parts.some((part) => isName(word, part))) ?? null;
}

const firstNameOf = ({ submission: { mentee } }: QueueRow): string => mentee?.firstName ?? '';

/**
 * Returns the mentor's distinct comments on other submissions of a row's task, the newest first. A
 * name that the row's mentee shares is not a mistake.
 */
export function ownComments(rows: readonly QueueRow[], row: QueueRow): OwnComment[] {
  const { task } = row.submission;
  const names = new Map<string, string | null>();
  const others = rows
    .filter(({ id, submission }) => task && id !== row.id && submission.task?.id === task.id)
    .sort((a, b) => b.changedAt - a.changedAt);
  for (const other of others) {
    const text = other.submission.mentorComment?.trim() ?? '';
    if (text === '') continue;
    const name = findName(text, firstNameOf(other));
    const isOther = name !== null && findName(name, firstNameOf(row)) === null;
    names.set(text, names.get(text) ?? (isOther ? name : null));
  }
  return [...names].map(([text, name]) => ({ text, name }));
}

/** Finds the name of another mentee that a comment still has from one of these, or null. */
export function findOtherName(comment: string, own: readonly OwnComment[]): string | null {
  const words = new Set(wordsOf(comment));
  return own.find(({ name }) => name !== null && words.has(name))?.name ?? null;
}
