// `npm run model`: 3,000 random walks of the session model and 1,000 with a guest, in some minutes.
// WALKS sets the number, MINUTES a duration. A failing walk prints the SEED, PATH_ and REPLAY that repeat it.
import { randomInt } from 'node:crypto';
import { ensure, runProgram } from './support/ensure.mjs';

ensure();
const { MINUTES, SEED, WALKS } = process.env;
process.exitCode = runProgram(
  'vitest/vitest.mjs',
  ['run', '--config=tests/vitest.config.ts', '--project=model', ...process.argv.slice(2)],
  { WALKS: WALKS ?? (MINUTES ? '100000' : '3000'), SEED: SEED ?? String(randomInt(2 ** 31)) },
);
