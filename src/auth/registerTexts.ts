export const registerTexts = {
  title: 'Register',
  description:
    'Join free: pick a track, do real tasks, get a mentor’s feedback and leave with a certificate.',
  heading: 'Join the community',
  lead: 'Step 1 of 3, about 3 minutes. It is free.',
  submit: 'get started',
  haveAccount: 'Already have an account?',
} as const;
