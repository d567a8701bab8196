import { arrange, searchable } from '../../lib/search.ts';
import { libraryTexts } from './texts.ts';
import type { GradeValues } from '../../tasks/formSchemas.ts';

export interface SavedComment {
  name: string;
  /** May contain `{first name}` and `{task}`. */
  text: string;
  /** Task id, or '' for all tasks. */
  task: string;
  /** By task id. */
  uses: Readonly<Record<string, number>>;
}

/** A point of a checklist, with its relative weight. */
export interface Point {
  text: string;
  weight: number;
}

export interface Library {
  comments: readonly SavedComment[];
  checklists: Readonly<Record<string, readonly Point[]>>;
}

export const emptyLibrary: Library = { comments: [], checklists: {} };

export interface Subject {
  taskId: string;
  taskTitle: string;
  /** '' if the mentee was deleted. */
  firstName: string;
}

const NAME = '{first name}';
const TASK = '{task}';

const WORDS_IN_NAME = 5;

/** Fills in a submission's names. The placeholder of an unknown name is removed. */
export const fillIn = (text: string, { firstName, taskTitle }: Subject): string =>
  text
    .replace(/((?:,? )?)\{first name\}/g, (_, before: string) => firstName && before + firstName)
    .replaceAll(TASK, () => taskTitle);

/** Names a comment after its first words. */
export const nameOf = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.slice(0, WORDS_IN_NAME).join(' ') + (words.length > WORDS_IN_NAME ? ' …' : '');
};

/** True if the name only repeats the first words. */
export const isBeginning = (name: string, text: string): boolean =>
  text.startsWith(name.replace(/ …$/, ''));

/** Greetings before a name, at the start of a line or sentence. */
const greeting =
  '(?:hi|hello|hey|dear|thanks|thank you|congratulations|welcome(?: back)?|(?:very )?well done|(?:good|great|nice) (?:morning|afternoon|evening|day|work|job|start))';

/** Text after a form of address. */
const afterName = '(?=[,.:;!?]|\\s*$|\\s+[–—-])';

/** A text as a pattern of a `u` expression. */
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Replaces a title between other signs than letters and digits: "Git", but not in "GitHub". */
function withTaskPlace(written: string, taskTitle: string): string {
  if (taskTitle === '') return written;
  // Old browsers have no lookbehind.
  const title = new RegExp(
    String.raw`(^|[^\p{L}\p{M}\p{N}])${escaped(taskTitle)}(?![\p{L}\p{M}\p{N}])`,
    'gu',
  );
  return written.replace(title, (_, before: string) => before + TASK);
}

/**
 * Only in a greeting ("Hello Grace,", "…, Grace."), because elsewhere the name may be an ordinary
 * word.
 */
function withNamePlace(written: string, firstName: string): string {
  if (firstName === '') return written;
  const addressed = new RegExp(
    String.raw`(^[^\S\n]*|(?:^|[.!?]\s+)${greeting}[,!]?\s+|,\s+)${escaped(firstName)}${afterName}`,
    'gimu',
  );
  return written.replace(addressed, (_, before: string) => before + NAME);
}

/**
 * Turns a comment into a reusable comment with placeholders. A comment that names its task is saved
 * for all tasks, any other for this task.
 */
export function toSavedComment(
  written: string,
  { taskId, taskTitle, firstName }: Subject,
): SavedComment {
  const text = withNamePlace(withTaskPlace(written, taskTitle), firstName).trim();
  return { name: nameOf(text), text, task: text.includes(TASK) ? '' : taskId, uses: {} };
}

const isSame = (a: SavedComment, b: SavedComment): boolean =>
  a.text === b.text && a.task === b.task;

/** True if the library has this comment for the same task. */
export const hasComment = ({ comments }: Library, comment: SavedComment): boolean =>
  comments.some((saved) => isSame(saved, comment));

/** Adds a comment, optionally in place of another. A null comment only removes the other. */
export function withComment(
  library: Library,
  comment: SavedComment | null,
  instead: SavedComment | null,
): Library {
  const at = library.comments.findIndex((saved) => instead !== null && isSame(saved, instead));
  const others = library.comments.filter(
    (saved, index) => index !== at && !(comment && isSame(saved, comment)),
  );
  const place = at < 0 ? others.length : at;
  const added = comment ? [comment] : [];
  return { ...library, comments: [...others.slice(0, place), ...added, ...others.slice(place)] };
}

/** Counts a use of a comment for a task. */
export const withUse = (library: Library, comment: SavedComment, taskId: string): Library => ({
  ...library,
  comments: library.comments.map((saved) =>
    isSame(saved, comment)
      ? { ...saved, uses: { ...saved.uses, [taskId]: (saved.uses[taskId] ?? 0) + 1 } }
      : saved,
  ),
});

/** Sets a task's checklist. An empty list removes it. */
export function withChecklist(library: Library, taskId: string, points: readonly Point[]): Library {
  const { [taskId]: _, ...others } = library.checklists;
  return { ...library, checklists: points.length > 0 ? { ...others, [taskId]: points } : others };
}

const allUses = ({ uses }: SavedComment): number =>
  Object.values(uses).reduce((sum, count) => sum + count, 0);

/** Suggestions for a mentor without saved comments. */
export const starters: readonly SavedComment[] = libraryTexts.starters.map(({ name, text }) => ({
  name,
  text,
  task: '',
  uses: {},
}));

/** Filters comments by a search. */
export function filterComments(comments: readonly SavedComment[], search: string): SavedComment[] {
  const wordsOf = ({ name, text }: SavedComment) => searchable(`${name} ${text}`);
  return arrange(comments, wordsOf, {}, { search, sort: null });
}

/** Finds comments for a task, the most used first; the starters if the library is empty. */
export const findComments = (
  { comments }: Library,
  taskId: string,
  search: string,
): SavedComment[] =>
  filterComments(comments.length > 0 ? comments : starters, search)
    .filter(({ task }) => task === '' || task === taskId)
    .sort((a, b) => (b.uses[taskId] ?? 0) - (a.uses[taskId] ?? 0) || allUses(b) - allUses(a));

/**
 * Merges two libraries, with the names of this one, the higher counts and the other's checklists.
 */
export function mergeLibraries(base: Library, other: Library): Library {
  const comments = base.comments.map((comment) => {
    const duplicate = other.comments.find((candidate) => isSame(candidate, comment));
    const uses = Object.entries(duplicate?.uses ?? {}).map(([task, count]): [string, number] => [
      task,
      Math.max(count, comment.uses[task] ?? 0),
    ]);
    return { ...comment, uses: { ...comment.uses, ...Object.fromEntries(uses) } };
  });
  return {
    comments: [...comments, ...other.comments.filter((comment) => !hasComment(base, comment))],
    checklists: { ...base.checklists, ...other.checklists },
  };
}

/** Imported weights may have decimals. */
const weighed = /^\s*(\d{1,3}(?:\.\d+)?)\s+/;

/** True for a weight that a library file may have. */
export const isWeight = (value: number): boolean => value >= 0.001 && value < 1000;

/** Parses points from lines. A number at the start is the weight, if it can be one. */
export const parsePoints = (lines: string): Point[] =>
  lines.split('\n').flatMap((line) => {
    const number = Number(weighed.exec(line)?.[1]);
    const weight = isWeight(number) ? number : 1;
    const text = (weight === number || number === 0 ? line.replace(weighed, '') : line).trim();
    return text === '' ? [] : [{ text, weight }];
  });

/** Formats points as lines. A text that begins with a number needs an explicit weight. */
export const formatPoints = (points: readonly Point[]): string =>
  points
    .map(({ text, weight }) => (weight === 1 && !weighed.test(text) ? text : `${weight} ${text}`))
    .join('\n');

/** Ids of points: their texts, with a counter for repeated texts. */
export function idsOf(points: readonly Point[]): string[] {
  const seen = new Map<string, number>();
  return points.map(({ text }) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return count === 1 ? text : `${text}\n${count}`;
  });
}

function split(points: readonly Point[], ticked: readonly string[]): [Point[], Point[]] {
  const ids = idsOf(points);
  const isTicked = (_: Point, index: number) => ticked.includes(ids[index] ?? '');
  return [points.filter(isTicked), points.filter((point, index) => !isTicked(point, index))];
}

const sum = (points: readonly Point[]): number =>
  points.reduce((all, { weight }) => all + weight, 0);

function gradeFor(points: readonly Point[], ticked: readonly string[]): number {
  const [done] = split(points, ticked);
  return Math.round((100 * sum(done)) / (sum(points) || 1));
}

const list = (title: string, points: readonly Point[]): string[] =>
  points.length === 0 ? [] : [`${title}\n${points.map(({ text }) => `- ${text}`).join('\n')}`];

/** Lists done and open points as comment text, or returns '' if nothing is ticked. */
function wordsFor(points: readonly Point[], ticked: readonly string[]): string {
  if (ticked.length === 0) return '';
  const [done, open] = split(points, ticked);
  return [...list(libraryTexts.done, done), ...list(libraryTexts.open, open)].join('\n\n');
}

/** Updates comment and grade after a tick. Replaces only what the checklist drafted. */
export function applyChecklist(
  points: readonly Point[],
  before: GradeValues,
  ticked: readonly string[],
): GradeValues {
  const drafted = wordsFor(points, before.ticked);
  const words = wordsFor(points, ticked);
  const hasDrafted = drafted !== '' && before.mentorComment.includes(drafted);
  const comment = hasDrafted
    ? before.mentorComment.replace(drafted, () => words)
    : `${before.mentorComment.trimEnd()}\n\n${words}`;
  const isOwn =
    before.grade.trim() !== '' && before.grade !== String(gradeFor(points, before.ticked));
  const grade = ticked.length === 0 ? '' : String(gradeFor(points, ticked));
  return { mentorComment: comment.trim(), grade: isOwn ? before.grade : grade, ticked };
}
