export const deskTexts = {
  doneMeans: 'Done means',
  noDoneMeans: 'This brief has no “Done means” part. Use “Show brief” to read it.',
  earlierGrades: (count: number) => `Grades for other tasks (${count})`,
  claimedDone: 'Done',
  claimedOpen: 'Not yet',
} as const;

/** The keys in the form of `aria-keyshortcuts`. */
export const deskKeys = {
  previous: 'P',
  next: 'N',
  send: 'Control+Enter',
  sendAndNext: 'Control+Shift+Enter',
} as const;
