export const forgotTexts = {
  title: 'Forgot password',
  description: 'Ask for a mail with a link to choose a new password.',
  heading: 'Forgot your password?',
  lead: 'Tell us your email address. We mail you a link to choose a new one.',
  submit: 'Send the link',
  remembered: 'Remembered it?',
} as const;
