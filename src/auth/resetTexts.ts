export const resetTexts = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account.',
  heading: 'Choose a new password',
  lead: 'You log in with it from now on.',
  submit: 'Save the password',
  incomplete: 'This link is not complete',
  incompleteText:
    'It lacks a part that proves that it came from your mail. Open it again from the mail, copy all of it, or ask for a new one.',
  ended: 'This link does not work any more',
  endedText:
    'A link to choose a new password works for ten minutes, and only the newest one. Ask for a new one: what you typed here you can type again.',
  newLink: 'Ask for a new link',
} as const;
