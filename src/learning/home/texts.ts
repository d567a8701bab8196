import { brand } from '../../brand.ts';
import { plural } from '../../lib/pluralTexts.ts';
import { commonTexts } from '../../ui/texts.ts';

/** The one next step on the dashboard, and its reason. */
export const nextStepTexts = {
  label: 'Your next step',
  loading: 'Looking for your next step',
  notKnown: 'It is not known yet: your tasks did not come through.',
  profile: {
    title: 'Complete your profile',
    reason: 'Your mentor needs it before you can go on.',
    action: 'To my profile',
  },
  photo: {
    title: 'Add a photo of yourself',
    reason: 'There is no task here yet, and your mentor likes to see who learns.',
    action: 'To my profile',
  },
  empty: {
    title: 'Look at the stages of your track',
    reason: 'There is no task here yet. The stages tell you what is coming.',
    action: 'See the stages',
  },
  feedback: {
    title: (title: string) => `Read the feedback on “${title}”`,
    graded: (grade: number) => `Your mentor has answered: ${grade}%.`,
    commented: 'Your mentor has written to you.',
    more: (count: number) => `${plural(count, 'more answer waits', 'more answers wait')}, too.`,
    action: 'See feedback',
  },
  task: {
    title: (title: string) => `Go on with “${title}”`,
    begin: (title: string) => `Begin “${title}”`,
    draft: 'You have begun to send it in: your draft is kept on this device.',
    first: (stage: string) => `It is the first open task of the stage “${stage}”.`,
    open: 'It is open, and there is no hurry.',
    action: 'Open the task',
  },
  waiting: {
    title: 'Wait for your mentor',
    reason: (count: number) =>
      `Everything in this track is sent in. ${plural(count, 'task waits', 'tasks wait')} for a grade.`,
    action: 'See what you sent',
  },
  sent: {
    title: 'See how your work was received',
    reason: 'Everything in this track is sent in. The track page asks for the newest grades.',
    action: 'To my track',
  },
  unchecked: {
    title: 'Check the rest of your tasks',
    reason: 'Some could not be checked, so the next one is not certain.',
    action: 'To my tasks',
  },
  certificate: {
    title: 'Take your certificate',
    reason: 'Every task of this track is graded. Well done!',
    action: 'Open the certificate',
  },
  untitledStage: 'that comes first',
} as const;

/** The mentee's dashboard and task lists. */
export const dashboardTexts = {
  title: 'Dashboard',
  description: 'Your mentors, your track and the tasks that wait for you.',
  welcome: (name: string) =>
    name ? `Welcome to ${brand.name}, ${name}!` : `Welcome to ${brand.name}!`,
  welcomeNew: 'Choose a track and a mentor, then your first tasks appear here. It is free.',
  hello: (name: string) => (name ? `Hello, ${name}!` : 'Hello!'),
  mentor: (name: string) => `Your mentor: ${name}`,
  dismiss: 'Dismiss the welcome',
  enroll: 'Enroll in a track',
  enrollAnother: 'Enroll in another track',
  overview: 'At a glance',
  mentors: 'Approved mentors',
  track: 'Enrolled track',
  noTrack: 'No Track enrolled',
  moreTracks: (count: number) => `and ${count} more`,
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
  all: 'All tasks',
  pending: 'Pending tasks',
  completed: 'Completed tasks',
  none: 'No task yet',
  allSent: 'Everything is sent in',
  noneOpen: 'Nothing in this track waits for you.',
  toTrack: 'See the stages',
  noneDone: 'What you send in appears here, with the grade and the words of your mentor.',
  noneInTrack: 'New tasks of this track appear here as soon as they are there.',
  noTrack: 'Tasks come with a track. Enroll in one to get your first.',
  columnTask: 'Task',
  columnTrack: 'Track',
  columnDeadline: 'Deadline',
  columnState: 'State',
  trackSwitch: 'Your tracks',
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
  putOff: 'We can only ask so often in a quarter of an hour, so we kept the last tries for you.',
  checkRest: 'Check the rest',
  pages: (list: string) => `Pages of ${list.toLowerCase()}`,
} as const;
