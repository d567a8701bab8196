/** Words for who is worried, on the contact and the privacy page. */
export const worryTexts = {
  heading: 'Does something worry you?',
  text: 'A message, a question, a wish to meet or to keep a secret? Tell us, whether you learn, teach or are a parent. You need not be sure, and you will not be in trouble.',
  danger: 'If somebody is in danger now, call 112.',
  subject: 'A worry',
  action: 'Tell us by e-mail',
  guardians: 'For young learners and parents',
} as const;
