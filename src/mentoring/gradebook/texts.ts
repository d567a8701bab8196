import { grouped, plural } from '../../lib/numbers.ts';

export const gradebookTexts = {
  title: 'Gradebook',
  description: 'Your mentees’ submissions, task by task, with their grades.',
  scope: 'Your mentees and the tasks they submitted.',
  loading: 'Loading your gradebook',
  none: 'Your gradebook is empty',
  noneText: 'It starts with a mentee’s first submission.',
  left: (count: number) =>
    `${plural(count, 'submission is', 'submissions are')} not shown, because the mentee or the task was deleted.`,
  leftAction: 'Show all submissions',

  filters: 'Search the gradebook',
  orders: { '': 'Name A–Z', '-waiting': 'Most to grade', mean: 'Low grades' },
  found: (mentees: number, tasks: number) =>
    `${plural(mentees, 'mentee', 'mentees')}, ${plural(tasks, 'task', 'tasks')}`,
  save: 'Save as spreadsheet',
  fileName: (day: string) => `gradebook-${day}.csv`,

  caption: 'Grades by mentee and task',
  mentee: 'Mentee',
  waiting: 'To grade',
  sent: 'Submitted',
  mean: 'Average',
  everyone: 'All mentees',
  again: (grade: string) => `Again (was ${grade})`,
  nothing: '–',
  notSubmitted: 'Not submitted',
  missing: (tasks: string) => `Not submitted: ${tasks}`,
  facts: (waiting: number, sent: number) =>
    sent === 0 ? 'No submissions' : `${grouped(waiting)} of ${grouped(sent)} to grade`,
  factsAndMean: (facts: string, mean: string) => `${facts}, average ${mean}`,

  fileWaiting: (day: string) => (day === '' ? 'Not graded' : `Not graded since ${day}`),
  fileAgain: (waits: string, grade: string) => `${waits}, was ${grade}`,
} as const;
