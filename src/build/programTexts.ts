/** Said by the HTML itself, and by `public/older.js`, where the app cannot be started. */
export const programTexts = {
  /** The scripts are switched off, did not come, or cannot be read by the browser. */
  notStarted: 'Part of this page did not come through: nobody can log in or send anything here.',
  notStartedHelp:
    'Load it again when you are connected. If this stays, allow JavaScript, choose “High” data saving where Opera Mini has “Extreme”, or update the browser.',
  tooOld: 'This browser is too old to log in with or to send anything.',
  tooOldHelp:
    'Update it, or take a newer Chrome, Opera, Samsung Internet or Firefox; on an iPhone, update iOS. In Opera Mini choose “High” data saving instead of “Extreme”.',
} as const;
