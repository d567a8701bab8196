import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import buildSite from '../e2e/support/buildSite.ts';
import { root } from '../e2e/support/server.ts';
import type { Driver } from './driver.ts';
import { type Engine, engines } from './engines.ts';
import { type Journey, journeys } from './journeys.ts';
import { messageOf, personOf } from './person.ts';
import { openJourneySite, type JourneySite } from './journeySite.ts';

const folder = '.cache/browsers';

interface Outcome {
  engine: string;
  journey: string;
  /** Null if the journey could not be played. */
  passed: boolean | null;
  words: string;
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Open browsers and servers, to be closed at the end of the run. */
const open = new Set<Pick<JourneySite | Driver, 'close'>>();

async function closeAll(): Promise<void> {
  const closing = [...open].reverse();
  open.clear();
  for (const { close } of closing) await close();
}

async function play(engine: Engine, journey: Journey): Promise<Outcome & { version: string }> {
  const start = performance.now();
  const pictures = join(root, folder, slug(engine.name), slug(journey.name));
  mkdirSync(pictures, { recursive: true });
  let count = 0;
  const nextPicture = (name: string) => {
    count += 1;
    return join(pictures, `${String(count).padStart(2, '0')}-${slug(name)}`);
  };
  const outcome = { engine: engine.name, journey: journey.name, version: '' };
  let driver: Driver | null = null;
  try {
    const site = await openJourneySite();
    open.add(site);
    driver = await engine.start();
    open.add(driver);
    outcome.version = driver.version;
    await journey.play(personOf(driver, site, nextPicture), site);
    const complaints = new Set(driver.complaints());
    if (complaints.size > 0)
      throw new Error(`the browser complains: ${[...complaints].join('; ')}`);
    await closeAll();
    const words = `${((performance.now() - start) / 1000).toFixed(0)} s`;
    return { ...outcome, passed: true, words };
  } catch (error) {
    await driver?.picture(nextPicture('failed')).catch(() => undefined);
    await closeAll().catch(() => undefined);
    return { ...outcome, passed: false, words: messageOf(error) };
  }
}

const wordsOf = ({ engine, journey, passed, words }: Outcome): string =>
  `${engine}, ${journey}: ${passed ? 'passed' : 'FAILED'}: ${words}`;

function picked<Named extends { name: string }>(
  all: readonly Named[],
  words: readonly string[],
): readonly Named[] {
  const matches = all.filter(({ name }) => words.includes(slug(name)));
  return matches.length > 0 ? matches : all;
}

/**
 * Runs `npm run browsers`: plays each journey in each engine that can be started here. Returns the
 * exit code, which is 1 if a journey failed.
 * @param words names of engines and journeys in small letters with dashes, or nothing for all. With
 * `--possible`, an engine that cannot be installed does not count as a failure.
 */
export async function main(
  words: readonly string[],
  { log, table }: Pick<Console, 'log' | 'table'>,
): Promise<number> {
  const args = words.filter((word) => word !== '--possible');
  const names = [...engines, ...journeys].map(({ name }) => slug(name));
  const unknown = args.find((word) => !names.includes(word));
  if (unknown !== undefined) throw new Error(`${unknown} is not one of ${names.join(', ')}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void closeAll().finally(() => process.exit(130)));
  }
  rmSync(join(root, folder), { recursive: true, force: true });
  log('Building …');
  const removeBuild = buildSite();
  const outcomes: Outcome[] = [];
  try {
    for (const engine of picked(engines, args)) {
      const missing = engine.prepare();
      let name = engine.name;
      for (const journey of picked(journeys, args)) {
        if (missing !== null) {
          outcomes.push({ engine: name, journey: journey.name, passed: null, words: missing });
          continue;
        }
        const { version, ...outcome } = await play(engine, journey);
        if (version !== '') name = version;
        outcomes.push({ ...outcome, engine: name });
        log(wordsOf({ ...outcome, engine: name }));
      }
      if (missing !== null) log(`${engine.name}: not possible: ${missing}`);
    }
  } finally {
    removeBuild?.();
  }
  const rows: Record<string, Record<string, string>> = {};
  for (const { engine, journey, passed, words: why } of outcomes) {
    const cell = passed === null ? 'not possible' : passed ? `passed (${why})` : 'FAILED';
    rows[engine] = { ...rows[engine], [journey]: cell };
  }
  table(rows);
  for (const outcome of outcomes) if (outcome.passed === false) log(wordsOf(outcome));
  log(`Pictures: ${folder}`);
  // An impossible journey counts as failed.
  const counted = outcomes.filter(({ passed }) => passed !== null || args.length === words.length);
  const passed = counted.filter((outcome) => outcome.passed === true).length;
  log(`${passed} passed, ${counted.length - passed} failed`);
  return counted.length > 0 && counted.length === passed ? 0 : 1;
}
