// `npm run bench`: measures the numbers of src/docs/performance.md against their goals, in some
// minutes. `npm run bench -- lighthouse bytes` measures only these parts. BENCH_RUNS sets the number
// of runs for times (3).
import { requireBrowser } from './support/browser.mjs';
import { withModule } from './support/ensure.mjs';

await withModule('bench/bench.ts', async ({ bench }) => {
  await bench({
    executablePath: await requireBrowser(),
    runs: Number(process.env.BENCH_RUNS) || 3,
    names: process.argv.slice(2),
    say: console.log,
  });
  return 0;
});
