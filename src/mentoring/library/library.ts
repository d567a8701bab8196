import { needlesOf, searchable } from '../../lib/search.ts';
import { libraryTexts } from './texts.ts';

/** A comment that a mentor has pinned or written to use again. */
export interface SavedComment {
  name: string;
  /** With `{first name}` and `{task}` where those of a submission go. */
  text: string;
  /** The task it is for; '' for all. */
  task: string;
  /** How often it was used, by task id. */
  uses: Readonly<Record<string, number>>;
}

/** A point of a checklist, and what it counts beside the others. */
export interface Point {
  text: string;
  weight: number;
}

/** A mentor's own comments, and a checklist a task, by its id. */
export interface Library {
  comments: readonly SavedComment[];
  checklists: Readonly<Record<string, readonly Point[]>>;
}

export const emptyLibrary: Library = { comments: [], checklists: {} };

/** What a comment is written about. */
export interface Subject {
  taskId: string;
  taskTitle: string;
  /** '' where the service no longer knows the mentee. */
  firstName: string;
}

const NAME = '{first name}';
const TASK = '{task}';

const NAMED = 5;

/** A comment with the names of a submission in it; where one is not known, its place goes. */
export const fillIn = (text: string, { firstName, taskTitle }: Subject): string =>
  text
    .replace(/((?:,? )?)\{first name\}/g, (_, before: string) => firstName && before + firstName)
    .replaceAll(TASK, () => taskTitle);

/** The first words of a text. */
export const nameOf = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.slice(0, NAMED).join(' ') + (words.length > NAMED ? ' …' : '');
};

/** True if a comment's name is only its first words. */
export const isBeginning = (name: string, text: string): boolean =>
  text.startsWith(name.replace(/ …$/, ''));

/** Words that may stand before the name of somebody who is greeted, at the start of a line or sentence. */
const greeting =
  '(?:hi|hello|hey|dear|thanks|thank you|congratulations|welcome(?: back)?|(?:very )?well done|(?:good|great|nice) (?:morning|afternoon|evening|day|work|job|start))';

/** What may follow a name that is addressed. */
const afterName = '(?=[,.:;!?]|\\s*$|\\s+[–—-])';

/**
 * The written text with a place for the mentee's first name where it addresses them: "Hello Grace,",
 * "Grace, …" at the start of a line, "…, Grace." Elsewhere it may be an ordinary word.
 */
function withNamePlace(written: string, firstName: string): string {
  if (firstName === '') return written;
  const name = firstName.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const addressed = new RegExp(
    String.raw`(^[^\S\n]*|(?:^|[.!?]\s+)${greeting}[,!]?\s+|,\s+)${name}${afterName}`,
    'gimu',
  );
  return written.replace(addressed, (_, before: string) => before + NAME);
}

/**
 * A comment to use again: the mentee's first name and the task's title become places for others.
 * One that names the task so is for all tasks, any other for this one.
 */
export function pin(written: string, { taskId, taskTitle, firstName }: Subject): SavedComment {
  const titled = taskTitle === '' ? written : written.replaceAll(taskTitle, () => TASK);
  const text = withNamePlace(titled, firstName).trim();
  return { name: nameOf(text), text, task: text.includes(TASK) ? '' : taskId, uses: {} };
}

const isSame = (one: SavedComment, other: SavedComment): boolean =>
  one.text === other.text && one.task === other.task;

/** True if the library has this comment for the same task. */
export const has = ({ comments }: Library, comment: SavedComment): boolean =>
  comments.some((one) => isSame(one, comment));

/** Adds a comment, in the place of another where that is given; null removes the other. */
export function withComment(
  library: Library,
  comment: SavedComment | null,
  instead: SavedComment | null,
): Library {
  const at = library.comments.findIndex((one) => instead !== null && isSame(one, instead));
  const others = library.comments.filter(
    (one, index) => index !== at && !(comment && isSame(one, comment)),
  );
  const place = at < 0 ? others.length : at;
  const added = comment ? [comment] : [];
  return { ...library, comments: [...others.slice(0, place), ...added, ...others.slice(place)] };
}

/** Counts a use of a comment for a task. */
export const withUse = (library: Library, comment: SavedComment, taskId: string): Library => ({
  ...library,
  comments: library.comments.map((one) =>
    isSame(one, comment)
      ? { ...one, uses: { ...one.uses, [taskId]: (one.uses[taskId] ?? 0) + 1 } }
      : one,
  ),
});

/** Sets the checklist of a task; without points there is none. */
export function withChecklist(library: Library, taskId: string, points: readonly Point[]): Library {
  const { [taskId]: _, ...others } = library.checklists;
  return { ...library, checklists: points.length > 0 ? { ...others, [taskId]: points } : others };
}

const allUses = ({ uses }: SavedComment): number =>
  Object.values(uses).reduce((sum, count) => sum + count, 0);

/** Comments to begin with, for a mentor who has saved none. */
export const starters: readonly SavedComment[] = libraryTexts.starters.map(({ name, text }) => ({
  name,
  text,
  task: '',
  uses: {},
}));

/** The comments that match a search. */
export function searched(comments: readonly SavedComment[], search: string): SavedComment[] {
  const needles = needlesOf(search);
  return comments.filter(({ name, text }) => {
    const words = searchable(`${name} ${text}`);
    return needles.every((needle) => words.includes(needle));
  });
}

/**
 * The comments for a task that match a search, the most used for the task first; the starters if
 * there are none at all.
 */
export const offered = ({ comments }: Library, taskId: string, search: string): SavedComment[] =>
  searched(comments.length > 0 ? comments : starters, search)
    .filter(({ task }) => task === '' || task === taskId)
    .sort((a, b) => (b.uses[taskId] ?? 0) - (a.uses[taskId] ?? 0) || allUses(b) - allUses(a));

/** Both libraries: of what both have, the own name, the higher counts, and the other's checklists. */
export function merged(own: Library, other: Library): Library {
  const comments = own.comments.map((comment) => {
    const twin = other.comments.find((one) => isSame(one, comment));
    const uses = Object.entries(twin?.uses ?? {}).map(([task, count]): [string, number] => [
      task,
      Math.max(count, comment.uses[task] ?? 0),
    ]);
    return { ...comment, uses: { ...comment.uses, ...Object.fromEntries(uses) } };
  });
  return {
    comments: [...comments, ...other.comments.filter((comment) => !has(own, comment))],
    checklists: { ...own.checklists, ...other.checklists },
  };
}

/** A weight in front of a point. A file may have weights with decimals. */
const weighed = /^\s*(\d{1,3}(?:\.\d+)?)\s+/;

/** The points of lines: a number in front is the weight, else it is 1. Empty lines are left out. */
export const pointsOf = (lines: string): Point[] =>
  lines.split('\n').flatMap((line) => {
    const text = line.replace(weighed, '').trim();
    return text === '' ? [] : [{ text, weight: Number(weighed.exec(line)?.[1]) || 1 }];
  });

/** Those lines. A text that begins with a number needs its weight in front. */
export const linesOf = (points: readonly Point[]): string =>
  points
    .map(({ text, weight }) => (weight === 1 && !weighed.test(text) ? text : `${weight} ${text}`))
    .join('\n');

/** What tells points apart: their texts, with a count where one repeats an earlier point's. */
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

/** What is done and what is not, as words of a comment; '' where nothing is ticked. */
function wordsFor(points: readonly Point[], ticked: readonly string[]): string {
  if (ticked.length === 0) return '';
  const [done, open] = split(points, ticked);
  return [...list(libraryTexts.done, done), ...list(libraryTexts.open, open)].join('\n\n');
}

/** The part of the grade form that a checklist drafts. */
export interface Drafted {
  mentorComment: string;
  grade: string;
  ticked: readonly string[];
}

/**
 * Comment and grade after other points are ticked. Words that the checklist has drafted are
 * replaced, all others stay; a grade that was typed stays too.
 */
export function tick(
  points: readonly Point[],
  before: Drafted,
  ticked: readonly string[],
): Drafted {
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
