import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const inTests = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Tests of the rules of the field, which need no page. */
const domain =
  'tests/unit/{birthDate,calendar,certificate,dates,deadlines,expiry,length,news,phone,profileLists,progress,safeUrl,search,submissionTimes,titles,video}.test.ts';

/** The quick tests first: most mutants go no further. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/tests/slices/'));
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
      { extends: true, test: { name: 'domain', environment: 'node', include: [domain] } },
      {
        extends: true,
        test: {
          name: 'page',
          environment: inTests('support/pageEnvironment.ts'),
          setupFiles: [inTests('support/freshStorage.ts')],
          include: ['tests/{unit,slices}/**/*.test.ts'],
          exclude: ['tests/**/*.alone.test.ts', domain],
        },
      },
    ],
  },
});
