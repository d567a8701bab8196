import { brand } from '../../brand.ts';
import { plural } from '../../lib/pluralTexts.ts';

/** The certificate of a track, and what is missing to it. */
export const certificateTexts = {
  title: 'Certificate',
  titleOf: (track: string) => `Certificate: ${track}`,
  description: 'What you have done in this track, ready to share and to print.',
  back: 'Back to the track',
  loading: 'Reading your record',
  print: 'Print or save as PDF',
  share: 'Share as a picture',
  eyebrow: 'Certificate of completion',
  thisSays: `The record of ${brand.name} says that`,
  completed: (count: number) =>
    `has completed ${count === 1 ? 'the one task' : `all ${count} tasks`} of the track`,
  noName: 'A mentee without a name',
  somebody: 'This mentee',
  mean: 'Average grade',
  tasks: 'Tasks and grades',
  mentors: (count: number) => (count === 1 ? 'Mentor' : 'Mentors'),
  noMentor: 'Not named by the record',
  date: 'Date',
  honest: (firstName: string, date: string) =>
    `${firstName} sent in every task of the track, and a mentor of ${brand.name}, a free learning community, graded each one. Made from the community’s record on ${date}, by the person named here.`,
  notYet: 'Not yet: the certificate comes when every task is graded',
  noneYet: 'This track has no task yet',
  noneYetText: 'A certificate tells of tasks. Come back when there are some.',
  missing: (graded: number, total: number) =>
    `${graded} of ${plural(total, 'task is', 'tasks are')} graded. What is missing:`,
  unsure: 'We could not check every task',
  known: (graded: number, total: number) =>
    `We know of ${graded} of ${plural(total, 'task', 'tasks')} that ${graded === 1 ? 'is' : 'are'} graded. Not known, or missing:`,
  knownAll: () =>
    'We know of a grade for every task. You get the certificate once we can check them.',
  notMine: 'You are not enrolled in this track',
  notMineText: 'A certificate is made for the mentees of a track.',
  toTracks: 'To the tracks',
  states: {
    open: 'Not sent in yet',
    waiting: 'Waiting for your mentor’s grade',
    sent: 'Sent in, grade not known',
    unchecked: 'Could not be checked',
    graded: 'Graded',
  },
  checkAgain: 'Check again',
} as const;

/** The certificate as a picture. */
export const pictureTexts = {
  title: 'Share your certificate',
  shape: 'Shape',
  shapes: { square: 'Square', wide: 'Wide' },
  sizes: { square: '1080 × 1080, for chats and feeds', wide: '1920 × 1080, for a page or a slide' },
  drawing: 'Drawing the picture',
  preview: (name: string, track: string) => `Certificate of completion: ${name}, ${track}`,
  share: 'Share',
  save: 'Save the picture',
  saved: 'The picture is saved on this device, where your browser puts files.',
  words: (track: string) => `I have completed the track ${track} at ${brand.name}.`,
  failed: 'The picture could not be drawn',
  failedText: 'Your certificate is safe. Try again, or print it instead.',
  retry: 'Try again',
  notShared: 'Sharing did not work',
  notSharedText: 'Your picture is ready all the same. Save it, then send it from your gallery.',
} as const;
