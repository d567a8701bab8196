import { chromium, type BrowserContext, type Page, type Route } from '@playwright/test';
import { toSubmitTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import config from '../playwright.config.ts';
import { amina, bukola } from '../../support/people.ts';
import { submission } from './dashboard.ts';
import { gate } from './gate.ts';
import { expect, type Site } from './site.ts';

/** A task that Amina and Bukola have not submitted. */
const taskId = starterId('task', 'web-first-repo');

/** What Amina writes about it. */
export const work = {
  taskUrl: 'https://git.example/amina/first',
  menteeComment: 'The branches were hard, the rest was fun.',
};

/** Opens the form of the task in a tab. */
export async function openForm(tab: Page) {
  await tab.goto(toSubmitTask(taskId));
  const form = submission(tab);
  await expect(form.comment).toBeVisible();
  return form;
}

/** What Bukola writes about it. */
export const bukolasWork = {
  taskUrl: 'https://git.example/bukola/first',
  menteeComment: 'I asked my pupils to read every commit.',
};

export const draftSaved = (tab: Page) =>
  tab.getByText(/^Draft saved (on this device|in this tab)$/);
export const sent = (tab: Page) => tab.getByText('Successfully sumitted Task');

/** Returns what the service has about the task, by the name of its author. */
export const received = (site: Site) =>
  site.db.all<{ by: string; taskUrl: string; menteeComment: string }>(
    `SELECT firstName AS "by", taskUrl, menteeComment FROM submissions
     JOIN users ON users.id = menteeId WHERE taskId = ? AND menteeId IN (?, ?)`,
    [taskId, amina.id, bukola.id],
  );

/**
 * Returns what the service has told Amina about herself: her address, and her mentors' comments.
 */
export const responsesTo = (site: Site): string[] => [
  amina.email,
  ...site.db
    .all<{ mentorComment: string }>(
      'SELECT mentorComment FROM submissions WHERE menteeId = ? AND mentorComment IS NOT NULL',
      [amina.id],
    )
    .map(({ mentorComment }) => mentorComment),
];

/** Collects the sends of the task's work from now on, from all tabs. */
export function sendsOf(context: BrowserContext): string[] {
  const sends: string[] = [];
  context.on('request', (request) => {
    const isSend = request.method() === 'POST' && request.url().includes(`/tasks/${taskId}/`);
    if (isSend) sends.push(request.postData() ?? '');
  });
  return sends;
}

export async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** Finds the home page of a user. */
export const home = (tab: Page, firstName: string) =>
  tab.getByRole('heading', { name: new RegExp(firstName) });

export const loginPage = (tab: Page) => tab.getByRole('heading', { name: 'Welcome back' });

export const loginAgain = (tab: Page) =>
  tab.getByRole('dialog', { name: 'Log in again to continue' });

/** Finds the account button of whoever uses the tab. */
export const accountOf = (tab: Page, initials: string) =>
  tab.getByRole('button', { name: `Your account, ${initials}` });

export async function logOut(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(loginPage(tab)).toBeVisible();
}

/** Catches the next send of the task's work. Unless `arrives`, the service never gets it. */
export async function catchSend(context: BrowserContext, arrives = true) {
  const address = `**/api/tasks/${taskId}/submissions`;
  const arrival = gate();
  const verdict = gate<'response' | 'loss'>();
  const hold = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = arrives ? await route.fetch() : null;
    arrival.open();
    const isKept = (await verdict.opened) === 'response';
    const end = isKept && response ? route.fulfill({ response }) : route.abort();
    // The tab may have been closed by then.
    await end.catch(() => undefined);
    await context.unroute(address, hold);
  };
  await context.route(address, hold);
  return {
    arrived: arrival.opened,
    respond: () => verdict.open('response'),
    lose: () => verdict.open('loss'),
  };
}

/**
 * Stops a tab as a phone stops one in the background, so that it misses what happens in the
 * meantime.
 */
async function freeze(tab: Page): Promise<{ thaw: () => Promise<void> }> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  void session.send('Runtime.evaluate', { expression: 'debugger' }).catch(() => undefined);
  await paused;
  return {
    thaw: async () => {
      await session.send('Debugger.resume');
      await session.detach();
    },
  };
}

interface Moment {
  /** What a mentee does in the meantime. */
  does: string;
  /** Begins it in a tab, and returns what ends it. */
  begin: (tab: Page) => Promise<() => unknown>;
}

/** When somebody else may act in another tab. */
export const moments: Moment[] = [
  {
    does: 'types',
    begin: async (tab) => {
      const form = await openForm(tab);
      await form.write(work);
      await expect(draftSaved(tab)).toBeVisible();
      return () => undefined;
    },
  },
  {
    does: 'sends',
    begin: async (tab) => {
      const form = await openForm(tab);
      await form.write(work);
      const send = await catchSend(tab.context());
      await form.submit.click();
      await send.arrived;
      return send.respond;
    },
  },
  {
    does: 'has a frozen tab',
    begin: async (tab) => {
      const form = await openForm(tab);
      await form.write(work);
      // Browsers freeze only hidden tabs, and a tab that was hidden has stored its draft.
      await form.comment.blur();
      const { thaw } = await freeze(tab);
      return thaw;
    },
  },
];

/** Moves a phone's clock by milliseconds, back if negative, including in the tabs that are open. */
export const setClockAhead = (context: BrowserContext, ms: number): Promise<void> =>
  context.clock.setSystemTime(Date.now() + ms);

/** Opens a browser that keeps pages for Back and Forward, which Playwright switches off. */
export async function openKeepingBrowser(site: Site) {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    ...config.use?.contextOptions,
    baseURL: site.origin,
    serviceWorkers: 'block',
  });
  return { browser, context };
}
