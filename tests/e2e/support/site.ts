import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { openPage } from '../../gallery/play.ts';
import { serviceOf, type Service } from '../../gallery/service.ts';
import { openDb, type SqlValue } from '../../sandbox/data/db.ts';
import { failOn, failOnDifferences } from '../../support/watchContract.ts';
import { controls, type Controls } from './sweeps/controls.ts';
import { differencesAt, serveFrom } from './server.ts';

/** Below system-assigned ports, and different for each run. */
const FIRST_PORT = 14_000 + (process.ppid % 500) * 10;

export interface Site extends Controls {
  origin: string;
  /** The path of its database. */
  file: string;
  rows: <Row extends object>(sql: string, params?: readonly SqlValue[]) => Row[];
}

/** One page for all scenes of a worker; a failure replaces it. */
interface Stage {
  page: Page;
  service: Service;
}

/**
 * Playwright's test with the production build served at `baseURL`, with a new database. All tests
 * of a worker share the server, which takes seconds to start.
 */
export const test = base.extend<{ afresh: void }, { site: Site; stage: Stage }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
      const file = join(folder, 'akada.db');
      const { port, stop } = await serveFrom(FIRST_PORT + parallelIndex, file);
      const origin = `http://127.0.0.1:${port}`;
      await provide({
        ...controls(origin),
        origin,
        file,
        rows: (sql, params) => {
          const db = openDb(file);
          try {
            return db.all(sql, params);
          } finally {
            db.close();
          }
        },
      });
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser, site: { origin } }, provide) => {
      // Each test starts over, so nothing needs to be restored.
      const service = serviceOf(origin, () => undefined);
      const page = await openPage({ browser, origin, service });
      await provide({ page, service });
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  // A response that differs from the API's description fails the test that received it.
  afresh: [
    async ({ site }, provide) => {
      await provide();
      const differences = await differencesAt(site.origin);
      await site.startOver();
      failOn(differences);
      // Differences of sandboxes that a test has opened in this process.
      failOnDifferences();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
});

/** Marks a test that runs with the sweeps, not with `npm test`. */
export const inSweep = { tag: '@sweep' };

/** Marks some of the tests that a loop makes. */
export const inSweepIf = (isAlike = false) => (isAlike ? inSweep : {});

export { expect } from '@playwright/test';
