import { brand } from '../../config/brand.ts';
import { plural } from '../plural.ts';

/** The certificate of a track, and what is missing to it. */
export const certificateTexts = {
  title: 'Certificate',
  titleOf: (track: string) => `Certificate: ${track}`,
  description: 'What you have done in this track, ready to print.',
  back: 'Back to the track',
  loading: 'Reading your record',
  reading: (known: number, total: number) => `Read ${known} of ${total}`,
  print: 'Print or save as PDF',
  eyebrow: 'Certificate of completion',
  thisSays: `The record of ${brand.name} says that`,
  completed: (count: number) =>
    `has completed ${count === 1 ? 'the one task' : `all ${count} tasks`} of the track`,
  noName: 'A mentee without a name',
  mean: 'Mean grade',
  tasks: 'Tasks and grades',
  mentors: (count: number) => (count === 1 ? 'Mentor' : 'Mentors'),
  noMentor: 'Not named by the record',
  date: 'Date',
  honest: (date: string) =>
    `Made from ${brand.name}’s record on ${date}: the tasks of the track on that day, each sent in by the person named here and graded by a mentor. It is printed by that person and carries no signature.`,
  notYet: 'Not yet: the certificate comes when every task is graded',
  noneYet: 'This track has no task yet',
  noneYetText: 'A certificate tells of tasks. Come back when there are some.',
  missing: (graded: number, total: number) =>
    `${graded} of ${plural(total, 'task is', 'tasks are')} graded. What is missing:`,
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
  untitled: 'A task without a title',
} as const;
