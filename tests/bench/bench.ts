import { mkdir } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { timeGoals } from './goals.ts';
import { bigTableRows } from './measures/bigTables.ts';
import { dashboardRows } from './measures/dashboards.ts';
import { firstLoginRows } from './measures/firstLogin.ts';
import { interactionRows } from './measures/interaction.ts';
import { journeyRows } from './measures/journeys.ts';
import { lighthouseRows } from './measures/lighthouse.ts';
import { memoryRows } from './measures/memory.ts';
import { publicRows } from './measures/publicPages.ts';
import { saveOfflineRows } from './measures/saveOffline.ts';
import { secondVisitRows } from './measures/secondVisit.ts';
import { slowConnectionRows } from './measures/slowConnection.ts';
import { updateRows } from './measures/updates.ts';
import { openBrowser } from './support/browser.ts';
import { writeFloor } from './support/floor.ts';
import { databaseFile, origin, scratch } from './support/place.ts';
import { build, servePreview, serveStart } from './support/processes.ts';
import { binding, isMet, printed, tableOf, type Row } from './support/rows.ts';
import { openWorld, thirtyTasks, type World } from './support/world.ts';

interface Order {
  executablePath: string;
  /** The number of runs for values that vary. */
  runs: number;
  /** The parts to measure; empty: the numbers of README's table. */
  names: readonly string[];
  isAll: boolean;
  say: (line: string) => void;
}

interface Part {
  /** True if README's table of numbers has it. */
  isUsual: boolean;
  /** @param isWhole false: only what README's table shows */
  rows: (isWhole: boolean) => Promise<Row[]>;
}

const usual = (rows: Part['rows']): Part => ({ isUsual: true, rows });
const onRequest = (rows: Part['rows']): Part => ({ isUsual: false, rows });

type Deploy = (changed: string) => Promise<void>;

const partsOf = (
  { executablePath, runs }: Order,
  browser: Browser,
  world: World,
  deploy: Deploy,
): Record<string, Part> => ({
  'public-pages': usual((isWhole) => publicRows(browser, origin, isWhole)),
  dashboards: usual((isWhole) => dashboardRows(browser, origin, isWhole)),
  journeys: usual(() => journeyRows(browser, origin)),
  'slow-connection': usual((isWhole) => slowConnectionRows(browser, origin, runs, isWhole)),
  lighthouse: usual((isWhole) => lighthouseRows(executablePath, origin, runs, isWhole)),
  interaction: usual(() => interactionRows(browser, origin, runs)),
  'save-offline': onRequest(() => saveOfflineRows(browser, origin)),
  'second-visit': onRequest(() => secondVisitRows(browser, origin)),
  'first-login': onRequest(() => firstLoginRows(browser, origin, runs)),
  'big-tables': onRequest(() => bigTableRows(browser, origin, world, runs)),
  memory: onRequest(() => memoryRows(browser, origin)),
  // These replace the build and the server, so they are last.
  updates: usual((isWhole) => updateRows(browser, origin, deploy, isWhole)),
});

/** A measurement that throws counts as a missed goal. The others continue. */
async function measured(name: string, rows: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows();
  } catch (error) {
    // Playwright's messages are long and have colours.
    const words = stripVTControlCharacters(String(error));
    const note = words.replaceAll(/\s+/g, ' ').slice(0, 300);
    return [binding(`${name}: could not be measured`, Number.NaN, '', 0, note)];
  }
}

async function inBrowser(order: Order, world: World, deploy: Deploy): Promise<Row[]> {
  const { names, isAll, say, executablePath } = order;
  const browser = await openBrowser(executablePath);
  const rows: Row[] = [];
  try {
    const parts = partsOf(order, browser, world, deploy);
    const unknown = names.find((name) => !(name in parts));
    if (unknown) throw new Error(`${unknown} is not one of ${Object.keys(parts).join(', ')}`);
    for (const [name, part] of Object.entries(parts)) {
      const isWhole = isAll || names.includes(name);
      if (!isWhole && (names.length > 0 || !part.isUsual)) continue;
      const start = performance.now();
      world.lay(thirtyTasks);
      rows.push(...(await measured(name, () => part.rows(isWhole))));
      say(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Builds, serves, measures and prints the table. Returns how many binding goals were missed. */
export async function bench(order: Order): Promise<number> {
  const { isAll, runs, say } = order;
  await mkdir(scratch, { recursive: true });
  say('Building …');
  const rows = [printed('npm run build', await build(), 's', timeGoals.build)];
  await writeFloor();

  const world = openWorld(databaseFile);
  try {
    world.lay(thirtyTasks);
    let preview = await servePreview();
    const deploy: Deploy = async (changed) => {
      await preview.stop();
      await build(changed);
      preview = await servePreview();
    };
    try {
      rows.push(...(await inBrowser(order, world, deploy)));
    } finally {
      await preview.stop();
    }
    if (isAll) {
      const start = await serveStart();
      await start.stop();
      rows.push(printed('npm start to a served page', start.seconds, 's', timeGoals.start));
    }
  } finally {
    world.close();
  }

  const missed = rows.filter((row) => row.binds && !isMet(row));
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1e9)} GB`;
  say(`\n${tableOf(rows)}\n`);
  say(
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, medians of ${runs}`,
  );
  say(`${missed.length} binding goals missed`);
  return missed.length;
}
