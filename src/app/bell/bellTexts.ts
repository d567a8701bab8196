/** Words of the bell's panel. */
export const bellTexts = {
  isNew: 'New',
  outboxGroup: 'Not sent yet',
  newGroup: 'Since you last looked',
  dueGroup: 'Due within 48 hours',
  earlierGroup: 'Earlier',
  none: 'Nothing new on this device',
  noneMentee:
    'A new grade or comment on your work and deadlines within 48 hours appear here as soon as this device knows of them.',
  noneMentor: 'Newly sent work appears here as soon as this device knows of it.',
  noneAdmin: 'An admin gets neither grades nor submissions.',
  graded: (title: string, grade: number) => `Your work on ${title} was graded: ${grade}%`,
  regraded: (title: string, grade: number) => `Your grade for ${title} is now ${grade}%`,
  commented: (title: string) => `New comment from your mentor on ${title}`,
  sent: (who: string, title: string) => `${who} sent in ${title}`,
  due: (title: string) => `${title} is due`,
  noticed: 'Noticed here',
  noticedNow: 'Noticed here just now',
  sentAt: 'Sent',
  untitled: 'a task without a title',
  someone: 'Someone without a name',
  more: (count: number) => `and ${count} more`,
} as const;
