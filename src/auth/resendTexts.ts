/** A mail asked for once more. */
export const resendTexts = {
  send: 'Send the mail again',
  wait: (seconds: number) => `Send the mail again (in ${seconds} s)`,
  sent: (email: string) => `Sent once more to ${email}.`,
  underWay: {
    confirm:
      'A mail should already be on its way: we send one in 24 hours. Look for it in your inbox and your spam folder. Nothing there? Ask again tomorrow.',
    reset:
      'A mail should already be on its way: we send one in ten minutes. Look for it in your inbox and your spam folder. Nothing there? Ask again in ten minutes.',
  },
} as const;
