import { availableParallelism, totalmem } from 'node:os';
import buildSite from '../e2e/support/buildSite.ts';
import { openBrowser } from '../support/browser.ts';
import { byteRows } from './measures/bytes.ts';
import { interactionRows } from './measures/interaction.ts';
import { lighthouseRows } from './measures/lighthouse.ts';
import { offlineRows } from './measures/offline.ts';
import { requestRows } from './measures/requests.ts';
import { slowConnectionRows } from './measures/slowConnection.ts';
import { openBenchSite, type Setup } from './support/benchSite.ts';
import { isMet, tableOf, type Row } from './support/rows.ts';

interface Order {
  executablePath: string;
  /** The number of runs for values that vary. */
  runs: number;
  /** The parts to measure; empty: all. */
  names: readonly string[];
  say: (line: string) => void;
}

type Part = (setup: Setup & { executablePath: string }) => Promise<Row[]>;

const parts: Readonly<Record<string, Part>> = {
  bytes: byteRows,
  offline: offlineRows,
  requests: requestRows,
  lighthouse: lighthouseRows,
  'slow-connection': slowConnectionRows,
  interaction: interactionRows,
};

/** Builds, serves, measures and prints the table. */
export async function bench({ executablePath, runs, names, say }: Order): Promise<void> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown) throw new Error(`${unknown} is not one of ${Object.keys(parts).join(', ')}`);
  say('Building …');
  const removeBuild = buildSite();
  const site = await openBenchSite();
  const browser = await openBrowser(executablePath);
  const rows: Row[] = [];
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const start = performance.now();
      site.startOver();
      rows.push(...(await part({ executablePath, browser, origin: site.origin, runs })));
      say(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
  } finally {
    await browser.close();
    await site.close();
    removeBuild?.();
  }
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1e9)} GB`;
  say(`\n${tableOf(rows)}\n`);
  say(
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, medians of ${runs}`,
  );
  const missed = rows.filter((row) => !isMet(row)).length;
  say(`${missed} goals missed`);
}
