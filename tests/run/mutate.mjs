// `npm run mutate`: mutation tests of domain rules and slices, in 50 minutes on two cores. `--
// src/lib/text.ts` mutates only this file, `-- --concurrency 1` uses one core. Fails below the
// score in tests/mutation/stryker.config.mjs; .cache/mutation/mutation.html shows the survivors.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensure, giveUp, root, runProgram } from './support/ensure.mjs';

const report = join(root, '.cache/mutation/mutation.json');

/** Counts the mutants by how they ended; those that a setting or a comment ignores do not count. */
function tally(mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const score = all === 0 ? 'nothing to break' : `${((100 * noticed) / all).toFixed(1)} %`;
  return { noticed, all, score };
}

const { values: wanted, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
});

ensure();
rmSync(report, { force: true });
const start = performance.now();
process.exitCode = runProgram('@stryker-mutator/core/bin/stryker.js', [
  'run',
  'tests/mutation/stryker.config.mjs',
  ...(wanted.concurrency ? ['--concurrency', wanted.concurrency] : []),
  ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
]);

let results;
try {
  results = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files);
} catch {
  giveUp('There is no report: see what Stryker says above.');
}
const folders = new Map();
for (const [file, { mutants }] of results.sort(([a], [b]) => a.localeCompare(b))) {
  const folder = dirname(file);
  folders.set(folder, [...(folders.get(folder) ?? []), ...mutants]);
}
for (const [folder, mutants] of folders) console.log(`${folder}: ${tally(mutants).score}`);
const { noticed, all, score } = tally([...folders.values()].flat());
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`${noticed} of ${all} mutants noticed: ${score}, in ${minutes} minutes`);
