/** Words of every form. */
export const formTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
  optional: 'optional',
  nothingFound: 'Nothing found',
  draftSaved: 'Draft saved on this device',
  draftRestored: 'We kept what you wrote before.',
  draftUnsafe: 'This browser keeps nothing: what you write is lost when the page closes.',
  choiceUnsafe: 'This browser keeps nothing: what you choose is lost when the page closes.',
  discardDraft: 'Start afresh',
  putRight: (count: number) => {
    if (count === 0) return 'Everything is put right: you can send it again.';
    return count === 1 ? 'There is 1 thing to put right' : `There are ${count} things to put right`;
  },
  isRight: 'put right',
  characters: (used: number, limit: number) => `${used} / ${limit}`,
  tooLong: (limit: number) => `Must be ${limit} characters or less`,
  nothingLost: 'Everything you wrote is still here.',
  sessionLost: 'Your login has ended. Log in again, then send: everything you wrote is still here.',
  sendNow:
    'You are logged in again. It was not sent: your login had ended. Everything is still here, so send it now.',
} as const;
