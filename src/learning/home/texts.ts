import { brand } from '../../brand.ts';
import { plural } from '../../lib/numbers.ts';

export const nextStepTexts = {
  label: 'Your next step',
  loading: 'Finding your next step',
  notKnown: 'Your next step is unknown until your tasks load.',
  profile: {
    title: 'Complete your profile',
    reason: 'Your mentor needs it before you can continue.',
    action: 'Go to my profile',
  },
  photo: {
    title: 'Add a photo of yourself',
    reason: 'There are no tasks yet. A photo helps your mentor get to know you.',
    action: 'Go to my profile',
  },
  empty: {
    title: 'Look at the stages of your track',
    reason: 'There are no tasks yet. The stages show what comes next.',
    action: 'See the stages',
  },
  feedback: {
    title: (title: string) => `Read the feedback on “${title}”`,
    graded: (grade: number) => `Your mentor gave you ${grade}%.`,
    commented: 'Your mentor wrote a comment.',
    more: (count: number) => `You have feedback on ${plural(count, 'more task', 'more tasks')}.`,
    action: 'See feedback',
  },
  task: {
    title: (title: string) => `Continue with “${title}”`,
    begin: (title: string) => `Begin “${title}”`,
    draft: 'Your draft is saved here.',
    first: (stage: string) => `It is the first open task in the stage “${stage}”.`,
    firstOfTrack: 'It is the first open task in this track.',
    open: 'It has no deadline.',
    action: 'Open the task',
  },
  waiting: {
    title: 'Wait for your mentor',
    reason: (count: number) =>
      `You have submitted everything. ${plural(count, 'task is', 'tasks are')} not graded yet.`,
    action: 'See my work',
  },
  sent: {
    title: 'Check for new feedback',
    reason: 'You have submitted everything. Open the track page to check for new grades.',
    action: 'Go to my track',
  },
  unchecked: {
    title: 'Check the rest of your tasks',
    reason: 'We could not check them all, so your next step is unknown.',
    action: 'Go to my tasks',
  },
  certificate: {
    title: 'Get your certificate',
    action: 'Open the certificate',
  },
} as const;

export const dashboardTexts = {
  title: 'Dashboard',
  description: 'Your mentors, your track and your open tasks.',
  welcome: (name: string) =>
    name ? `Welcome to ${brand.name}, ${name}!` : `Welcome to ${brand.name}!`,
  welcomeNew: 'Choose a track and a mentor to get your first tasks. It is free.',
  lastSubmission: (task: string) => `You last submitted “${task}”.`,
  lastGrade: (task: string) => `Your last grade was for “${task}”.`,
  welcomeAdmin:
    'Mentors see only their own mentees and submissions, so their pages are empty for an admin.',
  hello: (name: string) => (name ? `Hello, ${name}!` : 'Hello!'),
  mentor: (name: string) => `Your mentor: ${name}`,
  dismiss: 'Dismiss the welcome',
  enroll: 'Enroll in a track',
  enrollAnother: 'Enroll in another track',
  overview: 'Overview',
  mentors: 'Approved mentors',
  track: 'Enrolled track',
  noTrack: 'No Track enrolled',
  pending: 'Pending tasks',
  unknown: '–',
  atLeast: (count: number) => `${count}+`,
  atLeastSpoken: (count: number) => `at least ${count}`,
  stillCounting: 'still counting',
  notKnown: 'unknown',
} as const;

export const tasksTexts = {
  title: 'Tasks',
  description: 'Your open and submitted tasks.',
  all: 'All tasks',
  pending: 'Pending tasks',
  completed: 'Completed tasks',
  none: 'No task yet',
  allSent: 'You have submitted everything',
  allSentBefore: 'You had submitted everything when we last checked',
  allSentBeforeText: 'There may be new tasks.',
  toTrack: 'See the stages',
  noneDone: 'Work you submit appears here, with your mentor’s grade and comment.',
  noneInTrack: 'New tasks in this track appear here.',
  noTrack: 'You get tasks when you enroll in a track.',
  columnTask: 'Task',
  columnTrack: 'Track',
  columnDeadline: 'Deadline',
  columnState: 'State',
  columnAction: 'Action',
  trackSwitch: 'Your tracks',
  search: 'Search your tasks',
  found: (count: number) => plural(count, 'task found', 'tasks found'),
  deadline: (utc: string) => `Deadline: ${utc}`,
  noDeadline: 'No deadline',
  draft: 'Draft saved',
  checkAgain: 'Check again',
  grading: 'Grading',
  gradingOf: (title: string) => `Grading: ${title}`,
  counting: (checked: number, total: number) => `Checked ${checked} of ${total}`,
  countingName: 'Checking which tasks you have submitted',
  uncheckedSome: (count: number) =>
    `We could not check if ${plural(count, 'task is', 'tasks are')} submitted.`,
  checkRest: 'Check the rest',
} as const;
