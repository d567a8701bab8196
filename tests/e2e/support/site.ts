import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { serve } from './server.ts';

/** The first of a few ports nobody uses; each worker has its own. */
const FIRST_PORT = 48_731;

interface Site {
  origin: string;
  /** Ends the server and starts it again with the same database: the next day. */
  restart: () => Promise<void>;
}

/** Playwright's test with the product served at `baseURL`: production build, a database of its own. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the braces
    async ({}, provide, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
      const port = FIRST_PORT + parallelIndex;
      const start = () => serve(port, join(folder, 'akada.db'));
      let server = await start();
      await provide({
        origin: `http://127.0.0.1:${port}`,
        restart: async () => {
          await server.stop();
          server = await start();
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
});

export { expect } from '@playwright/test';
