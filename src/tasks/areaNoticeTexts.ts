/**
 * Notices of calls that end after the user has left their form. The specification fixes the odd
 * spellings (tests/rules.md).
 */
export const areaNoticeTexts = {
  hasFeedback: (mentee: string) => `${mentee} has your feedback`,
  enrolled: (track: string) => `Welcome to ${track}`,
  enrolledText: 'You are enrolled, and your first tasks are ready.',
  enrollFailed: (track: string) => `Enrollment in to ${track} failed`,
  enrollAgain: 'Kindly try again',
  choiceSaved: 'Your choice is saved.',
  openWizard: 'Open enrollment',
  submitted: (taskId: string) => `Successfully sumitted Task #${taskId}`,
  submittedText: 'Your mentor will review your submission and will get back to you',
  backToForm: 'Go back to the form',
  linkRefused: 'We cannot accept this link',
} as const;
