import { plural } from '../lib/pluralTexts.ts';

/** How far a mentee is, as far as it is known. */
export const progressTexts = {
  title: 'Your progress',
  loading: 'Looking up your progress',
  notKnown: 'How far you are is not known yet.',
  sentIn: (sent: number, total: number) => `${sent} of ${plural(total, 'task', 'tasks')} sent in`,
  atLeast: (sent: number, total: number) =>
    `At least ${sent} of ${plural(total, 'task', 'tasks')} sent in`,
  noTasks: 'No task here yet',
  graded: (count: number) => `${count} graded`,
  waiting: (count: number) => `${count} waiting for your mentor`,
  waitingShort: (count: number) => `${count} to be graded`,
  sent: (count: number) => `${count} sent in, grade not asked yet`,
  open: (count: number) => `${count} to do`,
  unchecked: (count: number) => `${count} not checked yet`,
  mean: (percentage: number) => `Average grade ${percentage}%`,
  share: (sent: number, total: number) => `${sent}/${total}`,
  shareAtLeast: (sent: number, total: number) => `${sent}+/${total}`,
  check: 'Check for new grades',
  checkRest: 'Check again',
  failed: (advice: string) => `Some of it could not be checked. ${advice}`,
  putOff:
    'Some of it is not checked yet: the last tries of this quarter of an hour are kept for you.',
  finished: 'Every task of this track is graded. Well done!',
  toCertificate: 'Open your certificate',
  more: 'More',
  toBriefs: 'All tasks on one page',
} as const;

/** Deadlines in the calendar of a phone or a computer. */
export const calendarTexts = {
  add: 'Add to my calendar',
  count: (count: number) => plural(count, 'deadline', 'deadlines'),
  addAll: (count: number) => `${plural(count, 'deadline', 'deadlines')} to my calendar`,
  deadlinesOf: (track: string) => `${track} deadlines`,
  failed: 'The calendar file could not be made. Check your connection and try again.',
  summary: (title: string) => `Deadline: ${title}`,
  description: (utc: string) => `Deadline: ${utc}`,
  reminder: (title: string) => `Due tomorrow: ${title}`,
} as const;
