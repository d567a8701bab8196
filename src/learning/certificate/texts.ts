import { brand } from '../../brand.ts';
import { plural } from '../../lib/numbers.ts';

export const certificateTexts = {
  title: 'Certificate',
  titleOf: (track: string) => `Certificate: ${track}`,
  description: 'Your work in this track, ready to share and print.',
  back: 'Back to the track',
  loading: 'Loading your grades',
  print: 'Print or save as PDF',
  share: 'Share as a picture',
  eyebrow: 'Certificate of completion',
  recordsShow: `${brand.name}’s records show that`,
  completed: (count: number) =>
    `completed ${count === 1 ? 'the only task' : `all ${count} tasks`} in the track`,
  noName: 'Unnamed mentee',
  thisMentee: 'This mentee',
  mean: 'Average grade',
  tasks: 'Tasks and grades',
  mentors: (count: number) => (count > 1 ? 'Mentors' : 'Mentor'),
  noMentor: 'Unknown',
  source: (firstName: string, date: string) =>
    `${firstName} submitted every task in this track, and a mentor at ${brand.name}, a free learning community, graded each one. Made from ${brand.name}’s records on ${date} by the person named here.`,
  notYet: 'You get your certificate when every task is graded',
  noTasks: 'This track has no tasks yet',
  noTasksText: 'Come back when it has tasks.',
  missing: (graded: number, total: number) =>
    `${graded} of ${plural(total, 'task is', 'tasks are')} graded. Still missing:`,
  notAllChecked: 'We could not check every task',
  known: (graded: number, total: number) =>
    `At least ${graded} of ${plural(total, 'task', 'tasks')} ${graded === 1 ? 'is' : 'are'} graded. Missing or unknown:`,
  knownAll: () =>
    'Every task had a grade when we last checked. You get your certificate once we can check again.',
  notEnrolled: 'You are not enrolled in this track',
  notEnrolledText: 'Only mentees of this track get its certificate.',
  toTracks: 'Go to tracks',
  checkAgain: 'Check again',
} as const;

export const pictureTexts = {
  title: 'Share your certificate',
  shape: 'Shape',
  shapes: { tall: 'Tall', wide: 'Wide' },
  uses: { tall: 'For chats and feeds', wide: 'For a page or a slide' },
  share: 'Share',
  save: 'Save the picture',
  saved: 'The picture is in your downloads.',
  words: (track: string) => `I completed the track ${track} at ${brand.name}.`,
  failed: 'We could not draw the picture',
  failedText: 'Your certificate is safe. Try again, or print it instead.',
  notShared: 'We could not share the picture',
  notSharedText: 'Save it, then share it from your gallery.',
} as const;
