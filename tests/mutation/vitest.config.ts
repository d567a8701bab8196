import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const inTests = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Tests of logic that needs no page: without one they take a third of the time. */
const pure = [
  'birthDate',
  'calendar',
  'certificate',
  'dates',
  'deadlines',
  'expiry',
  'length',
  'mentees',
  'mentorQueue',
  'news',
  'phone',
  'profileLists',
  'progress',
  'requests',
  'safeUrl',
  'search',
  'slices',
  'submissionTimes',
  'taskRecords',
  'titles',
  'trackTasks',
  'video',
].map((name) => `tests/unit/${name}.test.ts`);

const isSlow = ({ moduleId }: TestSpecification): number =>
  Number(moduleId.includes('/tests/slices/'));

/** The quick tests first: most mutants go no further. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.sort((a, b) => isSlow(a) - isSlow(b)));
  }
}

/**
 * The tests that `npm run mutate` runs on each mutant: those of logic and of data areas, with as little around
 * them as they need, for they are run a thousand times. `tests/vitest.config.ts` is that of `npm test`.
 */
export default defineConfig({
  root: inTests('..'),
  test: {
    // A mutant that keeps a test waiting is noticed soon.
    env: { VITE_API_HOST: '', VITE_SITE_URL: '', TEST_WAIT: '2000' },
    testTimeout: 8000,
    expect: { poll: { timeout: 2000 } },
    isolate: false,
    sequence: { sequencer: QuickFirst },
    projects: [
      { extends: true, test: { name: 'pure', environment: 'node', include: pure } },
      {
        extends: true,
        test: {
          name: 'page',
          environment: inTests('support/pageEnvironment.ts'),
          setupFiles: [inTests('support/freshStorage.ts')],
          include: ['tests/{unit,slices}/**/*.test.ts'],
          exclude: ['tests/**/*.alone.test.ts', ...pure],
        },
      },
    ],
  },
});
