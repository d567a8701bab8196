import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testTime, wait } from './support/waits.ts';
import { withoutPage } from './support/withoutPage.ts';
import { workers } from './support/workers.ts';

const inTests = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * All test files of a worker share what it has loaded, because loading it again for each file takes
 * as long as the tests. `tests/support/leftovers.ts` fails a file that leaves something behind.
 */
export default defineConfig({
  root: inTests('..'),
  test: {
    // A developer's .env must not change the tests.
    env: { VITE_API_HOST: '', VITE_SITE_URL: '', BUILD_DATE: '2027-12-15' },
    maxWorkers: workers,
    // With more memory for the many short-lived pages, garbage collection takes less time.
    execArgv: ['--max-semi-space-size=128'],
    testTimeout: testTime,
    hookTimeout: testTime,
    expect: { poll: { timeout: wait } },
    // On a busy machine the store's own checks are slow.
    onConsoleLog: (line) => !line.includes('InvariantMiddleware took'),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          setupFiles: [
            'tests/support/contractSetup.ts',
            'tests/support/nodeSetup.ts',
            'tests/support/seeded.ts',
          ],
          include: ['tests/{sandbox,contract,house,run}/**/*.test.ts', ...withoutPage],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: inTests('support/page/pageEnvironment.ts'),
          setupFiles: [
            'tests/support/page/cleanPage.ts',
            'tests/support/contractSetup.ts',
            'tests/support/page/testingLibrary.ts',
            'tests/support/seeded.ts',
          ],
          isolate: false,
          include: ['tests/{unit,slices,pages}/**/*.test.{ts,tsx}'],
          exclude: withoutPage,
        },
      },
    ],
  },
});
