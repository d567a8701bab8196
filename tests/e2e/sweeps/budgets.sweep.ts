import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { dashboardRows } from '../../bench/measures/dashboards.ts';
import { journeyRows } from '../../bench/measures/journeys.ts';
import { publicRows } from '../../bench/measures/publicPages.ts';
import { isMet, tableOf, type Row } from '../../bench/support/rows.ts';
import {
  openBenchDatabase,
  thirtyTasks,
  type BenchDatabase,
} from '../../bench/support/benchDatabase.ts';
import { freePort } from '../../browsers/processes.ts';
import { serve, type Server } from '../support/server.ts';

/**
 * Checks the limits of bytes and calls of `npm run bench`. Because of its name this file of long
 * tests starts first, and the many short ones fill all workers at the end.
 */

let origin = '';
let folder = '';
let database: BenchDatabase;
let server: Server;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-budget-'));
  const file = join(folder, 'akada.db');
  database = openBenchDatabase(file);
  database.fillWith(thirtyTasks);
  // Another run on the same machine has its own server.
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await serve(port, file);
});

test.afterAll(async () => {
  await server.stop();
  database.close();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(() => database.fillWith(thirtyTasks));

const missed = (rows: readonly Row[]): Row[] => rows.filter((row) => row.binds && !isMet(row));

const setupOf = (browser: Browser) => ({ browser, origin, runs: 1, isWhole: true });

function expectMet(rows: readonly Row[]): void {
  expect(rows.length).toBeGreaterThan(0);
  expect(missed(rows), tableOf(rows)).toEqual([]);
}

test('public pages, pictures and fonts stay within their size limits', async ({ browser }) => {
  expectMet(await publicRows(setupOf(browser)));
});

test('dashboards stay within their limits of size and requests', async ({ browser }) => {
  expectMet(await dashboardRows(setupOf(browser)));
});

test('a mentee’s day and a mentor’s evening stay within their request limits', async ({
  browser,
}) => {
  expectMet(await journeyRows(setupOf(browser)));
});
