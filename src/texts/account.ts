/** Account screens: labels and messages of the specification, sections 2, 4 and 5, to the letter. */
export const accountTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  passwordHint: '6 to 64 characters',
  firstNameRequired: 'Enter your first name, e.g. Adaeze',
  lastNameRequired: 'Enter your last name, e.g. Okafor',
  tooShort: 'Too short',
  emailRequired: 'Enter your email address',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Enter your password',
  passwordChoice: 'Enter a password of your choice',
  passwordTooShort: (least: number) => `Must be ${least} characters or more`,
  confirmRequired: 'Confirm the password entered above',
  passwordsDiffer: 'Passwords must match',
  login: 'Log in',
  signUp: 'Sign up',
  backToLogin: 'Back to login',
  needsScript:
    'This page needs JavaScript, and your browser does not run it here. Please switch it on, or write to us: we will help.',
} as const;

/** The panel beside the forms, and the notes on its picture. */
export const accountPanelTexts = {
  register: 'Take your programming career to the next level',
  back: 'Good to see you again. Your next task is waiting.',
  safe: 'It happens to all of us. We have you back at work in a minute.',
  sent: 'One look into your mail, and off you go.',
  facts: 'Free, with a mentor and a certificate',
  stage: 'Stage 3 of 4',
  task: 'Your first web page',
  graded: 'Graded 92%',
  mentor: 'Clean code. I am proud of you!',
} as const;

export const registerTexts = {
  title: 'Register',
  description:
    'Join free: pick a track, do real tasks, get a mentor’s feedback and leave with a certificate.',
  heading: 'Join the community',
  lead: 'It is free, and it takes a minute.',
  submit: 'get started',
  haveAccount: 'Already have an account?',
} as const;

export const loginTexts = {
  title: 'Log in',
  description: 'Log in to your tracks, your tasks and your mentor.',
  heading: 'Welcome back',
  lead: 'Log in to go on where you left off.',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  unconfirmed: 'Your email is not confirmed yet',
  unconfirmedText: 'Open the link we mailed you, then log in here. No mail? Have it sent again.',
  twice: 'That was the second wrong password',
  twiceText:
    'A third one locks the account, and it does not open again by itself. If you are not sure, choose a new password instead.',
  locked: 'This account is locked',
  lockedText:
    'The service locks an account after three wrong passwords in a row. A new password alone does not open it again: write to us and we will help you back in. If you have forgotten the password, choose a new one as well.',
  thrice: 'That was the third wrong password',
  thriceText:
    'The service locks an account after three wrong passwords in a row, and a new password alone does not open it again. Write to us and we will help you back in.',
  reset: 'Choose a new password',
  write: 'Write to us',
  clock: 'Check the date and time of your device',
  clockText:
    'The password was right, but by the clock of this device your login is over already. Set its date and time, then log in again.',
} as const;

export const forgotTexts = {
  title: 'Forgot password',
  description: 'Ask for a mail with a link to choose a new password.',
  heading: 'Forgot your password?',
  lead: 'Tell us your email address. We mail you a link to choose a new one.',
  submit: 'Send the link',
  remembered: 'Remembered it?',
} as const;

export const resetTexts = {
  title: 'Reset password',
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

export const confirmTexts = {
  title: 'Confirm your email',
  description: 'Confirms the email address of your account.',
  waiting: 'Confirming your email…',
  waitingText: 'One moment, please.',
  done: 'Your email is confirmed',
  doneText: 'Welcome to the community! Log in and choose your track.',
  failed: "We couldn't verify your email",
  failedText: 'Are you sure this is the exact same link from your email?',
  refusedText: 'You can go to the login, or open the newest mail from us and use its link.',
} as const;

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

/** The draft sign-up form (specification, sections 2 and 5). */
export const draftFormTexts = {
  title: 'Draft form',
  description: 'A draft of a sign-up form.',
  heading: 'Sign-up form, a draft',
  lead: 'This form sends nothing. To join, use the registration.',
  toRegister: 'Go to the registration',
  submit: 'Submit',
  required: 'Required',
} as const;

/** The dialog where a login has ended while somebody is at work. */
export const sessionTexts = {
  title: 'Log in again to go on',
  text: 'Your login has ended. Everything you wrote is still here.',
  leave: 'Leave instead',
  leaveText: 'Leaving keeps what you wrote on this device, for your next login.',
  soon: (time: string) => `Your login ends at ${time}. What you write stays.`,
  over: (time: string) => `Your login ended at ${time}. What you wrote stays.`,
  renew: 'Log in again',
  renewTitle: 'Log in again',
  renewText: 'Then you can go on without a break. Everything you wrote stays as it is.',
  notNow: 'Not now',
} as const;
