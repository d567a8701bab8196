/** The draft sign-up form, which can be filled in and sends nothing. */
export const draftFormTexts = {
  title: 'Draft form',
  description: 'A draft of a sign-up form.',
  heading: 'Sign-up form, a draft',
  lead: 'This form sends nothing. To join, use the registration.',
  toRegister: 'Go to the registration',
  submit: 'Submit',
  required: 'Required',
} as const;
