import { availableParallelism } from 'node:os';

/** What `npm run mutate` breaks on purpose, and when the tests have noticed too little of it. */
export default {
  mutate: [
    'src/domain/**/*.ts',
    'src/slices/**/*.ts',
    'src/store/selectors/**/*.ts',
    // How words are written: a list.
    '!src/domain/text/spellings.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },

  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // What is computed once, when a module is loaded, is data most of the time: lists, words, limits.
  ignoreStatic: true,
  concurrency: availableParallelism(),
  // Tests are told by these two when a mutant never comes to an end; a busy machine is no mutant.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 10,

  // Vitest reads no types, and TypeScript 7 offers nothing that could rewrite its settings for a copy.
  disableTypeChecks: false,
  tsconfigFile: 'none',

  tempDirName: '.cache/mutation/copies',
  ignorePatterns: ['.cache', '.sandbox', 'dist', 'gallery', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/mutation.html' },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
};
