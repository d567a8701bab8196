import { test as base, type Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startSandbox } from '../../support/sandboxServer.ts';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { buildInto } from '../support/buildSite.ts';
import { serve } from '../support/server.ts';
import { expect } from '../support/site.ts';

/** The API is on another origin, for which browsers send pre-flights and hide headers. */

const test = base.extend<{ sandbox: Sandbox }, { foreign: { page: string; sandbox: Sandbox } }>({
  foreign: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide) => {
      const api = await startSandbox();
      const site = `.cache/site-${process.pid}-foreign`;
      const removeSite = buildInto(site, api.origin);
      const server = await serve(':memory:', {
        dist: site,
        env: { VITE_API_HOST: api.origin },
      });
      await provide({ page: server.origin, sandbox: api.sandbox });
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

test('the dashboard says that others have used up the allowance', async ({ page, sandbox }) => {
  await page.goto('/login');
  await logIn(page, amina);
  await expect(tasks(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  sandbox.clearRequests();
  sandbox.setFaults({ rateLimit: 0 });
  await page.goto('/dashboard/track');
  await expect(page.getByText(/^Too many requests from your network/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requested = sandbox.requests();
  // Each pre-flight is refused and not retried. A check of two HEAD requests finds the reason.
  const addresses = requested.filter(({ method }) => method !== 'HEAD').map(({ path }) => path);
  expect(addresses.sort()).toEqual([...new Set(addresses)].sort());
  expect(requested.filter(({ method }) => method === 'HEAD')).toHaveLength(2);
});

test('the login page says when a used-up allowance ends', async ({ page, sandbox }) => {
  sandbox.setFaults({ rateLimit: 0 });
  await page.goto('/login');
  await logIn(page, amina);
  await expect(page.getByText('No one on your network can log in right now')).toBeVisible();
  await expect(page.getByText(/after about \d.*We did not check your password/)).toBeVisible();
  const requested = sandbox.calls();
  expect(requested).toEqual(['OPTIONS /api/auth/login', 'HEAD /api/profile', 'HEAD /api/profile']);
  sandbox.setFaults({ rateLimit: null });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(tasks(page)).toBeVisible();
});
