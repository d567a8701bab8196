import { brand } from '../../config/brand.ts';
import { commonTexts } from '../common.ts';
import { plural } from '../plural.ts';

/** The mentee's dashboard and task lists. */
export const dashboardTexts = {
  title: 'Dashboard',
  description: 'Your mentors, your track and the tasks that wait for you.',
  welcome: (name: string) =>
    name ? `Welcome to ${brand.name}, ${name}!` : `Welcome to ${brand.name}!`,
  welcomeNew: 'Choose a track and a mentor, then your first tasks appear here. It is free.',
  welcomeBack: 'Do one task at a time. Your mentor answers with a grade and advice.',
  hello: (name: string) => (name ? `Hello, ${name}!` : 'Hello!'),
  mentor: (name: string) => `Your mentor: ${name}`,
  toTasks: 'See my tasks',
  dismiss: 'Dismiss the welcome',
  enroll: 'Enroll in a track',
  enrollAnother: 'Enroll in another track',
  overview: 'At a glance',
  mentors: 'Approved mentors',
  track: 'Enrolled track',
  noTrack: 'No Track enrolled',
  moreTracks: (count: number) => `and ${plural(count, 'more track', 'more tracks')}`,
  pending: 'Pending tasks',
  unknown: '–',
  atLeast: (count: number) => `${count}+`,
  atLeastSpoken: (count: number) => `at least ${count}`,
  stillCounting: 'still counting',
  notKnown: 'not known yet',
  tryAgainFor: (what: string) => `${commonTexts.tryAgain}: ${what}`,
} as const;

export const tasksTexts = {
  title: 'Tasks',
  description: 'The tasks of your track: what waits for you and what you have sent in.',
  pending: 'Pending tasks',
  completed: 'Completed tasks',
  none: 'No task yet',
  allSent: 'Everything is sent in',
  noneOpen: 'Nothing in this track waits for you.',
  noneDone: 'What you send in appears here, with the grade and the words of your mentor.',
  noneInTrack: 'New tasks of this track appear here as soon as they are there.',
  noTrack: 'Tasks come with a track. Enroll in one to get your first.',
  columnTask: 'Task',
  columnTrack: 'Track',
  columnDeadline: 'Deadline',
  columnState: 'State',
  trackSwitch: 'Your tracks',
  untitled: 'A task without a title',
  deadline: (utc: string) => `Deadline: ${utc}`,
  noDeadline: 'No deadline',
  draft: 'Draft kept',
  submitted: 'Submitted',
  graded: (percentage: number) => `Graded ${percentage}%`,
  unchecked: 'Could not check',
  checkAgain: 'Check again',
  checkTask: (title: string) => `Could not check. Check again: ${title}`,
  grading: 'Grading',
  gradingOf: (title: string) => `Grading: ${title}`,
  counting: (known: number, total: number) => `Checked ${known} of ${total}`,
  countingName: 'Checking which tasks are sent in',
  uncheckedSome: (count: number) =>
    `We could not check whether ${plural(count, 'task is', 'tasks are')} sent in already.`,
  putOff:
    'The service takes only so many requests in a quarter of an hour, so we kept the last ones for you.',
  checkRest: 'Check the rest',
  pages: (list: string) => `Pages of ${list.toLowerCase()}`,
} as const;
