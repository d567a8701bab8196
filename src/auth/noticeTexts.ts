/**
 * Notices about requests. The specification fixes most of them, odd spellings included
 * (tests/rules.md).
 */
export const noticeTexts = {
  registered: 'Registration Successful',
  checkEmail: 'Kindly check your email for further instructions',
  confirmationFailed:
    'You are registered, but the confirmation email may not have been sent. If you cannot find it, log in and we will send it again.',
  resetRequested: 'Request Successful',
  passwordReset: 'Password Reset Successful',
  passwordResetText: 'You can login into your account with the new password',
  profileUpdated: 'Profile succesfully updated',
  graded: 'Grading success',
  uploaded: (file: string) => `${file} file uploaded successfully`,
  uploadFailed: (file: string) => `${file} file upload failed.`,
} as const;
