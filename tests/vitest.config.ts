import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testTime, wait } from './support/waits.ts';

const inTests = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tests that change modules or storage under the others: `tests/house/alone.test.ts` has the rule.
 */
const alone = 'tests/{unit,slices,pages}/**/*.alone.test.{ts,tsx}';

/** An answer of the sandbox that its description does not know fails the test that received it. */
const contract = 'tests/support/contractSetup.ts';

/** For tests that need a page. */
const page = {
  environment: inTests('support/page/pageEnvironment.ts'),
  setupFiles: [contract, 'tests/support/page/freshStorage.ts', 'tests/support/page/setup.ts'],
};

/**
 * Tests of plain Node, tests with a page, and those that need modules and storage of their own. The
 * files of the first two share what a worker has loaded: loading React, antd and the sandbox again
 * for each of a hundred files takes as long as the tests.
 */
export default defineConfig({
  root: inTests('..'),
  test: {
    // A developer's .env must not change the tests.
    env: { VITE_API_HOST: '', VITE_SITE_URL: '' },
    // One more than the two cores: each worker spends much of its time waiting for answers.
    maxWorkers: 3,
    // Tests make many short-lived pages: with more room for young objects, garbage collection takes
    // less time.
    execArgv: ['--max-semi-space-size=128'],
    testTimeout: testTime,
    hookTimeout: testTime,
    expect: { poll: { timeout: wait } },
    // On a busy machine the store's own checks are slow, which is known.
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
