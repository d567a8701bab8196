import { mkdir } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { badLineRows } from './measures/badLine.ts';
import { openBrowser } from './support/browser.ts';
import { firstEveningRows } from './measures/firstEvening.ts';
import { journeyRows } from './measures/callCounts.ts';
import { writeFloor } from './support/floor.ts';
import { timeGoals } from './goals.ts';
import { interactionRows } from './measures/interaction.ts';
import { memoryRows } from './measures/memory.ts';
import { databaseFile, origin, scratch } from './support/place.ts';
import { build, servePreview, serveStart } from './support/processes.ts';
import { lighthouseRows } from './measures/publicPages.ts';
import { takeAlongRows } from './measures/takeAlong.ts';
import { isMet, tableOf, type Row } from './support/rows.ts';
import { scriptingRows } from './measures/scripting.ts';
import { secondVisitRows } from './measures/secondVisit.ts';
import { updateRows } from './measures/updates.ts';
import { memberRows, publicRows } from './support/visits.ts';
import { openWorld, thirtyTasks, type World } from './support/world.ts';

interface Order {
  executablePath: string;
  /** The number of runs for values that vary. */
  runs: number;
  /** The goals to measure, or an empty list for all goals. */
  goals: readonly number[];
  /** Receives the progress, a line at a time. */
  say: (line: string) => void;
}

const seconds = (what: string, taken: number, limit: number): Row => ({
  goal: 8,
  what,
  measured: taken,
  limit,
  unit: 's',
  binds: false,
});

type Part = readonly [goals: readonly number[], name: string, rows: () => Promise<Row[]>];

/** Serves a new build with a changed line in a source file. */
type Deploy = (changed: string) => Promise<void>;

function partsOf(
  { executablePath, runs }: Order,
  browser: Browser,
  world: World,
  deploy: Deploy,
): Part[] {
  return [
    [[1, 4], 'Lighthouse', () => lighthouseRows(executablePath, origin, runs)],
    [[2, 3], 'bytes, pictures and fonts of public pages', () => publicRows(browser, origin)],
    [[2, 5], 'bytes and calls of the dashboards', () => memberRows(browser, origin)],
    [[5], 'calls of journeys', () => journeyRows(browser, origin)],
    [[2, 5], 'a track saved offline', () => takeAlongRows(browser, origin)],
    [[7], 'second visit', () => secondVisitRows(browser, origin)],
    [[4], 'bad line', () => badLineRows(browser, origin, world, runs)],
    [[4], 'first evening', () => firstEveningRows(browser, origin, world, runs)],
    [[6], 'scripting', () => scriptingRows(browser, origin, world, runs)],
    [[6], 'interaction', () => interactionRows(browser, origin, world, runs)],
    [[6], 'memory', () => memoryRows(browser, origin, world)],
    // Last, because it replaces the build.
    [[7], 'updates', () => updateRows(browser, origin, deploy)],
  ];
}

/** A measurement that throws counts as a missed goal. The others continue. */
async function measured([goals, name, rows]: Part): Promise<Row[]> {
  try {
    return await rows();
  } catch (error) {
    // Playwright's messages are long and have colours.
    const words = stripVTControlCharacters(String(error));
    const note = words.replaceAll(/\s+/g, ' ').slice(0, 300);
    const goal = goals[0] ?? 0;
    const what = `${name}: could not be measured`;
    return [{ goal, what, measured: Number.NaN, limit: 0, unit: '', binds: true, note }];
  }
}

async function inBrowser(order: Order, world: World, deploy: Deploy): Promise<Row[]> {
  const { goals, say, executablePath } = order;
  const browser = await openBrowser(executablePath);
  const rows: Row[] = [];
  try {
    for (const part of partsOf(order, browser, world, deploy)) {
      const [of, name] = part;
      if (goals.length > 0 && !of.some((goal) => goals.includes(goal))) continue;
      say(`Measuring: ${name} …`);
      world.lay(thirtyTasks);
      rows.push(...(await measured(part)));
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/**
 * Builds, serves, measures and prints the table.
 * @returns how many binding goals were missed
 */
export async function bench(order: Order): Promise<number> {
  const { goals, runs, say } = order;
  await mkdir(scratch, { recursive: true });
  say('Building …');
  const rows = [seconds('npm run build', await build(), timeGoals.build)];
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
    if (goals.length === 0 || goals.includes(8)) {
      const start = await serveStart();
      await start.stop();
      rows.push(seconds('npm start to a served page', start.seconds, timeGoals.start));
    }
  } finally {
    world.close();
  }

  const sorted = rows.toSorted((one, other) => one.goal - other.goal);
  const missed = sorted.filter((row) => row.binds && !isMet(row));
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1e9)} GB`;
  say(`\n${tableOf(sorted)}\n`);
  say(
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, medians of ${runs}`,
  );
  say(`${missed.length} binding goals missed`);
  return missed.length;
}
