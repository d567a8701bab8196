import type { Page } from '@playwright/test';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import { queueTexts } from '../../../src/mentoring/texts.ts';
import { asVisitor } from '../../support/browser.ts';
import { timeGoals } from '../goals.ts';
import { mentee, mentor, type Setup } from '../support/benchSite.ts';
import { settledCalls } from '../support/calls.ts';
import { median, repeat, row, type Row } from '../support/rows.ts';
import {
  goByMenu,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
  type,
} from '../support/steps.ts';

const SLOWER = 4;

/** The milliseconds of a tap or key until the next frame. */
interface Interaction {
  shown: number;
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
        const { name, target, duration } = entry;
        const words = (target?.textContent ?? '').trim().slice(0, 24);
        const what = `${name} ${target instanceof Element ? target.localName : ''} ${words}`;
        const id = `${performance.timeOrigin} ${String(entry.interactionId)}`;
        report(id, { shown: duration, what });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return interactions;
}

/** Returns the longest interaction, ignoring one in 50, as INP does. */
function slowest(interactions: ReadonlyMap<string, Interaction>): Interaction {
  const sorted = [...interactions.values()].toSorted((one, other) => other.shown - one.shown);
  return sorted[Math.floor(sorted.length / 50)] ?? { shown: Number.NaN, what: 'nothing measured' };
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
  await goByMenu(page, shellTexts.dashboard);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * Measures the slowest response to a tap or a key on a phone four times slower than this machine.
 */
export async function interactionRows(setup: Setup): Promise<Row[]> {
  const measure = (story: (page: Page) => Promise<void>): Promise<Interaction> =>
    asVisitor(setup, {}, async (page) => {
      const interactions = await watch(page);
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await story(page);
      await page.waitForTimeout(500);
      return slowest(interactions);
    });
  const rows: Row[] = [];
  for (const [who, story] of [
    ['a mentee', (page: Page) => menteeStory(page, setup.origin)],
    ['a mentor', mentorStory],
  ] as const) {
    const interactions = await repeat(setup.runs, () => measure(story));
    const acts = interactions.map(({ shown, what }) => `${what} ${shown} ms`).join('; ');
    const shown = median(interactions.map((interaction) => interaction.shown));
    rows.push(row(`INP of ${who}, ${SLOWER} × slower`, shown, 'ms', timeGoals.interaction, acts));
  }
  return rows;
}
