// `npm run model`: 3,000 random walks of the session model and 1,000 with a guest, in some minutes.
// WALKS sets the number, MINUTES a duration. A failing walk prints the SEED, PATH_ and REPLAY that repeat it.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ensure, root } from './support/ensure.mjs';

ensure();
const inRoot = (path) => join(root, path);
const { status } = spawnSync(
  process.execPath,
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${inRoot('tests/vitest.config.ts')}`,
    '--project=model',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      WALKS: process.env.MINUTES ? '100000' : '3000',
      SEED: String(randomInt(2 ** 31)),
      ...process.env,
    },
  },
);
process.exitCode = status ?? 1;
