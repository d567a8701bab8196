import type { Browser, Page } from '@playwright/test';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import { queueTexts } from '../../../src/mentoring/texts.ts';
import { asVisitor, phone } from '../support/browser.ts';
import { floorListPath } from '../support/floor.ts';
import { settledCalls } from '../support/calls.ts';
import { timeGoals } from '../goals.ts';
import { median, type Row } from '../support/rows.ts';
import {
  goByMenu,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
  type,
} from './steps.ts';
import { mentee, mentor, thirtyTasks, type World } from '../support/world.ts';

const SLOWER = 4;

/** The milliseconds of a tap or key until the next frame, and until its handlers were done. */
interface Interaction {
  shown: number;
  worked: number;
  what: string;
}

/** Collects all interactions of the tab, across its pages. */
async function watch(page: Page): Promise<Map<string, Interaction>> {
  const interactions = new Map<string, Interaction>();
  await page.exposeFunction('benchInteraction', (id: string, next: Interaction) => {
    const previous = interactions.get(id);
    if (!previous || next.shown > previous.shown) interactions.set(id, next);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const report: unknown = Reflect.get(window, 'benchInteraction');
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !('interactionId' in entry)) continue;
        if (entry.interactionId === 0 || typeof report !== 'function') continue;
        const { name, target, duration, startTime, processingEnd } = entry;
        const words = (target?.textContent ?? '').trim().slice(0, 24);
        const what = `${name} ${target instanceof Element ? target.localName : ''} ${words}`;
        const id = `${performance.timeOrigin} ${String(entry.interactionId)}`;
        report(id, { shown: duration, worked: processingEnd - startTime, what });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return interactions;
}

/** The longest interaction, ignoring one in 50, as INP does. */
function slowest(interactions: ReadonlyMap<string, Interaction>): Interaction {
  const sorted = [...interactions.values()].toSorted((one, other) => other.shown - one.shown);
  return (
    sorted[Math.floor(sorted.length / 50)] ?? { shown: 0, worked: 0, what: 'nothing measured' }
  );
}

/** Types on a page without listeners, to measure the machine's own share. */
async function floorStory(page: Page): Promise<void> {
  await page.goto(floorListPath);
  await type(page.getByLabel('Words'), 'Good structure. Check the contrast.');
}

async function menteeStory(page: Page, origin: string): Promise<void> {
  await logIn(page, mentee);
  await pendingTable(page).waitFor();
  await settledCalls(origin);
  await goByMenu(page, shellTexts.tasks);
  await openFirstBrief(page);
  await submitOpenTask(page, type);
  await goByMenu(page, shellTexts.profile);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function mentorStory(page: Page): Promise<void> {
  await logIn(page, mentor);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await goByMenu(page, shellTexts.tasks);
  await page.getByText(queueTexts.fold, { exact: true }).click();
  await page.getByRole('button', { name: queueTexts.states.all, exact: true }).click();
  await gradeNext(page, type);
  await goByMenu(page, shellTexts.mentee);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * Goal 6: the slowest response to a tap or a key on a phone four times slower than this machine,
 * medians.
 */
export async function interactionRows(
  browser: Browser,
  origin: string,
  world: World,
  runs: number,
): Promise<Row[]> {
  world.lay(thirtyTasks);
  const measure = (story: (page: Page) => Promise<void>): Promise<Interaction> =>
    asVisitor(browser, { origin, viewport: phone }, async (page) => {
      const interactions = await watch(page);
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await story(page);
      await page.waitForTimeout(500);
      return slowest(interactions);
    });
  const floor = await measure(floorStory);
  const stories = [
    ["the mentee's story", (page: Page) => menteeStory(page, origin)],
    ["the mentor's story", mentorStory],
  ] as const;
  const rows: Row[] = [];
  for (const [what, story] of stories) {
    const interactions: Interaction[] = [];
    for (let run = 0; run < runs; run += 1) interactions.push(await measure(story));
    const acts = interactions.map(
      ({ shown, worked, what: act }) => `${act} ${shown} ms, own work ${Math.round(worked)}`,
    );
    rows.push({
      goal: 6,
      what: `${what}, ${SLOWER} × slower: INP`,
      measured: median(interactions.map(({ shown }) => shown)),
      limit: timeGoals.interaction,
      unit: 'ms',
      binds: false,
      note: `${acts.join('; ')}; a bare text field ${floor.shown} ms`,
    });
  }
  return rows;
}
