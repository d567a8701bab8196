import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FAULT_KINDS } from '../../../sandbox/traffic/faults.ts';
import { CHAOS, type ChaosRow } from './chaosRow.ts';

const kinds = FAULT_KINDS.filter((kind) => kind !== 'html');
const say = (words: string): boolean => process.stdout.write(`${words}\n`);
const columns = ['seed', 'calls', ...kinds, 'resent', 'retries', 'mails+', 'seconds'];

const line = (cells: readonly (string | number)[], verdict: string): string =>
  [...cells.map((cell) => String(cell).padStart(8)), verdict].join('  ');

const cellsOf = ({ seed, calls, faults, resent, retries, mailsMore, seconds }: ChaosRow) => [
  seed,
  calls,
  ...kinds.map((kind) => faults[kind] ?? 0),
  resent,
  retries,
  mailsMore,
  seconds.toFixed(1),
];

/** The row in a test's annotations, see chaosRow.ts. */
function rowOf({ annotations }: TestResult): ChaosRow | null {
  const note = annotations.find(({ type }) => type === CHAOS)?.description;
  if (note === undefined) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by chaosRow.ts
  return JSON.parse(note) as ChaosRow;
}

/** Prints the chaos runs as a table, each row when its run ends, and the sums below. */
export default class ChaosTable implements Reporter {
  private readonly rows: ChaosRow[] = [];
  private passed = 0;
  private failed = 0;

  onBegin(): void {
    say(line(columns, 'verdict'));
  }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    const isGood = result.status === 'passed';
    if (isGood) this.passed += 1;
    else this.failed += 1;
    const row = rowOf(result);
    if (row) this.rows.push(row);
    const verdict = isGood ? 'right' : `WRONG: ${result.errors[0]?.message ?? 'failed'}`;
    say(row ? line(cellsOf(row), verdict) : `${title}: ${verdict}`);
  }

  onError({ message }: { message?: string }): void {
    say(message ?? 'failed');
  }

  onEnd({ status }: FullResult): void {
    const sum = (of: (row: ChaosRow) => number) =>
      this.rows.reduce((total, row) => total + of(row), 0);
    const sums = [
      'all',
      sum(({ calls }) => calls),
      ...kinds.map((kind) => sum(({ faults }) => faults[kind] ?? 0)),
      sum(({ resent }) => resent),
      sum(({ retries }) => retries),
      sum(({ mailsMore }) => mailsMore),
      sum(({ seconds }) => seconds).toFixed(1),
    ];
    say(line(sums, `${this.passed} right, ${this.failed} wrong (${status})`));
  }

  printsToStdio(): boolean {
    return true;
  }
}
