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
