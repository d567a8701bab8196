export interface Row {
  what: string;
  measured: number;
  unit: 'KB' | 'calls' | 's' | 'ms' | 'points';
  /** The maximum, or the minimum for a score; null if there is no goal. */
  goal: number | null;
  note: string;
}

export const row = (
  what: string,
  measured: number,
  unit: Row['unit'],
  goal: number | null,
  note = '',
): Row => ({ what, measured, unit, goal, note });

/** Formats bytes as KB of 1,000, with one decimal. */
export const kb = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Returns the median of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

/** Measures several times, one after the other. */
export async function repeat<Result>(
  runs: number,
  measure: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

/** Returns whether a row meets its goal. A failed measurement does not. */
export const isMet = ({ measured, unit, goal }: Row): boolean =>
  goal === null || (unit === 'points' ? measured >= goal : measured <= goal);

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: false });

const cellsOf = (line: Row): string[] => [
  line.what,
  `${number(line.measured)} ${line.unit}`,
  line.goal === null ? '–' : number(line.goal),
  isMet(line) ? '' : 'missed',
  line.note,
];

const heads = ['What', 'Measured', 'Goal', '', 'Note'];

/** Returns the table as Markdown, ready for `src/docs/performance.md`. */
export function tableOf(rows: readonly Row[]): string {
  const body = rows.map(cellsOf);
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...body.map((line) => line[column]?.length ?? 0)),
  );
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = lineOf(widths.map((width) => '-'.repeat(width)));
  return [lineOf(heads), rule, ...body.map(lineOf)].join('\n');
}

/** Shortens a path: removes ids and the query of a link from an email. */
export const shortPath = (path: string): string =>
  path.replaceAll(/[0-9a-f]{24}/g, ':id').replace(/\?.*/, '');
