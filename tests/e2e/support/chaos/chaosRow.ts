import { test } from '@playwright/test';
import type { FaultKind } from '../../../sandbox/traffic/faults.ts';
import type { LoggedRequest } from '../../../sandbox/traffic/requestLog.ts';

/** One run of the story on a bad day, as a row of the table. */
export interface ChaosRow {
  seed: number;
  calls: number;
  faults: Partial<Record<FaultKind, number>>;
  /** Requests that the browser repeated. */
  resent: number;
  /** How often the user had to try again. */
  retries: number;
  /** Duplicate emails, because the browser repeated a write that had arrived. */
  mailsMore: number;
  seconds: number;
}

/** The type of the annotation with a test's row. */
export const CHAOS = 'chaos';

/** Passes the row of this run to the reporter. */
export function chaosNote(row: ChaosRow): void {
  test.info().annotations.push({ type: CHAOS, description: JSON.stringify(row) });
}

export function countFaults(requests: readonly LoggedRequest[]): ChaosRow['faults'] {
  const counts: ChaosRow['faults'] = {};
  for (const { fault } of requests) if (fault) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}
