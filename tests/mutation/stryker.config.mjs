import { availableParallelism } from 'node:os';

export default {
  mutate: [
    'src/api/query/query.ts',
    'src/auth/{authSlice,session}.ts',
    'src/learning/certificate/fitText.ts',
    'src/learning/home/nextStep.ts',
    'src/learning/submit/linkProblem.ts',
    'src/learning/saveOffline/saveOffline.ts',
    'src/lib/{clock,csv,dates,format,gradeBands,links,search,shuffle,text,values,video}.ts',
    'src/mentoring/submissions.ts',
    'src/mentoring/gradebook/gradebook.ts',
    'src/mentoring/desk/ownComments.ts',
    'src/mentoring/mentees/needs.ts',
    'src/tasks/{calendar,deadlines,formSchemas,news,selectNews,outbox/decide,status,submission,tasksSlice,tasksToFetch,work}.ts',
    'src/tracks/{coursesSlice,stagesSlice,tracksSlice}.ts',
    'src/user/{birthDate,countries,person,phone,userSlice}.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },

  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Values that are computed when a module is loaded are mostly data, such as lists, words and
  // limits.
  ignoreStatic: true,
  concurrency: availableParallelism(),
  // A mutant that never ends is aborted after this; a stalled machine is not taken for one.
  timeoutMS: 20_000,

  // Vitest does not check types, and TypeScript 7 has no API to rewrite its settings for a copy.
  disableTypeChecks: false,
  tsconfigFile: 'none',

  tempDirName: '.cache/mutation/copies',
  ignorePatterns: ['.cache', '.sandbox', 'dist', 'gallery', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/mutation.html' },
};
