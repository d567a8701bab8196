/** Words that many screens share. */
export const commonTexts = {
  tryAgain: 'Try again',
  couldNotLoad: 'This could not be shown',
  notFound: 'Nothing was found here',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  yes: 'Yes',
  opensInNewTab: '(opens in a new tab)',
  backgroundWork: 'Doing some background work...',
  /** Why answers are missing, in one line of a phone; `away`: a gateway answers, the service behind it does not. */
  silence: { offline: 'No connection.', away: 'Our site is down.', slow: 'Slow connection.' },
  workIsSafe: 'What you wrote is safe.',
  /** How old what is on the screen is; `ago` is '' for less than a minute. */
  asOf: (time: string, ago: string) => `As of ${time}${ago && ` (${ago})`}.`,
  refresh: 'Refresh',
  newVersionHere: 'There is a new version of this site.',
  newVersionDrafts: 'What you wrote stays here.',
  takeOver: 'Load it now',
  later: 'Later',
  opening: 'Loading what is saved on this device. Please wait.',
  pageFailed: 'This page ran into a problem',
  pageFailedText: 'Nothing you saved is lost. Load the page again, or go back to the start.',
  browserTooOld: 'This browser is too old for it: update it, or use another.',
  notOpened: 'This could not be opened. Check your connection, or load the page again.',
  reload: 'Load again',
  toStart: 'To the start page',
  reportProblem: 'Report a problem',
  codeOffline:
    'This page did not come through. What you wrote stays here: check your connection, then load again.',
  newVersion: 'There is a newer version of this page. Load again to get it.',
} as const;
