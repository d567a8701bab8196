import { grouped, plural } from '../../lib/pluralTexts.ts';
import { mentorTexts } from '../texts.ts';

/** The mentor's gradebook: who has sent what, and what each got. */
export const gradebookTexts = {
  title: mentorTexts.gradebook,
  description: 'What each of your mentees has sent you, task by task, with its grade.',
  scope: 'Your mentees, and each task that one of them has sent you.',
  loading: 'Loading your gradebook',
  menteesFailed: 'Your list of mentees could not be shown',
  none: 'Your gradebook is empty',
  noneText: 'It begins with the first work that a mentee sends you.',
  noneAction: 'See your mentees',
  left: (count: number) =>
    `${plural(count, 'submission is', 'submissions are')} not in here, for the mentee or the task is gone.`,
  leftAction: 'All submissions',
  noStages:
    'Tracks and stages are not known here yet. Each comes with its task’s brief, once you have opened it in a review.',
  someStages: 'Some stages are not known here: each comes with its task’s brief.',

  filters: 'Filter the gradebook',
  show: 'Show',
  all: 'All mentees',
  shows: { waiting: 'With work that waits', quiet: 'Quiet for 14 days' },
  quiet:
    'Nothing of theirs waits, and nothing in their work has changed for 14 days. Your grade is a change, too.',
  track: 'Track',
  allTracks: 'All tracks',
  stage: 'Stage',
  allStages: 'All stages',
  notKnown: 'Not known',
  stages: 'By stage',
  stageUnknown: 'Stage not known',
  stageWith: (task: string) => `Stage of “${task}”`,
  trackWith: (task: string) => `Track of “${task}”`,
  found: (mentees: number, tasks: number) =>
    `${plural(mentees, 'mentee', 'mentees')}, ${plural(tasks, 'task', 'tasks')}`,

  save: 'Save for a spreadsheet',
  fileName: (day: string) => `gradebook-${day}.csv`,
  print: 'Print',
  printed: (stamp: string) => `As of ${stamp}`,

  caption: 'Grades by mentee and task',
  mentee: 'Mentee',
  waiting: 'Waiting',
  sent: 'Sent',
  mean: 'Average',
  pages: 'Pages of the gradebook',
  meanOf: 'Average grade',
  keys: 'Arrow keys move in the table, Enter opens.',
  legend: 'What the signs say',
  signs: [
    { sign: '85%', look: 'graded', means: 'the grade' },
    { sign: '3 d', look: 'waiting', means: 'waits for 3 days' },
    { sign: '3 d', look: 'again', means: 'sent again after its grade, and waits' },
    { sign: '–', look: 'nothing', means: 'nothing yet' },
  ],

  percent: (grade: number) => `${grade}%`,
  nothing: '–',
  nothingYet: 'Nothing yet',
  ages: { year: 'y', month: 'mo', week: 'w', day: 'd', hour: 'h', minute: 'min' },
  age: (count: number, unit: string) => `${count} ${unit}`,
  fresh: 'New',
  waits: 'Waits',
  waitsNew: 'New, waits for less than an hour',
  waitsFor: (sign: string, age: string) => `${sign}, waits for ${age}`,
  waitsWith: (waits: string, grade: string) => `${waits}, with ${grade}`,
  again: (waits: string, grade: string) => `${waits}, sent again after ${grade}`,
  missing: (tasks: string) => `Nothing yet: ${tasks}`,
  count: (count: number) => plural(count, 'submission', 'submissions'),
  several: (words: string, count: number) => `${words}, ${count} submissions`,
  facts: (waiting: number, sent: number) => `${grouped(waiting)} waiting, ${grouped(sent)} sent`,
  meanFact: (mean: string) => `average ${mean}`,
  fileWaiting: (day: string) => (day === '' ? 'Waiting' : `Waiting since ${day}`),
  fileAgain: (waits: string, grade: string) => `${waits}, was ${grade}`,
} as const;
