/**
 * Notices of calls that end after their dialog or form has been left; the odd spellings are to the
 * letter (tests/rules.md).
 */
export const areaNoticeTexts = {
  hasFeedback: (mentee: string) => `${mentee} has your feedback`,
  enrolled: (track: string) => `Welcome to ${track}`,
  enrolledText: 'You are enrolled, and your first tasks are waiting.',
  enrollFailed: (track: string) => `Enrollment in to ${track} failed`,
  enrollAgain: 'Kindly try again',
  choiceSaved: 'Your choice is kept.',
  openWizard: 'Open the enrollment',
  submitted: (taskId: string) => `Successfully sumitted Task #${taskId}`,
  submittedText: 'Your mentor will review your submission and will get back to you',
  backToForm: 'Back to the form',
  linkRefused: 'We cannot accept this link',
} as const;
