/** A mail asked for once more. */
export const resendTexts = {
  send: 'Send the mail again',
  wait: (seconds: number) => `Send the mail again (in ${seconds} s)`,
  sent: (email: string) => `Sent once more to ${email}.`,
  underWay: {
    confirm:
      'A mail is already on its way. The service sends one in 24 hours, so look for it in your inbox and your spam folder.',
    reset:
      'A mail is already on its way. The service sends one in ten minutes, so look for it in your inbox and your spam folder.',
  },
} as const;
