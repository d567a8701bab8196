import { todoTexts as texts } from './workTexts.ts';

/** Returns whether a line is a point. Mentors may also type a hyphen. */
const isPoint = (line: string): boolean => /^[-–] /.test(line);

/**
 * Returns where the next point to mend belongs in a mentor's comment, and the text to type there: the
 * end of its last list, or a new list at its end.
 */
export function nextPoint(comment: string): { start: number; end: number; text: string } {
  const lines = comment.split('\n');
  const heads = lines.flatMap((line, index) => (line.trim() === texts.todo ? [index] : []));
  const head = heads[heads.length - 1];
  if (head === undefined) {
    const start = comment.trimEnd().length;
    const gap = start === 0 ? '' : '\n\n';
    return { start, end: comment.length, text: `${gap}${texts.todo}\n${texts.bullet}` };
  }
  const length = lines.slice(head + 1).findIndex((line) => !isPoint(line));
  const listed = lines.slice(0, length < 0 ? undefined : head + 1 + length);
  const start = listed.join('\n').length;
  const isEmpty = listed[listed.length - 1]?.slice(1).trim() === '';
  return { start, end: start, text: isEmpty ? '' : `\n${texts.bullet}` };
}

/**
 * Returns the points that a mentor's comment lists under “Still to do:”.
 * @returns an empty list for any other comment
 */
export function todoPoints(mentorComment: string | null): string[] {
  const lines = (mentorComment ?? '').split(/\r?\n/);
  const starts = lines.flatMap((line, index) =>
    line.trim() === texts.todo && isPoint(lines[index + 1] ?? '') ? [index + 1] : [],
  );
  const after = lines.slice(starts[starts.length - 1] ?? lines.length);
  const end = after.findIndex((line) => !isPoint(line));
  return after
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.slice(2).trim())
    .filter((point) => point !== '');
}

/** A mentee's claim about a point: it is done, or not yet for a reason, which may be empty. */
export interface Claim {
  isDone: boolean;
  reason: string;
}

/** Separates the points that are not done. */
const BETWEEN = '; ';

/**
 * Formats claims as the first line of a comment: “Done: 1, 3. Not yet: 2, because it is hard.”
 * @returns an empty text if nothing is claimed
 */
function formatClaims(claims: readonly Claim[]): string {
  if (claims.every(({ isDone, reason }) => !isDone && reason === '')) return '';
  const numbers = claims.map((claim, index) => ({ ...claim, number: index + 1 }));
  const done = numbers.filter(({ isDone }) => isDone).map(({ number }) => number);
  const open = numbers
    .filter(({ isDone }) => !isDone)
    .map(({ number, reason }) => (reason === '' ? number : `${number}${texts.because}${reason}`));
  return [
    ...(done.length > 0 ? [`${texts.done}${done.join(', ')}.`] : []),
    ...(open.length > 0 ? [`${texts.notYet}${open.join(BETWEEN)}.`] : []),
  ].join(' ');
}

/** Reads the reasons of these points, which may contain what separates them. */
function reasonsIn(text: string, numbers: readonly number[]): string[] {
  let rest = text;
  return numbers.map((number, index) => {
    const next = new RegExp(`${BETWEEN}${numbers[index + 1]}(?=${texts.because}|${BETWEEN}|$)`);
    const end = rest.search(next);
    const item = end < 0 ? rest : rest.slice(0, end);
    rest = rest.slice(item.length + BETWEEN.length);
    return item.slice(`${number}${texts.because}`.length);
  });
}

/**
 * Splits the claims, in the first line of a comment, from the rest.
 * @param count the number of points
 * @returns `claims` are null unless the line is exactly what `withClaims` writes for this number of
 * points
 */
export function splitClaims(
  comment: string,
  count: number,
): { claims: Claim[] | null; rest: string } {
  const [, line = '', rest = ''] =
    /^([^\n]*)\n*([^]*)$/.exec(comment.replaceAll(/\r\n?/g, '\n')) ?? [];
  const start = line.indexOf(texts.notYet);
  const done = line.startsWith(texts.done) ? line.slice(0, start < 0 ? undefined : start) : '';
  const doneNumbers = new Set(done.match(/\d+/g)?.map(Number));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const open = numbers.filter((number) => !doneNumbers.has(number));
  const reasons = reasonsIn(start < 0 ? '' : line.slice(start + texts.notYet.length, -1), open);
  const claims = numbers.map((number) => ({
    isDone: doneNumbers.has(number),
    reason: reasons[open.indexOf(number)] ?? '',
  }));
  return line !== '' && formatClaims(claims) === line
    ? { claims, rest }
    : { claims: null, rest: comment };
}

/** Replaces the claims at the beginning of a comment, and leaves everything else as it is. */
export function withClaims(comment: string, claims: readonly Claim[]): string {
  const { rest } = splitClaims(comment, claims.length);
  const line = formatClaims(
    claims.map(({ isDone, reason }) => ({ isDone, reason: reason.replaceAll(/[\r\n]/g, ' ') })),
  );
  return line !== '' && rest !== '' ? `${line}\n\n${rest}` : line + rest;
}

/** More points than fit into a comment. */
const MAX_POINTS = 300;

/**
 * Returns a comment without the claims at its beginning, which were about the points of an earlier
 * grade.
 */
export function withoutClaims(comment: string): string {
  if (!comment.startsWith(texts.done) && !comment.startsWith(texts.notYet)) return comment;
  for (let count = 1; count <= MAX_POINTS; count += 1) {
    const { claims, rest } = splitClaims(comment, count);
    if (claims !== null) return rest;
  }
  return comment;
}

/**
 * Takes the claims about a list of points out of a comment, because the list has changed. Typed
 * reasons stay, each with its point.
 */
export function retractClaims(comment: string, points: readonly string[]): string {
  const { claims, rest } = splitClaims(comment, points.length);
  const reasons = (claims ?? [])
    .map(({ reason }, index) => (reason === '' ? '' : `${points[index]}: ${reason}`))
    .filter((line) => line !== '');
  return [reasons.join('\n'), rest].filter((part) => part !== '').join('\n\n');
}
