export const reportTexts = {
  heading: 'Does something worry you?',
  text: 'Did someone send you a message that felt wrong, ask to meet you, or ask you to keep a secret? Tell us, whether you are a learner, a mentor or a parent. You do not have to be sure, and you will not get into trouble.',
  danger: 'If someone is in danger now, call\u00a0112.',
  subject: 'Something worries me',
  action: 'Tell us by email',
  guardians: 'For young learners and parents',
} as const;
