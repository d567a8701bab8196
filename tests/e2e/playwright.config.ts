import { defineConfig } from '@playwright/test';
import { testArgs } from '../support/browserArgs.ts';
import { testTime, wait } from '../support/waits.ts';
import { workers } from '../support/workers.ts';

/** Matches the files of sweeps, and the tests marked with `inSweep` (support/site.ts). */
const sweeps = /\.sweep\.ts|@sweep/;

/** Runs against a production build. Each worker serves it itself, see support/site.ts. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'story', testMatch: '**/*.spec.ts', grepInvert: sweeps },
    // `npm run sweep` runs every screen, every bad day, and tests that are alike.
    { name: 'sweep', testMatch: '**/*.{spec,sweep}.ts', grep: sweeps },
  ],
  globalSetup: ['./support/browserPath.ts', './support/buildSite.ts'],
  outputDir: '../../test-results',
  workers,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a retry hides a defect.
  retries: 0,
  timeout: testTime,
  expect: { timeout: wait },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '', args: testArgs },
    contextOptions: { reducedMotion: 'reduce' },
    // A new visitor's worker loads the rest of their area during the test.
    serviceWorkers: 'block',
    actionTimeout: wait,
    navigationTimeout: wait,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
  },
});
