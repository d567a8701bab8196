import { libraryTexts } from './texts.ts';
import { needlesOf, searchable } from '../../lib/search.ts';

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

/** How many words of a comment make its name. */
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

/** True where the library has this comment for the same task. */
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
