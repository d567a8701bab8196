// `npm run chaos`: the main story in a browser with a failing API, with 25 seeds, in some minutes.
// CHAOS_RUNS sets the number of seeds, CHAOS_SEED the first seed.
import { requireBrowser } from './support/browser.mjs';
import { ensure, runProgram } from './support/ensure.mjs';
import { colours } from './support/steps.mjs';

ensure();
const CHROME_PATH = await requireBrowser();
process.exitCode = runProgram(
  '@playwright/test/cli.js',
  ['test', '--config=tests/e2e/playwright.config.ts', '/chaos.sweep.ts', ...process.argv.slice(2)],
  { CHAOS_RUNS: process.env.CHAOS_RUNS ?? '25', ...colours, CHROME_PATH },
);
