/** Account screens. The messages of validation are exact (tests/rules.md). */
export const accountTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  passwordHint: '6 to 64 characters',
  required: 'Required',
  firstNameRequired: 'Enter your first name, e.g. Adaeze',
  lastNameRequired: 'Enter your last name, e.g. Okafor',
  tooShort: 'Too short',
  shortName: 'Fewer than 3 letters? Write more of your name. You can shorten it in your profile.',
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
} as const;

/** The side panel, and the notes on its picture. */
export const accountPanelTexts = {
  register: 'Take your programming career to the next level',
  back: 'Good to see you again.',
  safe: 'It happens to everyone. You will be back in a minute.',
  sent: 'Check your inbox, and you are in.',
  facts: 'Free, with a mentor and a certificate',
  stage: 'Stage 3 of 4',
  task: 'Your first web page',
  graded: 'Graded 92%',
  mentor: 'Clean code. I am proud of you!',
} as const;
