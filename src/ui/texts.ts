export const commonTexts = {
  tryAgain: 'Try again',
  loading: 'Loading…',
  close: 'Close',
  example: 'Example.',
  opensInNewTab: '(opens in a new tab)',
  backgroundWork: 'Doing some background work...',
  /**
   * Why responses are missing, in one line on a phone. `down`: a gateway responds instead of the
   * API.
   */
  silence: { offline: 'No connection.', down: 'Our site is down.', slow: 'Slow connection.' },
  /** Says how old the data on the screen is; `ago` is '' for less than a minute. */
  asOf: (time: string, ago: string) => `As of ${time}${ago && ` (${ago})`}.`,
  refresh: 'Refresh',
  newVersionHere: 'A new version of this site is ready.',
  newVersionDrafts: 'Your drafts will still be here.',
  update: 'Update now',
  updating: 'Updating…',
  later: 'Later',
  loadingSavedPages: 'Loading your saved pages. Please wait.',
  pageFailed: 'Something went wrong on this page',
  pageFailedText: 'Everything you saved is safe. Try to reload the page.',
  browserTooOld: 'This browser is too old for this page. Update it, or use another browser.',
  notOpened: 'We could not open this. Check your connection, or reload the page.',
  reload: 'Reload',
  toHomePage: 'Go to home page',
  reportProblem: 'Report a problem',
  pageNotLoaded:
    'This page did not load. What you wrote is still here. Check your connection, then reload.',
  newVersion: 'There is a newer version of this page. Reload to get it.',
} as const;
