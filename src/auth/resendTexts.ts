export const resendTexts = {
  send: 'Send the email again',
  wait: (seconds: number) => `Send the email again (in ${seconds} s)`,
  sent: (email: string) => `Sent again to ${email}.`,
  underWay: {
    confirm:
      'We have already sent you an email, and we send only one every 24 hours. Check your inbox and your spam folder. Nothing there? Try again tomorrow.',
    reset:
      'We have already sent you an email, and we send only one every 10 minutes. Check your inbox and your spam folder. Nothing there? Try again in 10 minutes.',
  },
} as const;
