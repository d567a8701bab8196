/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import { chromium, type BrowserContext, type Page, type Route } from '@playwright/test';
import { tokenKey } from '../../../src/auth/session.ts';
import { toSubmitTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { createTokens } from '../../sandbox/services/tokens.ts';
import config from '../playwright.config.ts';
import { amina, bukola } from '../../support/people.ts';
import { logIn } from './account.ts';
import { submission } from './dashboard.ts';
import { gate } from './gate.ts';
import { expect, type Site } from './site.ts';

/** A task that Amina and Bukola have not submitted. */
const taskId = starterId('task', 'web-first-repo');

export const HOUR = 60 * 60 * 1000;

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

/** Logs Bukola in, in a new tab, where Amina's login has expired. */
export async function logInInstead(context: BrowserContext, site: Site): Promise<Page> {
  await site.expireTokens();
  const tab = await newTab(context, '/dashboard');
  await expect(loginAgain(tab)).toBeVisible();
  await logIn(tab, bukola);
  await expect(home(tab, 'Bukola')).toBeVisible();
  return tab;
}

/** Leaves a dashboard whose login has expired, with all drafts on the device. */
export async function leaveExpired(tab: Page, site: Site): Promise<void> {
  await site.expireTokens();
  await tab.reload();
  await loginAgain(tab).getByRole('button', { name: 'Leave instead' }).click();
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

interface Stores {
  local: string;
  databases: string;
  caches: string;
  workers: string;
}

/** Reads every store of the device, from a page without scripts. */
export async function storesOf(context: BrowserContext): Promise<Stores> {
  const tab = await newTab(context, '/robots.txt');
  const stores = await tab.evaluate(async () => {
    const ask = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no response')));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        databases.push(name, store, await ask(entries.getAllKeys()), await ask(entries.getAll()));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isData = /json/.test(response?.headers.get('content-type') ?? '');
        cached.push(name, request.url, isData ? ((await response?.text()) ?? '') : '');
      }
    }
    // The count of requests belongs to the network, not to a person.
    const local = Object.entries(localStorage).filter(([key]) => !key.endsWith('_allowance'));
    return {
      local: JSON.stringify(local.toSorted(([a], [b]) => a.localeCompare(b))),
      databases: JSON.stringify(databases),
      caches: cached.join('\n'),
      workers: String((await navigator.serviceWorker.getRegistrations()).length),
    };
  });
  await tab.close();
  return stores;
}

/** Reads what a tab shows and keeps. */
const keptBy = (tab: Page): Promise<Record<string, string>> =>
  tab.evaluate(() => ({
    page: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea')]
      .map((field) => String(Reflect.get(field, 'value')))
      .join('\n'),
    history: JSON.stringify(history.state),
    session: JSON.stringify(Object.entries(sessionStorage)),
  }));

/** Makes the claims of tokens readable. */
const withClaims = (text: string): string =>
  text.replaceAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g, (_, claims: string) =>
    Buffer.from(claims, 'base64url').toString(),
  );

const found = (
  place: string,
  kept: Record<string, string> | Stores,
  texts: readonly string[],
): string[] =>
  Object.entries(kept).flatMap(([store, content]) =>
    texts
      .filter((text) => withClaims(content).includes(text))
      .map((text) => `${place} ${store}: ${text}`),
  );

/** Returns which of the texts the open tabs still have. */
export async function foundInTabs(context: BrowserContext, texts: readonly string[]) {
  const all: string[] = [];
  for (const tab of context.pages()) all.push(...found(tab.url(), await keptBy(tab), texts));
  return all;
}

/** Returns which of the texts the device still has in any store. */
export const foundInStores = async (context: BrowserContext, texts: readonly string[]) =>
  found('device', await storesOf(context), texts);

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

/** Logs Amina in for some seconds, before the first page; the result waits until that has ended. */
export async function beLoggedInBriefly(tab: Page, site: Site, seconds: number) {
  const end = Date.now() + (seconds + 1) * 1000;
  const claims = { email: amina.email, userId: amina.id, role: 'MENTEE' } as const;
  const value = await createTokens(site.db, () => new Date(), seconds).sign(claims);
  const localStorage = [{ name: tokenKey, value }];
  await tab
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
  return { untilExpired: () => tab.waitForFunction((moment) => Date.now() > moment, end) };
}
