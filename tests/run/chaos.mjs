// `npm run chaos`: the main story in a browser with a failing API, with 25 seeds, in some minutes.
// CHAOS_RUNS sets the number of seeds, CHAOS_SEED the first seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserAdvice, ensureBrowser } from './support/browser.mjs';
import { ensure, giveUp, root } from './support/ensure.mjs';
import { colours } from './support/steps.mjs';

ensure();
const browser = await ensureBrowser();
if (browser === null) giveUp(browserAdvice);

const inRoot = (path) => join(root, path);
const { status } = spawnSync(
  process.execPath,
  [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    `--config=${inRoot('tests/e2e/playwright.config.ts')}`,
    '/chaos.sweep.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { CHAOS_RUNS: '25', ...process.env, ...colours, CHROME_PATH: browser },
  },
);
process.exitCode = status ?? 1;
