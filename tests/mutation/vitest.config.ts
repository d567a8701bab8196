import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inTests = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Unit tests that need no page, and run three times faster without one. */
const pure = [
  'dates',
  'deadlines',
  'decide',
  'gradebook',
  'grades',
  'linkProblem',
  'mentorQueue',
  'needs',
  'profile',
  'progress',
  'authReducer',
  'mentorQueueReducer',
  'taskReducer',
  'trackReducers',
  'userReducer',
  'requests',
  'safeUrl',
  'text',
  'trackTasks',
].map((name) => `tests/unit/**/${name}.test.ts`);

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
          name: 'pure',
          environment: 'node',
          setupFiles: [inTests('support/seeded.ts')],
          include: pure,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: inTests('support/page/pageEnvironment.ts'),
          setupFiles: [inTests('support/page/cleanPage.ts'), inTests('support/seeded.ts')],
          include: ['tests/unit/**/*.test.ts'],
          // Stryker adds listeners of its own.
          exclude: ['tests/unit/support/leftovers.test.ts', ...pure],
        },
      },
    ],
  },
});
