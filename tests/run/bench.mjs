// `npm run bench`: measures speed and cost against the goals, in some minutes. BENCH_RUNS sets the
// number of runs (3); `npm run bench -- 2 5` measures only these goals.
import { fileURLToPath } from 'node:url';
import { browserAdvice, ensureBrowser } from './support/browser.mjs';
import { ensure, giveUp } from './support/ensure.mjs';

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
    goals: process.argv.slice(2).map(Number),
    say: (line) => console.log(line),
  });
  process.exitCode = missed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
