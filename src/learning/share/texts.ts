export const shareTexts = {
  title: 'Which task is this for?',
  description: 'Choose a task to open its form with your link. Nothing is sent yet.',
  search: 'Find a task',
  notFound: 'No open task has these words in its name.',
  allSent:
    'You submitted everything. To submit a new version, open the task and paste your link there.',
  noLink: 'We found no link',
  noLinkText:
    'Share the page of your work from your browser. Or open the task and paste your link into its form.',
  noTrack: 'You have no track yet',
  noTrackText: 'Enroll in a track, then share your link again.',
  toTasks: 'See my tasks',
  question: 'Replace the link in your draft?',
  questionText: (title: string) =>
    `Your draft for “${title}” has another link. Your comment does not change.`,
  newLink: 'Replace',
  keepDraft: 'Keep',
} as const;
