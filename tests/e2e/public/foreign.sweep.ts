import { test as base, type Page } from '@playwright/test';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startSandbox } from '../../support/sandboxServer.ts';
import { logIn } from '../support/account.ts';
import { buildInto } from '../support/buildSite.ts';
import { serveFrom } from '../support/server.ts';
import { expect } from '../support/site.ts';

/** The API on another origin: what a real browser sends then, and what it hides. */

const mentee = { email: 'mentee@akada.example', password: 'akada-2021' };

const test = base.extend<{ sandbox: Sandbox }, { foreign: { page: string; sandbox: Sandbox } }>({
  foreign: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide, { parallelIndex }) => {
      const api = await startSandbox();
      const site = `.cache/site-${process.pid}-foreign`;
      const removeSite = buildInto(site, api.origin);
      const first = 20_000 + (process.ppid % 500) * 10 + parallelIndex;
      const server = await serveFrom(first, ':memory:', site, api.origin);
      await provide({ page: `http://127.0.0.1:${server.port}`, sandbox: api.sandbox });
      await server.stop();
      await api.close();
      removeSite();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ foreign }, provide) => {
    await provide(foreign.page);
  },
  // Each test starts without faults and with an empty log.
  sandbox: async ({ foreign: { sandbox } }, provide) => {
    sandbox.clearRequests();
    await provide(sandbox);
    sandbox.setFaults({ rateLimit: null });
  },
});

// All tests share one build.
test.describe.configure({ mode: 'default' });

const tasks = (page: Page) => page.getByRole('table').first().getByRole('link').first();

/** What the device has counted: a test fits into one window. */
const counted = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('akada_allowance') ?? '{}').spent ?? 0);

test('pre-flights are counted as they are sent, those that a quick reload reuses too', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await logIn(page, mentee);
  await expect(tasks(page)).toBeVisible();
  // Pictures are requested by the browser, once and without a pre-flight.
  const requests = () => sandbox.requests().filter(({ path }) => !path.startsWith('/api/photos/'));
  await expect(async () => {
    await page.reload();
    await expect(tasks(page)).toBeVisible();
    await page.reload();
    await expect(tasks(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Sent requests are counted first: in this order none can come in between.
    const sent = requests().length;
    const twice = 2 * requests().filter(({ method }) => method !== 'OPTIONS').length;
    const spent = await counted(page);
    expect(spent).toBeGreaterThanOrEqual(sent);
    // Some pre-flights were not sent, and not counted.
    expect(sent).toBeLessThan(twice);
    expect(spent).toBeLessThan(twice);
  }).toPass();
});

test('an allowance that others have used up is shown on the dashboard, with its end, at little cost', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await logIn(page, mentee);
  await expect(tasks(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  sandbox.clearRequests();
  sandbox.setFaults({ rateLimit: 0 });
  await page.goto('/dashboard/track');
  await expect(page.getByText(/^Too many requests from your network/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requested = sandbox.requests();
  // Each call is refused at its pre-flight, and not retried; one check of two HEAD requests finds
  // out why.
  const addresses = requested.filter(({ method }) => method !== 'HEAD').map(({ path }) => path);
  expect(addresses.sort()).toEqual([...new Set(addresses)].sort());
  expect(requested.filter(({ method }) => method === 'HEAD')).toHaveLength(2);
});

test('and on the login page', async ({ page, sandbox }) => {
  sandbox.setFaults({ rateLimit: 0 });
  await page.goto('/login');
  await logIn(page, mentee);
  await expect(page.getByText('Nobody on your network can log in just now')).toBeVisible();
  await expect(page.getByText(/from about \d.*Your password was not looked at/)).toBeVisible();
  const requested = sandbox.requests().map(({ method, path }) => `${method} ${path}`);
  expect(requested).toEqual(['OPTIONS /api/auth/login', 'HEAD /api/profile', 'HEAD /api/profile']);
  sandbox.setFaults({ rateLimit: null });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(tasks(page)).toBeVisible();
});

test('a submission that others’ requests have blocked names the limit', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await logIn(page, mentee);
  await expect(tasks(page)).toBeVisible();
  await page.goto(`/dashboard/pending-task/submit/${starterId('task', 'web-first-repo')}`);
  await page.getByLabel('Link to your work').fill('https://git.example/amina');
  await page.getByLabel('Comment').fill('The branches were hard, the rest was fun.');
  await page.waitForLoadState('networkidle');
  sandbox.setFaults({ rateLimit: 0 });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/^Too many requests from your network.*from about \d/)).toBeVisible();
  await expect(page.getByText(/may have been submitted/)).toBeHidden();
});
