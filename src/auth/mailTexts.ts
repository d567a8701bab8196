export const sentTexts = {
  title: 'Check your email',
  description: 'We sent you a link.',
  confirm: {
    heading: 'Check your email',
    text: 'Step 2 of 3. We sent you a verification link. Open it to confirm your email address.',
    textTo: (email: string) =>
      `Step 2 of 3. We sent a verification link to ${email}. Open it to confirm your email address.`,
    done: 'Already confirmed?',
  },
  reset: {
    text: 'If there is an account with this address, we sent it a link to choose a new password. The link works for 10 minutes.',
    textTo: (email: string) =>
      `If there is an account with ${email}, we sent it a link to choose a new password. The link works for 10 minutes.`,
    done: 'Remembered it?',
  },
  open: 'Open your email app',
  spam: 'Nothing yet after a few minutes? Check your spam folder.',
  resendLater: 'Still nothing? Log in to get the email again.',
} as const;
