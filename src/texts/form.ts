/** Words of every form. */
export const formTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
  optional: 'optional',
  draftSaved: 'Draft saved on this device',
  draftRestored: 'We kept what you wrote before.',
  draftUnsafe: 'This browser keeps nothing: what you write is lost when the page closes.',
  discardDraft: 'Start afresh',
  lookAgain: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
  characters: (used: number, limit: number) => `${used} / ${limit}`,
  tooLong: (limit: number) => `Must be ${limit} characters or less`,
  sessionLost: 'Your login has ended. Log in again, then send: everything you wrote is still here.',
} as const;
