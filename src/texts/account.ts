/** Account screens: labels and messages of the specification, sections 2, 4 and 5, to the letter. */
export const accountTexts = {
  email: 'Email',
  password: 'Password',
  emailRequired: 'Enter your email address',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Enter your password',
  login: 'Log in',
} as const;

/** The dialog where a login has ended while somebody is at work. */
export const sessionTexts = {
  title: 'Log in again to go on',
  text: 'Your login has ended. Everything you wrote is still here.',
  leave: 'Leave instead',
} as const;
