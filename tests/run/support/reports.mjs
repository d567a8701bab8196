// Reads the runners' reports: how many test cases passed and failed, and which failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './ensure.mjs';

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  } catch {
    return null;
  }
}

const inOneLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 600);

const failure = (file, name, why) =>
  [relative(root, file), name, inOneLine(why)].filter(Boolean).join(' › ');

/** Reads Vitest's JSON report. A file that failed to load has no test case, but gets a line too. */
export function ofVitest(path) {
  const report = read(path);
  if (report === null) return none;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const cases = assertionResults.filter(({ status }) => status === 'failed');
      if (cases.length === 0) return [failure(file, '', message)];
      return cases.map((it) => failure(file, it.fullName, it.failureMessages[0]));
    });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Reads Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function ofPlaywright(path) {
  const report = read(path);
  if (!report?.stats) return none;
  const { stats, config } = report;
  const failures = specsIn(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        const { file: at, line } = error?.location ?? {};
        const where = at ? `${relative(root, at)}:${line} ` : '';
        return failure(`${config.rootDir}/${file}`, title, where + (error?.message ?? ''));
      }),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures,
  };
}
