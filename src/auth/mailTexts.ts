export const confirmTexts = {
  title: 'Confirm your email',
  description: 'Confirms the email address of your account.',
  waiting: 'Confirming your email…',
  waitingText: 'One moment, please.',
  done: 'Your email is confirmed',
  doneText: 'Step 3 of 3: log in, then choose your track.',
  failed: "We couldn't verify your email",
  failedText: 'Are you sure this is the exact same link from your email?',
  refusedText: 'You can go to the login, or open the newest mail from us and use its link.',
} as const;

export const resetTexts = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account.',
  heading: 'Choose a new password',
  lead: 'You log in with it from now on.',
  submit: 'Save the password',
  incomplete: 'This link is not complete',
  incompleteText:
    'It lacks a part that proves that it came from your mail. Open it again from the mail, copy all of it, or ask for a new one.',
  ended: 'This link does not work any more',
  endedText:
    'A link to choose a new password works for ten minutes, and only the newest one. Ask for a new one: what you typed here you can type again.',
  newLink: 'Ask for a new link',
} as const;

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
