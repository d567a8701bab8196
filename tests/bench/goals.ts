/**
 * The goals for a cheap phone on a metered network, in KB of 1,000 bytes, with gzip unless brotli
 * is named.
 */
export const byteGoals = {
  /** Without headers. */
  landingBrotli: 12.2,
  accountBrotli: 123,
  dashboardBrotli: 171,
  landingScripts: 95,
  landingAll: 160,
  accountScripts: 141,
  dashboardScripts: 220,
  /** Beyond the dashboard's scripts. */
  furtherScripts: 60,
  fonts: 35,
  secondVisit: 5,
  /** A track of 30 tasks saved offline, with headers, without the area's code. */
  savedTrack: 60,
} as const;

/** The cost of a changed line for a returning visitor, in KB. */
export const updateGoals = { page: 15, text: 15, component: 110 } as const;

export const callGoals = {
  /** Login to a full dashboard: 30 tasks in 10 stages, 10 of them submitted in 4 stages of 12. */
  login: 18,
  reload: 10,
  /** The login of an enrolled mentee without a submission. */
  newcomer: 6,
  /** Tasks, a brief, its submission and back. */
  submit: 4,
  /** A track of 30 tasks saved offline, without a request for each of its courses. */
  savedTrack: 8,
  /** A mentor's login, mentees, submissions, one grade and back. */
  mentor: 5,
} as const;

/** Only printed, because times on shared machines vary too much. */
export const timeGoals = {
  score: 100,
  dashboardScore: 92,
  /** Largest contentful paint of a public page as a ratio to the floor page's. */
  paintRatio: 1.15,
  shift: 0.02,
  blocking: 50,
  interaction: 120,
  scripting: 100,
  /** Seconds until three rows are shown on a slow connection. */
  warmRows: 0.9,
  coldRows: 6.2,
  /** Seconds from the press of the login's button until three rows are shown there. */
  firstLogin: 2.6,
  memoryRatio: 1.2,
  build: 30,
  start: 5,
} as const;

/** The largest error of an announced cost, as a ratio to the actual cost. */
export const ANNOUNCED = 0.15;
