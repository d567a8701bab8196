/** Words of the logout; its question and answers are to the letter (tests/rules.md). */
export const logoutTexts = {
  logoutQuestion: 'Are sure you want to log out？',
  logoutDrafts: (count: number) =>
    count === 1
      ? 'A draft you have not sent will be removed from this device.'
      : `${count} drafts you have not sent will be removed from this device.`,
  logoutLibrary: 'Your saved comments and checklists will be removed from this device too.',
  logoutSent:
    'What you sent before is noted on this device too. That is removed with what came back. Your mentor and your account keep the last version.',
  keepLibrary: 'Keep my comments as a file',
  keepDrafts: 'Keep what I wrote as a file',
  draftsFile: 'akada-drafts.txt',
  waits: (draft: string) => `${draft} (finished, waits to be sent)`,
  yes: 'Yes',
  no: 'Oppss',
} as const;

/** Clearing a device: a logout that takes the settings along. */
export const clearTexts = {
  question: 'Clear this device?',
  text: 'You will be logged out. What this browser keeps of you goes: your login, what came from your account, what you wrote and did not send, what you sent before, and your settings. Your account and the work you sent last stay.',
  yes: 'Clear and log out',
  no: 'Keep it',
  cleared: 'This device is clear',
  clearedText: 'Nothing of yours is left here.',
} as const;
