// `npm run chaos`: the main story in a real browser on 25 bad days, each with its own seed, as a
// table. Takes minutes. CHAOS_RUNS sets another number, CHAOS_SEED the first seed.
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
    `--reporter=${inRoot('tests/e2e/support/chaos/chaosTable.ts')}`,
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
