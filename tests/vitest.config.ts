import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testTime, wait } from './support/waits.ts';

const inTests = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests that change the world or the modules around them: `tests/house/alone.test.ts` says which. */
const alone = 'tests/{unit,slices,pages}/**/*.alone.test.{ts,tsx}';

/** Answers of the sandbox that its description does not know fail the test that got them. */
const contract = 'tests/support/contractSetup.ts';

/** For tests that need a page around them. */
const page = {
  environment: inTests('support/page/pageEnvironment.ts'),
  setupFiles: [contract, 'tests/support/page/freshStorage.ts', 'tests/support/page/setup.ts'],
};

/**
 * Tests of plain Node, tests with a page around them, and those that want a world of their own. The
 * files of the first two share what a worker has loaded: to load React, antd and the sandbox anew for
 * each of a hundred files takes as long as the tests.
 */
export default defineConfig({
  root: inTests('..'),
  test: {
    // What a developer's .env says is not what the tests are about.
    env: { VITE_API_HOST: '', VITE_SITE_URL: '' },
    // One more than the cores they are meant for: each waits for answers a good part of its time.
    maxWorkers: 3,
    // Pages are made and thrown away: with more room for what is young, less time goes into collecting.
    execArgv: ['--max-semi-space-size=128'],
    testTimeout: testTime,
    hookTimeout: testTime,
    expect: { poll: { timeout: wait } },
    // On a busy machine the store's own checks take their time; that is no news.
    onConsoleLog: (line) => !line.includes('InvariantMiddleware took'),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          setupFiles: [contract],
          include: ['tests/{sandbox,contract,house}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'page',
          globalSetup: inTests('support/printProperties.ts'),
          isolate: false,
          include: ['tests/{unit,slices,pages}/**/*.test.{ts,tsx}'],
          exclude: [alone],
        },
      },
      { extends: true, test: { ...page, name: 'alone', include: [alone] } },
      {
        extends: true,
        test: {
          name: 'model',
          environment: 'node',
          // The store's own checks of its state take longer than the walks.
          env: { NODE_ENV: 'production' },
          globalSetup: inTests('support/printWalks.ts'),
          include: ['tests/model/**/*.test.ts'],
        },
      },
    ],
  },
});
