export const loginTexts = {
  title: 'Log in',
  description: 'Log in to your tracks, your tasks and your mentor.',
  heading: 'Welcome back',
  lead: 'Log in to go on where you left off.',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
} as const;
