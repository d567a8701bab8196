import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inTests = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Two kinds of tests: those that need a page around them, and those of plain Node. */
export default defineConfig({
  root: inTests('..'),
  test: {
    // What a developer's .env says is not what the tests are about.
    env: { VITE_API_HOST: '', VITE_SITE_URL: '' },
    // One more than the cores they are meant for: each waits for answers a good part of its time.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // As generous as testing-library is in support/setup.ts.
    expect: { poll: { timeout: 10_000 } },
    // On a busy machine the store's own checks take their time; that is no news.
    onConsoleLog: (line) => !line.includes('InvariantMiddleware took'),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{sandbox,house}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: inTests('support/pageEnvironment.ts'),
          globalSetup: inTests('support/sayProperties.ts'),
          setupFiles: ['tests/support/setup.ts'],
          include: ['tests/{unit,slices,pages}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
