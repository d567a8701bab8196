export const formTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
  optional: 'optional',
  nothingFound: 'No matches',
  draftSaved: 'Draft saved on this device',
  draftInTab: 'Draft saved in this tab',
  draftRestored: 'We restored your draft.',
  draftUnsafe: 'This browser cannot save drafts. If you close this page, you lose what you wrote.',
  choiceUnsafe: 'This browser cannot save drafts. If you close this page, you lose your choice.',
  discardDraft: 'Delete draft',
  toFix: (count: number) => (count === 1 ? '1 thing to fix' : `${count} things to fix`),
  characters: (used: number, limit: number) => `${used} / ${limit}`,
  tooLong: (limit: number) => `Must be ${limit} characters or less`,
  inputKept: 'Everything you wrote is still here.',
  sessionLost:
    'Your login has expired. Log in again, then send. Everything you wrote is still here.',
  loggedInAgain:
    'You are logged in again. Your form was not sent because your login had expired, but everything is still here. Send it now.',
} as const;
