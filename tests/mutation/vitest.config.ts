import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { withoutPage } from '../support/withoutPage.ts';

const inTests = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * The tests that `npm run mutate` runs on each mutant: those that call the domain and the slices
 * directly, because they run a thousand times.
 */
export default defineConfig({
  root: inTests('..'),
  test: {
    // A thousand random responses about saved tracks take seconds for each mutant.
    env: { VITE_API_HOST: '', VITE_SITE_URL: '', PROPERTY_CASES: '100' },
    // A mutant may make a test wait for ever.
    testTimeout: 8000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: [inTests('support/seeded.ts')],
          include: withoutPage,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: inTests('support/page/pageEnvironment.ts'),
          setupFiles: [
            inTests('support/page/cleanPage.ts'),
            inTests('support/page/testingLibrary.ts'),
            inTests('support/seeded.ts'),
          ],
          include: ['tests/unit/**/*.test.ts'],
          // Stryker adds listeners of its own.
          exclude: ['tests/unit/support/leftovers.test.ts', ...withoutPage],
        },
      },
    ],
  },
});
