import { plural } from '../lib/numbers.ts';

export const progressTexts = {
  title: 'Your progress',
  loading: 'Loading your progress',
  notKnown: 'We have not checked your progress yet.',
  submittedOf: (sent: number, total: number) =>
    `${sent} of ${plural(total, 'task', 'tasks')} submitted`,
  atLeast: (sent: number, total: number) =>
    `At least ${sent} of ${plural(total, 'task', 'tasks')} submitted`,
  noTasks: 'No tasks here yet',
  graded: (count: number) => `${count} graded`,
  waiting: (count: number) => `${count} not graded yet`,
  sent: (count: number) => `${count} submitted, not checked`,
  open: (count: number) => `${count} to do`,
  unchecked: (count: number) => `${count} not checked yet`,
  mean: (percentage: number) => `Average grade ${percentage}%`,
  share: (sent: number, total: number) => `${sent}/${total}`,
  shareAtLeast: (sent: number, total: number) => `${sent}+/${total}`,
  check: 'Check for new grades',
  checkRest: 'Check again',
  failed: (advice: string) => `We could not check all tasks. ${advice}`,
  putOff: 'We can check only some of your tasks every 15 minutes. You can check the rest yourself.',
  finished: 'Every task of this track is graded. Well done!',
  finishedBefore: 'Every task of this track had a grade when we last checked.',
  toCertificate: 'Open your certificate',
  more: 'More',
  toBriefs: 'All tasks on one page',
} as const;

export const calendarTexts = {
  add: 'Add to calendar',
  count: (count: number) => plural(count, 'deadline', 'deadlines'),
  addAll: (count: number) => `Add ${plural(count, 'deadline', 'deadlines')} to calendar`,
  deadlinesOf: (track: string) => `${track} deadlines`,
  failed: 'We could not make the calendar file. Check your connection, then try again.',
  summary: (title: string) => `Deadline: ${title}`,
  description: (utc: string) => `Deadline: ${utc}`,
  reminder: (title: string) => `Due tomorrow: ${title}`,
} as const;
