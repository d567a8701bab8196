import { libraryTexts as texts } from './texts.ts';
import type { Point } from './library.ts';

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

/** The points that are ticked, and those that are not. */
function split(points: readonly Point[], ticked: readonly string[]): [Point[], Point[]] {
  const ids = idsOf(points);
  const isTicked = (_: Point, index: number) => ticked.includes(ids[index] ?? '');
  return [points.filter(isTicked), points.filter((point, index) => !isTicked(point, index))];
}

const sum = (points: readonly Point[]): number =>
  points.reduce((all, { weight }) => all + weight, 0);

/** The ticked points' part of all weights, in whole percent. */
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
  return [...list(texts.done, done), ...list(texts.open, open)].join('\n\n');
}

/** The part of the grade form that a checklist drafts. */
export interface Drafted {
  mentorComment: string;
  grade: string;
  /** The ids of the ticked points. */
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
