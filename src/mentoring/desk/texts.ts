export const deskTexts = {
  doneMeans: 'Done means',
  noDoneMeans: 'This brief has no “Done means” part. Use “Show brief” to read it.',
  earlierGrades: (count: number) => `Grades for other tasks (${count})`,
  claimedDone: 'Done',
  claimedOpen: 'Not yet',
  leaveSending: 'Leave while we send your grade?',
  leaveSendingText:
    'A message will tell you if your grade was saved. Until then, it stays here as a draft.',
} as const;

/** In the order of its help. */
export const deskKeys = {
  comment: { keys: ['c'], does: 'Go to the comment' },
  grade: { keys: ['g'], does: 'Go to the grade' },
  open: { keys: ['o'], does: 'Open the link in a new tab' },
  brief: { keys: ['b'], does: 'Show or hide the brief' },
  doneMeans: { keys: ['d'], does: 'Show or hide “Done means”' },
  earlier: { keys: ['e'], does: 'Show or hide grades for other tasks' },
  next: { keys: ['j', 'n'], does: 'Next submission' },
  previous: { keys: ['k', 'p'], does: 'Previous submission' },
  send: { keys: ['mod+enter'], does: 'Send the grade' },
  sendAndNext: { keys: ['mod+shift+enter'], does: 'Send the grade and open the next' },
  help: { keys: ['?'], does: 'Show or hide these shortcuts' },
} as const;

export const closeKey = { keys: ['esc'], does: 'Close' } as const;

/** The label of a key cap. */
export const formatKey = (key: string): string =>
  key === 'mod' ? 'Ctrl' : key.charAt(0).toUpperCase() + key.slice(1);
