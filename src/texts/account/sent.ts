export const sentTexts = {
  title: 'Check your email',
  description: 'We have mailed you a link.',
  confirm: {
    heading: 'Check your email',
    text: 'We have mailed you a verification link. Open it to confirm your email address, then log in.',
    textTo: (email: string) =>
      `We have mailed a verification link to ${email}. Open it to confirm your email address, then log in.`,
  },
  reset: {
    text: 'If there is an account with this address, a link to choose a new password is on its way. It works for ten minutes.',
    textTo: (email: string) =>
      `If there is an account with ${email}, a link to choose a new password is on its way there. It works for ten minutes.`,
  },
  spam: 'Nothing there? Look into your spam folder too; a mail can take a few minutes.',
  resendLater: 'Still nothing after that? Log in: you can have the mail sent again there.',
} as const;
