export const registerTexts = {
  title: 'Register',
  description:
    'Join free: pick a track, do real tasks, get a mentor’s feedback and leave with a certificate.',
  heading: 'Join the community',
  lead: 'It is free, and it takes a minute.',
  submit: 'get started',
  haveAccount: 'Already have an account?',
} as const;
