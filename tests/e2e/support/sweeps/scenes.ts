import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPage, type Theatre } from '../../../gallery/play.ts';
import { serviceOf } from '../../../gallery/service.ts';
import { layWorld } from '../../../gallery/world.ts';
import { serveFrom } from '../server.ts';

/** Below the other tests' ports, and different for each run. */
const FIRST_PORT = 12_000 + (process.ppid % 150) * 10;

/** Playwright's test with the gallery's users and tracks in addition to the starter content. */
export const test = base.extend<object, { stage: Theatre; sheet: Page }>({
  stage: [
    async ({ browser }, provide, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'akada-scenes-'));
      const file = join(folder, 'akada.db');
      const { port, stop } = await serveFrom(FIRST_PORT + parallelIndex, file);
      const restore = layWorld(file);
      const origin = `http://127.0.0.1:${port}`;
      await provide({ browser, origin, service: serviceOf(origin, restore) });
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // One page for all scenes of a worker; a failure restarts both.
  sheet: [
    async ({ stage }, provide) => {
      const page = await openPage(stage);
      await provide(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
