import { test as base, type Page } from '@playwright/test';
import { openPage } from '../../gallery/play.ts';
import { failOn, failOnDifferences } from '../../support/watchContract.ts';
import { openSite, type Site } from './server.ts';

/**
 * Playwright's test with the production build served at `baseURL`, with a new database. All tests
 * of a worker share the server, which takes seconds to start.
 */
export const test = base.extend<{ afresh: void }, { site: Site; stage: Page }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide) => {
      const site = await openSite();
      await provide(site);
      await site.stop();
      await site.remove();
    },
    { scope: 'worker' },
  ],
  // All scenes of a worker share one page, which a failure replaces.
  stage: [
    async ({ browser, site: { origin } }, provide) => {
      const page = await openPage({ browser, origin });
      await provide(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  // A response that differs from the API's description fails the test that received it.
  afresh: [
    async ({ site }, provide) => {
      await provide();
      const differences = await site.differences();
      await site.startOver();
      failOn(differences);
      // Differences of sandboxes that a test has opened in this process.
      failOnDifferences();
    },
    { auto: true },
  ],
  // A read that is under way when a test ends must not fail the test.
  page: async ({ page }, provide) => {
    await provide(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
});

/** Marks a test that runs with the sweeps, not with `npm test`. */
export const inSweep = { tag: '@sweep' };

/** Marks some of the tests that a loop makes. */
export const inSweepIf = (isAlike = false) => (isAlike ? inSweep : {});

export { expect } from '@playwright/test';
export type { Site };
