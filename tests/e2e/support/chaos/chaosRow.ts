import { test } from '@playwright/test';
import type { FaultKind } from '../../../sandbox/traffic/faults.ts';
import type { LoggedRequest } from '../../../sandbox/traffic/requestLog.ts';

/** One run of the story on a bad day, as the table shows it. */
export interface ChaosRow {
  seed: number;
  calls: number;
  faults: Partial<Record<FaultKind, number>>;
  /** Requests that the browser sent once more by itself. */
  resent: number;
  /** How often a person had to try again. */
  retries: number;
  seconds: number;
}

/** The name under which a test's row travels to the reporter. */
export const CHAOS = 'chaos';

/** Hands the row of this run to whoever prints the table. */
export function chaosNote(row: ChaosRow): void {
  test.info().annotations.push({ type: CHAOS, description: JSON.stringify(row) });
}

export function countFaults(requests: readonly LoggedRequest[]): ChaosRow['faults'] {
  const counts: ChaosRow['faults'] = {};
  for (const { fault } of requests) if (fault) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}
