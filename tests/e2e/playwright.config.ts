import { defineConfig } from '@playwright/test';
import { browserAdvice, findBrowser } from '../run/browser.mjs';
import { testArgs } from '../support/browserArgs.ts';
import { testTime, wait } from '../support/waits.ts';

const executablePath = await findBrowser();
if (executablePath === null) throw new Error(browserAdvice);

/** Files of sweeps, and the tests marked as `inSweep` (support/site.ts). */
const sweeps = /\.sweep\.ts|@sweep/;

/** Against a production build. Each worker serves it itself, see support/site.ts. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'story', testMatch: '*.spec.ts', grepInvert: sweeps },
    // What goes through every screen or every bad day, or through all that are alike: `npm run sweep`.
    { name: 'sweep', testMatch: '*.{spec,sweep}.ts', grep: sweeps },
  ],
  globalSetup: './support/buildSite.ts',
  outputDir: '../../test-results',
  // One more than the cores they are meant for: each waits for quiet a good part of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // No second try: a test that needs one hides a defect, in itself or in the product.
  retries: 0,
  timeout: testTime,
  expect: { timeout: wait },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: testArgs },
    contextOptions: { reducedMotion: 'reduce' },
    // Each new visitor's would load the rest of their area behind the test; those about it allow it.
    serviceWorkers: 'block',
    actionTimeout: wait,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
  },
});
