/** Handing in a link that another app shared, or that was pasted on the dashboard. */
export const shareTexts = {
  title: 'Which task is this for?',
  description: 'Choose a task, and its form opens with your link in it. Nothing is sent yet.',
  search: 'Find a task',
  notFound: 'No open task has these words in its name.',
  allSent: 'To send a new version, open the task and paste your link there.',
  noLink: 'There is no link here',
  noLinkText:
    'Share the page of your work from your browser. Or open the task, and paste your link into its form.',
  noTrack: 'You have no track yet',
  noTrackText: 'A link is for a task of your track. Enrol first, then share your link again.',
  toTasks: 'See your tasks',
  question: 'Put this link in place of the other?',
  questionText: (title: string) =>
    `Your draft for ${title} holds another link. Your comment stays as it is.`,
  newLink: 'Use the new link',
  keepDraft: 'Keep my draft',
} as const;
