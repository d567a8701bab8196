import { availableParallelism } from 'node:os';

/** What `npm run mutate` breaks on purpose, and the score below which it fails. */
export default {
  mutate: [
    'src/domain/**/*.ts',
    'src/slices/**/*.ts',
    'src/store/selectors/**/*.ts',
    // The list of spellings is data.
    '!src/domain/text/spellings.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },

  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Values that are computed when a module is loaded are mostly data: lists, words, limits.
  ignoreStatic: true,
  concurrency: availableParallelism(),
  // A mutant that never ends is aborted after this; a stalled machine is not taken for one.
  timeoutMS: 20_000,

  // Vitest does not check types, and TypeScript 7 has no API to rewrite its settings for a copy.
  disableTypeChecks: false,
  tsconfigFile: 'none',

  tempDirName: '.cache/mutation/copies',
  ignorePatterns: ['.cache', '.sandbox', 'dist', 'gallery', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/mutation.html' },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
};
