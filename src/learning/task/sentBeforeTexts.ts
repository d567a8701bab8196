/** What a mentee sent for a task before, and what came back each time. */
export const sentBeforeTexts = {
  title: (count: number) =>
    count === 1 ? 'What came back before' : `What you sent before (${count})`,
  where:
    'This is on this device only, from the day it first saw your work. Your account keeps the last version alone. It goes when you log out.',
  list: 'What you sent, the latest first',
  sent: (moment: string) => `Sent at ${moment}`,
  earlier: 'Sent before this device saw it',
  nothing: 'Nothing has come back for this version.',
  graded: (percentage: number) => `Graded ${percentage}%`,
  comment: 'A comment',
} as const;
