export interface Row {
  what: string;
  measured: number;
  /** The upper limit, or the lower limit with `least`, or null if there is no goal. */
  limit: number | null;
  least?: boolean;
  /** The size with brotli, if `measured` is the size with gzip. */
  brotli?: { measured: number; limit: number | null };
  unit: 'KB' | 'calls' | 's' | 'ms' | 'x' | 'points' | '';
  /** True if a missed goal fails the run. */
  binds: boolean;
  note?: string;
}

/** Returns a row whose missed goal fails the run. */
export const binding = (
  what: string,
  measured: number,
  unit: Row['unit'],
  limit: number | null,
  note = '',
): Row => ({ what, measured, unit, limit, binds: true, note });

/** Returns a row that is only printed, because times on shared machines vary too much. */
export const printed = (...row: Parameters<typeof binding>): Row => ({
  ...binding(...row),
  binds: false,
});

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

/** Returns whether a row meets its goals. A failed measurement never does. */
export const isMet = ({ measured, limit, least = false, brotli }: Row): boolean =>
  (limit === null ||
    (!Number.isNaN(measured) && (least ? measured >= limit : measured <= limit))) &&
  (brotli === undefined || brotli.limit === null || brotli.measured <= brotli.limit);

const number = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toLocaleString('en', { maximumFractionDigits: 3 });

const goalOf = (limit: number | null = null, least = false): string =>
  limit === null ? '' : `${least ? '≥' : '≤'} ${number(limit)}`;

function cellsOf(row: Row): string[] {
  const { what, measured, limit, least, brotli, unit, binds, note = '' } = row;
  const missed = binds ? 'MISSED' : 'missed, does not bind';
  const hasGoal = limit !== null || (brotli?.limit ?? null) !== null;
  return [
    what,
    number(measured),
    unit,
    goalOf(limit, least),
    brotli ? number(brotli.measured) : '',
    goalOf(brotli?.limit),
    hasGoal ? (isMet(row) ? 'met' : missed) : '',
    note,
  ];
}

const heads = ['what', 'measured', 'unit', 'goal', 'brotli', 'goal', 'verdict', 'note'];

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
