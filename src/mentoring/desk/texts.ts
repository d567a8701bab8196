/** What stands at the desk beside the grading: list, brief, earlier grades, changes, a slow grade. */
export const deskTexts = {
  listBefore: 'Show those before',
  listMore: 'Show more',
  doneMeans: 'Done means',
  noDoneMeans: 'This brief has no such part. Read it whole with “Show the task’s brief”.',
  earlierGrades: (count: number) => `Earlier grades (${count})`,
  changed: 'Changed',
  same: 'The same',
  since: ' since your last grade',
  openEarlier: 'Earlier',
  earlierVersion: ' version of the work',
  removed: 'Taken out:',
  added: 'New:',
  sending: 'Your grade is being sent',
  sendingText:
    'You can leave: a message tells you when it has arrived, or that it has not. Until then what you wrote stays on this device.',
  leaveSending: 'Leave',
  staySending: 'Stay here',
} as const;

/** The keys of the desk, in the order of its help. */
export const deskKeys = {
  comment: { keys: ['c'], does: 'Go to the comment' },
  grade: { keys: ['g'], does: 'Go to the grade' },
  open: { keys: ['o'], does: 'Open the work in a new tab' },
  brief: { keys: ['b'], does: 'Show or hide the brief' },
  doneMeans: { keys: ['d'], does: 'Show or hide what done means' },
  earlier: { keys: ['e'], does: 'Show or hide the earlier grades' },
  library: { keys: ['l'], does: 'Search your saved comments' },
  next: { keys: ['j', 'n'], does: 'Next submission' },
  previous: { keys: ['k', 'p'], does: 'Previous submission' },
  send: { keys: ['mod+enter'], does: 'Send the grade' },
  sendAndNext: { keys: ['mod+shift+enter'], does: 'Send the grade and open the next' },
  help: { keys: ['?'], does: 'Show or hide these keys' },
} as const;

/** The key that every dialog has. */
export const closeKey = { keys: ['esc'], does: 'Close' } as const;

/** A key as its cap says it. */
export const capOf = (key: string): string =>
  key === 'mod' ? 'Ctrl' : key.charAt(0).toUpperCase() + key.slice(1);
