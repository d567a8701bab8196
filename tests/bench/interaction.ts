import type { Browser, Page } from '@playwright/test';
import { shellTexts } from '../../src/texts/shell.ts';
import { queueTexts } from '../../src/texts/mentor.ts';
import { asVisitor, phone } from './browser.ts';
import { settledCalls } from './calls.ts';
import { timeGoals } from './goals.ts';
import type { Row } from './rows.ts';
import {
  goBySidebar,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
} from './steps.ts';
import { mentee, mentor, type World } from './world.ts';

const SLOWER = 4;

/** Keeps the longest interaction of all pages of the tab, with its kind and target. */
async function watch(page: Page): Promise<() => Promise<{ ms: number; what: string }>> {
  let longest = { ms: 0, what: '' };
  await page.exposeFunction('benchInteraction', (ms: number, what: string) => {
    if (ms > longest.ms) longest = { ms, what };
  });
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'benchInteraction');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        const target = 'target' in entry && entry.target instanceof Element ? entry.target : null;
        const words = (target?.textContent ?? '').trim().slice(0, 30);
        const what = `${entry.name} ${target?.localName ?? ''} ${words}`;
        if (typeof report === 'function') report(entry.duration, what);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    await page.waitForTimeout(500);
    return longest;
  };
}

async function menteeStory(page: Page, origin: string): Promise<void> {
  await logIn(page, mentee);
  await pendingTable(page).waitFor();
  await settledCalls(origin);
  await goBySidebar(page, shellTexts.tasks);
  await openFirstBrief(page);
  await submitOpenTask(page);
  await goBySidebar(page, shellTexts.profile);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function mentorStory(page: Page): Promise<void> {
  await logIn(page, mentor);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await goBySidebar(page, shellTexts.tasks);
  await page.getByRole('button', { name: queueTexts.states.waiting, exact: true }).click();
  await gradeNext(page);
  await goBySidebar(page, shellTexts.mentee);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Goal 6: the slowest answer to a tap or a key on a phone four times slower than this machine. */
export async function interactionRows(
  browser: Browser,
  origin: string,
  world: World,
): Promise<Row[]> {
  world.lay({ tasks: 30, submitted: 10, queue: 40 });
  const stories = [
    ["the mentee's story", (page: Page) => menteeStory(page, origin)],
    ["the mentor's story", mentorStory],
  ] as const;
  const rows: Row[] = [];
  for (const [what, story] of stories) {
    const { ms, what: slowest } = await asVisitor(
      browser,
      { origin, viewport: phone },
      async (page) => {
        const longest = await watch(page);
        const client = await page.context().newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await story(page);
        return longest();
      },
    );
    rows.push({
      goal: 6,
      what: `${what}, ${SLOWER} × slower: longest interaction`,
      measured: ms,
      limit: timeGoals.interaction,
      unit: 'ms',
      binds: false,
      note: slowest,
    });
  }
  return rows;
}
