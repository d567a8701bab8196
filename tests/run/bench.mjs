// `npm run bench`: measures the most important numbers against their goals, in six minutes.
// `npm run bench -- lighthouse updates` measures only these parts, and in full; `--all` measures
// every part. BENCH_RUNS sets the number of runs (3).
import { parseArgs } from 'node:util';
import { requireBrowser } from './support/browser.mjs';
import { withModule } from './support/ensure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

await withModule('bench/bench.ts', async ({ bench }) => {
  const missed = await bench({
    executablePath: await requireBrowser(),
    runs: Number(process.env.BENCH_RUNS) || 3,
    names: positionals,
    isAll: values.all,
    say: console.log,
  });
  return missed === 0 ? 0 : 1;
});
