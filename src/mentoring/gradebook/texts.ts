import { grouped, plural } from '../../lib/pluralTexts.ts';
import { mentorTexts } from '../texts.ts';

/** The mentor's gradebook: each mentee's submissions with their grades. */
export const gradebookTexts = {
  title: mentorTexts.gradebook,
  description: 'The submissions of your mentees, task by task, with their grades.',
  scope: 'Your mentees and the tasks they submitted.',
  loading: 'Loading your gradebook',
  none: 'Your gradebook is empty',
  noneText: 'It starts with the first submission of a mentee.',
  left: (count: number) =>
    `${plural(count, 'submission is', 'submissions are')} not shown, because the mentee or the task was deleted.`,
  leftAction: 'Show all submissions',
  noStages: 'Tracks and stages appear here after you open a task’s brief in a review.',
  someStages: 'More stages appear here after you open more briefs in a review.',

  filters: 'Filter the gradebook',
  show: 'Show',
  all: 'All mentees',
  shows: { waiting: 'With work to grade', quiet: 'Quiet for 14 days' },
  quiet: 'These mentees have no work to grade, and no new submission or grade for 14 days.',
  track: 'Track',
  allTracks: 'All tracks',
  stage: 'Stage',
  allStages: 'All stages',
  stages: 'By stage',
  stageUnknown: 'Unknown stage',
  stageWith: (task: string) => `Stage of “${task}”`,
  trackWith: (task: string) => `Track of “${task}”`,
  found: (mentees: number, tasks: number) =>
    `${plural(mentees, 'mentee', 'mentees')}, ${plural(tasks, 'task', 'tasks')}`,

  save: 'Save as spreadsheet',
  fileName: (day: string) => `gradebook-${day}.csv`,
  print: 'Print',
  printed: (stamp: string) => `As of ${stamp}`,

  caption: 'Grades by mentee and task',
  mentee: 'Mentee',
  waiting: 'To grade',
  sent: 'Submitted',
  mean: 'Average',
  pages: 'Pages of the gradebook',
  meanOf: 'Average grade',
  keys: 'Use arrow keys to move and Enter to open.',
  legend: 'Meaning of the signs',
  signs: [
    { sign: '85%', look: 'graded', means: 'the grade' },
    { sign: '3 d', look: 'waiting', means: 'not graded for 3 days' },
    { sign: '3 d', look: 'again', means: 'submitted again 3 days ago' },
    { sign: '–', look: 'nothing', means: 'not submitted' },
  ],

  percent: (grade: number) => `${grade}%`,
  nothing: '–',
  nothingYet: 'Not submitted',
  ages: { year: 'y', month: 'mo', week: 'w', day: 'd', hour: 'h', minute: 'min' },
  age: (count: number, unit: string) => `${count} ${unit}`,
  fresh: 'New',
  waits: 'To grade',
  waitsNew: 'New, not graded for less than an hour',
  waitsFor: (sign: string, age: string) => `${sign}, not graded for ${age}`,
  waitsWith: (waits: string, grade: string) => `${waits}, grade so far ${grade}`,
  again: (waits: string, grade: string) => `${waits}, submitted again after ${grade}`,
  missing: (tasks: string) => `Not submitted: ${tasks}`,
  count: (count: number) => plural(count, 'submission', 'submissions'),
  several: (words: string, count: number) => `${words}, ${count} submissions`,
  facts: (waiting: number, sent: number) =>
    sent === 0 ? 'No submissions' : `${grouped(waiting)} of ${grouped(sent)} to grade`,
  factsAndMean: (facts: string, mean: string) => `${facts}, average ${mean}`,
  fileWaiting: (day: string) => (day === '' ? 'Not graded' : `Not graded since ${day}`),
  fileAgain: (waits: string, grade: string) => `${waits}, was ${grade}`,
} as const;
