export const programTexts = {
  /** Scripts are switched off, failed to load, or are too new for the browser. */
  notStarted: 'Part of this page did not load, so you cannot log in or send anything.',
  notStartedHelp:
    'Reload it when you are online. If that does not help, allow JavaScript or update your browser. In Opera Mini, choose “High” data saving instead of “Extreme”.',
  tooOld: 'This browser is too old to log in or send anything.',
  tooOldHelp:
    'Update it, or use a new Chrome, Firefox or Samsung Internet. On an iPhone, update iOS. In Opera Mini, choose “High” data saving.',
} as const;
