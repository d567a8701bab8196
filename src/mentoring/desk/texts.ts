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

/** The keys of the dialog, as its help lists them. */
export const gradingKeys = [
  { keys: ['C'], does: 'Go to the comment' },
  { keys: ['G'], does: 'Go to the grade' },
  { keys: ['O'], does: 'Open the work in a new tab' },
  { keys: ['B'], does: 'Show or hide the brief' },
  { keys: ['D'], does: 'Show or hide what done means' },
  { keys: ['E'], does: 'Show or hide the earlier grades' },
  { keys: ['L'], does: 'Search your saved comments' },
  { keys: ['J', 'N'], does: 'Next submission' },
  { keys: ['K', 'P'], does: 'Previous submission' },
  { keys: ['Ctrl', 'Enter'], does: 'Send the grade' },
  { keys: ['Ctrl', 'Shift', 'Enter'], does: 'Send the grade and open the next' },
  { keys: ['?'], does: 'Show or hide these keys' },
  { keys: ['Esc'], does: 'Close' },
] as const;
