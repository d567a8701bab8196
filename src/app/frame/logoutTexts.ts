import { plural } from '../../lib/numbers.ts';

/** The texts of the logout. The specification fixes its question and buttons (tests/rules.md). */
export const logoutTexts = {
  logoutQuestion: 'Are sure you want to log out？',
  logoutDrafts: (count: number) =>
    `${plural(count, 'unsent draft', 'unsent drafts')} will be deleted.`,
  saveDrafts: 'Save drafts as a file',
  draftsFile: 'akada-drafts.txt',
  readyToSend: (draft: string) => `${draft} (ready to send)`,
  yes: 'Yes',
  no: 'Oppss',
} as const;

export const clearTexts = {
  question: 'Clear this device?',
  text: 'You will be logged out. We delete everything saved for you in this browser: pages, drafts, earlier versions of your work, and settings. Your account and your latest submissions stay.',
  yes: 'Clear and log out',
  no: 'Cancel',
  cleared: 'Device cleared',
  clearedText:
    'Everything saved for you in this browser has been deleted. Its history still has the addresses of the pages you opened.',
} as const;
