import { mkdir } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
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
import { openBrowser, type Setup } from './support/browser.ts';
import { writeFloor } from './support/floor.ts';
import { databaseFile, origin, scratch } from './support/place.ts';
import { build, servePreview, startSeconds } from './support/processes.ts';
import { binding, isMet, printed, tableOf, type Row } from './support/rows.ts';
import { openBenchDatabase, thirtyTasks, type BenchDatabase } from './support/benchDatabase.ts';

interface Order {
  executablePath: string;
  /** The number of runs for values that vary. */
  runs: number;
  /** The parts to measure; empty for the most important numbers. */
  names: readonly string[];
  isAll: boolean;
  say: (line: string) => void;
}

interface Site {
  executablePath: string;
  database: BenchDatabase;
  deploy: (changed: string) => Promise<void>;
}

type Part = (setup: Setup & Site) => Promise<Row[]>;

const parts: Readonly<Record<string, Part>> = {
  'public-pages': publicRows,
  dashboards: dashboardRows,
  journeys: journeyRows,
  'slow-connection': slowConnectionRows,
  lighthouse: lighthouseRows,
  interaction: interactionRows,
  'save-offline': saveOfflineRows,
  'second-visit': secondVisitRows,
  'first-login': firstLoginRows,
  'big-tables': bigTableRows,
  memory: memoryRows,
  // This part replaces the build and the server, so it is last.
  updates: updateRows,
};

/** The parts that are measured only on request. */
const onRequest = new Set(['save-offline', 'second-visit', 'first-login', 'big-tables', 'memory']);

/** Runs a measurement. One that throws counts as a missed goal, and the others continue. */
async function measured(name: string, part: Part, setup: Setup & Site): Promise<Row[]> {
  try {
    return await part(setup);
  } catch (error) {
    // Playwright's messages are long and have colours.
    const words = stripVTControlCharacters(String(error));
    const note = words.replaceAll(/\s+/g, ' ').slice(0, 300);
    return [binding(`${name}: could not be measured`, Number.NaN, '', 0, note)];
  }
}

async function inBrowser({ names, isAll, runs, say }: Order, site: Site): Promise<Row[]> {
  const browser = await openBrowser(site.executablePath);
  const rows: Row[] = [];
  try {
    for (const [name, part] of Object.entries(parts)) {
      const isWhole = isAll || names.includes(name);
      if (!isWhole && (names.length > 0 || onRequest.has(name))) continue;
      const start = performance.now();
      site.database.fillWith(thirtyTasks);
      rows.push(...(await measured(name, part, { ...site, browser, origin, runs, isWhole })));
      say(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Builds, serves, measures and prints the table. Returns how many binding goals were missed. */
export async function bench(order: Order): Promise<number> {
  const { executablePath, names, isAll, runs, say } = order;
  const unknown = names.find((name) => !(name in parts));
  if (unknown) throw new Error(`${unknown} is not one of ${Object.keys(parts).join(', ')}`);
  await mkdir(scratch, { recursive: true });
  say('Building …');
  const rows = [printed('npm run build', build(), 's', null)];
  await writeFloor();

  const database = openBenchDatabase(databaseFile);
  try {
    database.fillWith(thirtyTasks);
    let preview = await servePreview();
    const deploy = async (changed: string): Promise<void> => {
      await preview.stop();
      build(changed);
      preview = await servePreview();
    };
    try {
      rows.push(...(await inBrowser(order, { executablePath, database, deploy })));
    } finally {
      await preview.stop();
    }
    if (isAll) {
      const seconds = await startSeconds();
      rows.push(printed('npm start to a served page', seconds, 's', null));
    }
  } finally {
    database.close();
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
