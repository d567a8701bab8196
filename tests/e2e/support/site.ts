import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { openDb, type SqlValue } from '../../sandbox/data/db.ts';
import { failOn, failOnDifferences } from '../../support/watchContract.ts';
import { controls, type Controls } from './sweeps/controls.ts';
import { differencesAt, serve, serveFrom, type Server } from './server.ts';

/**
 * Below system-assigned ports. Each run starts at another port, so that runs do not collide while a
 * server restarts.
 */
const FIRST_PORT = 14_000 + (process.ppid % 500) * 10;

export interface Site extends Controls {
  origin: string;
  /** Restarts the server with the same database. */
  restart: () => Promise<void>;
  rows: <Row extends object>(sql: string, params?: readonly SqlValue[]) => Row[];
}

/** Playwright's test with the production build served at `baseURL`, with a new database. */
export const test = base.extend<{ afresh: void }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
      const file = join(folder, 'akada.db');
      const { port, ...first } = await serveFrom(FIRST_PORT + parallelIndex, file);
      let server: Server = first;
      const origin = `http://127.0.0.1:${port}`;
      const restart = async () => {
        await server.stop();
        server = await serve(port, file);
      };
      await provide({
        ...controls(origin),
        origin,
        restart,
        rows: (sql, params) => {
          const db = openDb(file);
          try {
            return db.all(sql, params);
          } finally {
            db.close();
          }
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
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
