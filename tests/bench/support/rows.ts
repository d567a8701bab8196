export interface Row {
  goal: number;
  what: string;
  measured: number;
  /** The upper limit, or the lower limit with `least`, or null if the row is only printed. */
  limit: number | null;
  least?: boolean;
  /** The size with brotli, if `measured` is the size with gzip. */
  brotli?: { measured: number; limit: number | null };
  unit: 'KB' | 'calls' | 's' | 'ms' | 'x' | 'points' | 'MB' | '';
  /** True if a missed goal fails the run. Times are only printed. */
  binds: boolean;
  note?: string;
}

/** Bytes as KB of 1,000, one decimal. */
export const kb = (bytes: number): number => Math.round(bytes / 100) / 10;

/** The median of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

/** True if a row meets its goals. A failed measurement never does. */
export const isMet = ({ measured, limit, least = false, brotli }: Row): boolean =>
  (limit === null ||
    (!Number.isNaN(measured) && (least ? measured >= limit : measured <= limit))) &&
  (brotli === undefined || brotli.limit === null || brotli.measured <= brotli.limit);

const number = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toLocaleString('en', { maximumFractionDigits: 3 });

const atMost = (limit: number | null | undefined): string =>
  limit === null || limit === undefined ? '' : `≤ ${number(limit)}`;

function cellsOf(row: Row): string[] {
  const { goal, what, measured, limit, least, brotli, unit, binds, note = '' } = row;
  const promised = least && limit !== null ? `≥ ${number(limit)}` : atMost(limit);
  const ratio = limit === null || limit === 0 ? '' : (measured / limit).toFixed(2);
  const missed = binds ? 'MISSED' : 'missed (told only)';
  const verdict =
    limit === null && (brotli?.limit ?? null) === null ? '' : isMet(row) ? 'met' : missed;
  return [
    String(goal),
    what,
    number(measured),
    unit,
    promised,
    ratio,
    brotli ? number(brotli.measured) : '',
    atMost(brotli?.limit),
    verdict,
    note,
  ];
}

const heads = [
  '',
  'goal',
  'measured',
  'unit',
  'promised',
  'ratio',
  'brotli',
  'promised',
  'verdict',
  'note',
];

/** The table as Markdown, ready for `src/docs/performance.md`. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) =>
    Math.max(3, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = heads, ...body] = cells;
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...body.map(lineOf)].join(
    '\n',
  );
}

/** Shortens a path: removes ids and the query of a link from an email. */
export const shortPath = (path: string): string =>
  path.replaceAll(/[0-9a-f]{24}/g, ':id').replace(/\?.*/, '');
