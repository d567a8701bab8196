import { plural } from '../../lib/pluralTexts.ts';

/** A mentee's grades in a track, as a picture and in words. */
export const gradesTexts = {
  title: 'Your grades over time',
  words: (count: number, first: string, last: string, best: number, latest: number) =>
    `${plural(count, 'grade', 'grades')} from ${first} to ${last}. The best is ${best}%, the latest ${latest}%.`,
  task: 'Task',
  grade: 'Grade',
  day: 'Last changed',
  percent: (grade: number) => `${grade}%`,
} as const;
