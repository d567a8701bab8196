import type { CDPSession, Page } from '@playwright/test';
import { allSubmissions, paths } from '../../../src/paths.ts';
import { tasksTexts } from '../../../src/learning/home/texts.ts';
import { gradebookTexts } from '../../../src/mentoring/gradebook/texts.ts';
import { reviewTexts, queueTexts } from '../../../src/mentoring/texts.ts';
import { listTexts, paginationTexts } from '../../../src/ui/list/texts.ts';
import { asVisitor, desk, type Setup } from '../support/browser.ts';
import { settledCalls } from '../support/calls.ts';
import { median, printed, type Row } from '../support/rows.ts';
import { pendingTable } from '../support/steps.ts';
import { mentee, mentor, type BenchDatabase } from '../support/benchDatabase.ts';

/** Measures this long after a click, in milliseconds. The search begins after 200. */
const AFTER = 450;

/**
 * Returns the milliseconds that the page has spent in scripts, and in all tasks with styles and
 * layout.
 */
async function spent(client: CDPSession): Promise<{ scripts: number; tasks: number }> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { scripts: of('ScriptDuration') * 1000, tasks: of('TaskDuration') * 1000 };
}

type Acts = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Measures the page's processor time, because on a shared machine the clock would include other
 * processes.
 */
async function watched(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return client;
}

/** Returns the median cost of each action. */
async function costs(page: Page, subject: string, rounds: number, acts: Acts): Promise<Row[]> {
  const client = await watched(page);
  const times: { what: string; scripts: number; tasks: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, act] of Object.entries(acts)) {
      const before = await spent(client);
      await act();
      await page.waitForTimeout(AFTER);
      const after = await spent(client);
      const scripts = after.scripts - before.scripts;
      times.push({ what, scripts, tasks: after.tasks - before.tasks });
    }
  }
  return Object.keys(acts).map((what) => {
    const ofAct = times.filter((time) => time.what === what);
    const scripts = median(ofAct.map((time) => time.scripts));
    const tasks = Math.round(median(ofAct.map((time) => time.tasks)));
    const note = `all work with styles and layout ${tasks} ms`;
    return scriptingRow(`${subject}, ${what}`, scripts, note);
  });
}

const scriptingRow = (what: string, measured: number, note: string): Row =>
  printed(`${what}: scripting`, Math.round(measured), 'ms', null, note);

async function queueCosts(page: Page, rounds: number): Promise<Row[]> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const search = page.getByRole('searchbox', { name: listTexts.search }).last();
  return costs(page, '1,000 submissions', rounds, {
    order: () => page.getByLabel(listTexts.order, { exact: true }).selectOption('task'),
    filter: () => button(queueTexts.states.waiting).click(),
    'page turn': () => button(paginationTexts.next).click(),
    'all again': () => button(queueTexts.states.all).click(),
    search: () => search.fill('task 7'),
    'search emptied': () => search.fill(''),
  });
}

async function taskCosts(page: Page, rounds: number): Promise<Row[]> {
  const pages = page.getByRole('navigation', { name: paginationTexts.pages(tasksTexts.pending) });
  const turn = (name: string) => pages.getByRole('button', { name, exact: true }).click();
  return costs(page, "500 tasks in the mentee's tables", rounds, {
    'page turn': () => turn(paginationTexts.next),
    'page back': () => turn(paginationTexts.previous),
  });
}

/** Measures a gradebook of 60 mentees by 60 tasks; the bench's two mentees are rows too. */
async function gradebookRows(page: Page, rounds: number): Promise<Row[]> {
  const client = await watched(page);
  await page.goto(paths.gradebook, { waitUntil: 'networkidle' });
  await page.getByText(gradebookTexts.found(62, 60), { exact: true }).waitFor();
  const { scripts } = await spent(client);
  const elements = await page.locator('*').count();
  const table = page.getByRole('table');
  const order = page.getByLabel(listTexts.order, { exact: true });
  const comment = page.getByRole('textbox', { name: reviewTexts.yourComment, exact: true });
  const search = page.getByRole('searchbox', { name: listTexts.search }).last();
  const rows = await costs(page, 'gradebook', rounds, {
    'lowest average first': () => order.selectOption('mean'),
    'by name again': () => order.selectOption(''),
    search: () => search.fill('1'),
    'search emptied': () => search.fill(''),
    'a cell opened': () => table.locator('td a').first().click(),
    'a letter of the comment': () => comment.press('a'),
    'back to it': async () => {
      await comment.press('Backspace');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  });
  return [scriptingRow('gradebook, first opened', scripts, `${elements} elements`), ...rows];
}

/** Measures the processor time of big tables. */
export async function bigTableRows(setup: Setup & { database: BenchDatabase }): Promise<Row[]> {
  const { origin, runs, database } = setup;
  // The mentor's queue has 1,000 submissions, the mentee's own among them.
  database.fillWith({ tasks: 500, submitted: 100, queue: 900 });
  const queue = await asVisitor(setup, { as: mentor, viewport: desk }, async (page) => {
    await page.goto(allSubmissions, { waitUntil: 'networkidle' });
    await page.getByText(queueTexts.found(1000), { exact: true }).waitFor();
    return queueCosts(page, runs);
  });
  const tasks = await asVisitor(setup, { as: mentee, viewport: desk }, async (page) => {
    await page.goto(paths.tasks, { waitUntil: 'networkidle' });
    await pendingTable(page).waitFor();
    await settledCalls(origin);
    return taskCosts(page, runs);
  });
  database.fillWith({ tasks: 60, submitted: 0, queue: 3600, mentees: 60 });
  const gradebook = await asVisitor(setup, { as: mentor, viewport: desk }, (page) =>
    gradebookRows(page, runs),
  );
  return [...queue, ...tasks, ...gradebook];
}
