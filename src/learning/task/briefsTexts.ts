/** All briefs of a track on one page. */
export const briefsTexts = {
  title: 'All tasks of the track',
  titleOf: (track: string) => `${track}: all tasks`,
  description: 'Every task on one page: to read, to print, or to save as a PDF.',
  back: 'Back to the track',
  loading: 'Loading the tasks',
  print: 'Print or save as PDF',
  none: 'No tasks here yet',
  noneText: 'What mentors add to this track will be here.',
  otherStage: 'More tasks',
  due: (moment: string) => `Due ${moment}`,
  notes: 'Notes',
} as const;
