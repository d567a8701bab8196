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

/** Playwright's JSON report; what passed only at a second try is said, so that it gets mended. */
export function playwrightCounts(path) {
  const stats = read(path)?.stats;
  if (!stats) return none;
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at a second try: mend them`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}
