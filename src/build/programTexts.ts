/** Said by the HTML itself, and by `public/older.js`, where the app cannot be started. */
export const programTexts = {
  /** The scripts are switched off, did not come, or cannot be read by the browser. */
  notStarted: 'Part of this page did not load, so you cannot log in or send anything.',
  notStartedHelp:
    'Reload it when you are online. If that does not help, allow JavaScript or update your browser. In Opera Mini, choose “High” data saving instead of “Extreme”.',
  tooOld: 'This browser is too old to log in or send anything.',
  tooOldHelp:
    'Update it, or use a newer Chrome, Opera, Samsung Internet or Firefox. On an iPhone, update iOS. In Opera Mini, choose “High” data saving instead of “Extreme”.',
} as const;
