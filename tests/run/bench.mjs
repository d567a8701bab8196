// `npm run bench`: measures the numbers of README's table against their goals, in six minutes.
// `npm run bench -- lighthouse updates` measures only these parts, and in full; `--all` measures
// every part. BENCH_RUNS sets the number of runs (3).
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { browserAdvice, ensureBrowser } from './support/browser.mjs';
import { ensure, giveUp } from './support/ensure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
ensure();
const executablePath = await ensureBrowser();
if (executablePath === null) giveUp(browserAdvice);
const { runnerImport } = await import('vite');

const entry = fileURLToPath(new URL('../bench/bench.ts', import.meta.url));
const { module } = await runnerImport(entry);

try {
  const missed = await module.bench({
    executablePath,
    runs: Number(process.env.BENCH_RUNS) || 3,
    names: positionals,
    isAll: values.all,
    say: (line) => console.log(line),
  });
  process.exitCode = missed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
