// `npm run mutate`: mutation tests of domain rules and slices, in about an hour on two cores. `--
// src/lib/text.ts` mutates only this file, `-- --concurrency 1` uses one core. Fails below the
// score in tests/mutation/stryker.config.mjs; .cache/mutation/mutation.html shows the survivors.
import { parseArgs } from 'node:util';
import { ensure, runProgram } from './support/ensure.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
});

ensure();
process.exitCode = runProgram('@stryker-mutator/core/bin/stryker.js', [
  'run',
  'tests/mutation/stryker.config.mjs',
  ...(values.concurrency ? ['--concurrency', values.concurrency] : []),
  ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
]);
