/** What is offered for a link that was pasted on the dashboard. */
export const pastedTexts = {
  title: 'You pasted a link',
  text: 'Is it your work for a task? Nothing is sent yet.',
  choose: 'Choose the task',
} as const;
