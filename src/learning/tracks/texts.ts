import { plural } from '../../lib/pluralTexts.ts';

/** Tracks, stages, courses and the mentor page. */
export const tracksTexts = {
  title: 'Tracks',
  description: 'Every track is free, has a mentor beside you and ends with a certificate.',
  loading: 'Loading the tracks',
  none: 'No track yet',
  noneText: 'The first tracks are being prepared. Come back soon.',
  yours: 'Your track',
  stages: (count: number) => plural(count, 'stage', 'stages'),
  stagesFailed: 'The stages of these tracks could not be shown',
  average: (tasks: number) => `about ${plural(tasks, 'task', 'tasks')} per stage`,
  open: (title: string) => `See the stages of ${title}`,
} as const;

export const trackTexts = {
  take: 'Take it with you',
  taken: 'With you: see what is here',
  back: 'Back to tracks',
  title: 'Track',
  gone: 'This track is not here any more',
  description: 'The stages of this track, in the order you take them.',
  stages: 'Stages',
  loading: 'Loading the stages',
  none: 'No stage to show yet',
  noneText: 'The stages of this track are not here yet.',
  level: (level: number) => `Stage ${level}`,
  tasks: (count: number) => plural(count, 'task', 'tasks'),
  summary: (stages: number, tasks: number) =>
    `${plural(stages, 'stage', 'stages')}, ${plural(tasks, 'task', 'tasks')} in all`,
  average: (tasks: number) => `${plural(tasks, 'task', 'tasks')} per stage on average`,
  enroll: 'Enroll',
  toTasks: 'See my tasks',
} as const;

/** One's own track as a path: where one stands in each stage, and its tasks. */
export const pathTexts = {
  done: 'Done',
  sent: 'All sent in',
  current: 'You are here',
  begun: 'Begun',
  ahead: 'Ahead',
  empty: 'No task yet',
  unchecked: 'Not checked yet',
  others: 'Tasks outside the stages',
  task: {
    toDo: 'To do',
    due: (due: string) => `To do. ${due}`,
    sent: 'Sent in',
    waiting: 'Sent in, not graded yet',
    graded: (grade: number) => `Graded ${grade}%`,
    unchecked: 'Not checked yet',
  },
} as const;

export const courseTexts = {
  title: 'Course',
  gone: 'This course is not here any more',
  description: 'The course that goes with your task.',
  loading: 'Loading the course',
  back: 'Back to tasks',
  backToTask: 'Back to the task',
  play: 'Play here',
  playCosts: (provider: string) =>
    `The video comes from ${provider} when you tap, not before: data costs money.`,
  frame: (title: string) => `Video: ${title}`,
  open: (provider: string) => `Open on ${provider}`,
  openLink: 'Open the course',
  elsewhere: 'This course is on another site.',
  noLink: 'This course has no video yet',
  noLinkText: 'Ask your mentor where to learn what the task needs.',
} as const;

export const mentorTexts = {
  title: 'Mentor',
  titleMany: 'Mentors',
  description: 'Who reviews your tasks and answers your questions.',
  loading: 'Loading your mentor',
  none: 'No mentor yet',
  noneText: 'You choose your mentor when you enroll in a track.',
  noneForRole: 'Mentors are there for mentees. Your account has none.',
  toDashboard: 'To the dashboard',
  enroll: 'Enroll in a track',
} as const;
