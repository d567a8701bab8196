export const loginTexts = {
  title: 'Log in',
  description: 'Mentees and mentors log in here.',
  heading: 'Welcome back',
  lead: 'Mentees and mentors log in here.',
  mentorLead: 'Log in to see what your mentees submitted.',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
} as const;
