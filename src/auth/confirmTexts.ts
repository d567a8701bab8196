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
