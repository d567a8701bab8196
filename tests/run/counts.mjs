// How many test cases passed and failed, from the runners' own reports.
import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  } catch {
    return null;
  }
}

/** Vitest's JSON report. */
export function vitestCounts(path) {
  const report = read(path);
  if (report === null) return none;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report; what passed only at a second try counts as failed. */
export function playwrightCounts(path) {
  const stats = read(path)?.stats;
  if (!stats) return none;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
