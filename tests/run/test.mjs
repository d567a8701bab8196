// `npm test`: every check but the sweeps. The last line is `N passed, N failed`. `npm test -- story.spec.ts`
// runs, of the tests in a browser, only these; `npm test -- --vitest` runs Vitest and nothing else.
// `npm run sweep`: every screen in every state, every page's bytes and calls, hostile data, bad days.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserAdvice, ensureBrowser, versionOf } from './support/browser.mjs';
import { ensure, root } from './support/ensure.mjs';
import { ofPlaywright, ofVitest } from './support/reports.mjs';
import { colours, runStep, runSteps } from './support/steps.mjs';

const inModules = (path) => join(root, 'node_modules', path);
const reports = join(root, '.cache/reports');
const { values: wanted, positionals: browserTests } = parseArgs({
  allowPositionals: true,
  options: {
    vitest: { type: 'boolean', default: false },
    sweep: { type: 'boolean', default: false },
  },
});

/** `dist` stays as it is. */
const site = '.cache/site';
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const build = {
  name: 'Production build',
  command: [inModules('vite/bin/vite.js'), 'build', '--outDir', site],
  // The build uses the sandbox on the page's origin, whatever .env says.
  env: { VITE_API_HOST: '', VITE_SITE_URL: '' },
};

/** These checks run in sequence, parallel to the build and the tests, so that no core is idle. */
const checks = [
  // tests/house/floorTypes.test.ts checks the language and DOM of old browsers.
  { name: 'Type check', command: [inModules('typescript/bin/tsc'), '--noEmit'] },
  { name: 'Format', command: [inModules('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'Lint', command: [inModules('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'Unused code', command: [inModules('knip/bin/knip.js')] },
  { name: 'Copied code', command: [inModules('jscpd/run-jscpd.js')] },
];

const vitest = {
  name: 'Unit, slice, house, sandbox and page tests',
  shown: true,
  command: [
    inModules('vitest/vitest.mjs'),
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
};

const playwright = {
  name: wanted.sweep ? 'The sweeps in a browser' : 'The story in a browser',
  shown: true,
  command: [
    inModules('@playwright/test/cli.js'),
    'test',
    '--config=tests/e2e/playwright.config.ts',
    `--project=${wanted.sweep ? 'sweep' : 'story'}`,
    '--reporter=list,json',
    ...browserTests,
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, SITE_DIR: site, ...colours },
};

const notRun = (name, why) => {
  console.log(`\n── ${name}: FAILED\n${why}`);
  return { name, passed: false, time: 'not run' };
};

function inBrowser(built, browser) {
  if (!built.passed) return notRun(playwright.name, 'There is no build to look at.');
  if (browser === null) return notRun(playwright.name, browserAdvice);
  return runStep({ ...playwright, env: { ...playwright.env, CHROME_PATH: browser } });
}

const start = performance.now();
ensure();
const browser = wanted.vitest ? null : await ensureBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

async function tests() {
  if (wanted.vitest) return [await runStep(vitest)];
  const built = await runStep(build);
  const played = await inBrowser(built, browser);
  return wanted.sweep ? [built, played] : [built, played, await runStep(vitest)];
}

const checked = wanted.vitest || wanted.sweep ? [] : runSteps(checks);
const results = (await Promise.all([checked, tests()])).flat();

const reported = new Map([
  [vitest.name, ofVitest(vitestReport)],
  [playwright.name, ofPlaywright(playwrightReport)],
]);
const sum = (part) => [...reported.values()].reduce((total, report) => total + report[part], 0);
const failures = [...reported.values()].flatMap((report) => report.failures);
// A failed step without a failed test case counts as a failure.
const failedSteps = results.filter(
  ({ name, passed }) => !passed && !(reported.get(name)?.failed > 0),
).length;

// Failures are repeated at the end, for readers who see only that part of a CI's log.
if (failures.length > 0) console.log(['\n── Failed', ...failures].join('\n'));
console.log('\n── Summary');
for (const { name, passed, time } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${time})`);
}
if (browser !== null) console.log(`In ${versionOf(browser)}, ${browser}`);
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s in all`);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);

const failed = sum('failed') + failedSteps;
// `npm run nodes` makes a table of it.
const summary = {
  steps: results.map((step) => ({ ...step, cases: reported.get(step.name) ?? null })),
  passed: sum('passed'),
  failed,
};
writeFileSync(join(reports, 'summary.json'), JSON.stringify(summary));
process.exitCode = results.every(({ passed }) => passed) && failed === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${failed} failed`);
