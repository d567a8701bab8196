import { plural } from '../../lib/numbers.ts';

export const tracksTexts = {
  title: 'Tracks',
  description: 'Every track is free, with a mentor and a certificate.',
  loading: 'Loading the tracks',
  none: 'No track yet',
  noneText: 'We are preparing the first tracks. Come back soon.',
  yours: 'Your track',
  stages: (count: number) => plural(count, 'stage', 'stages'),
  average: (tasks: number) => `about ${plural(tasks, 'task', 'tasks')} per stage`,
} as const;

export const trackTexts = {
  back: 'Back to tracks',
  title: 'Track',
  gone: 'Track not found',
  description: 'The stages of this track, in order.',
  stages: 'Stages',
  loading: 'Loading the stages',
  none: 'No stages to show yet',
  level: (level: number) => `Stage ${level}`,
  tasks: (count: number) => plural(count, 'task', 'tasks'),
  summary: (stages: number, tasks: number) =>
    `${plural(stages, 'stage', 'stages')}, ${plural(tasks, 'task', 'tasks')} in all`,
  average: (tasks: number) => `${plural(tasks, 'task', 'tasks')} per stage on average`,
  enroll: 'Enroll',
  toTasks: 'See my tasks',
} as const;

export const pathTexts = {
  done: 'Done',
  sent: 'All submitted',
  current: 'You are here',
  begun: 'Started',
  ahead: 'Not started',
  empty: 'No task yet',
  unchecked: 'Not checked yet',
  others: 'Tasks outside the stages',
} as const;

export const courseTexts = {
  title: 'Course',
  gone: 'Course not found',
  description: 'The course that goes with your task.',
  loading: 'Loading the course',
  back: 'Back to tasks',
  backToTask: 'Back to the task',
  play: 'Play here',
  /** An estimate, for about 480p. */
  playCosts: 'A video uses about 5 MB a minute. Read the text first, and watch on Wi-Fi.',
  frame: (title: string) => `Video: ${title}`,
  open: (provider: string) => `Open on ${provider}`,
  openLink: 'Open the course',
  elsewhere: 'This course is on another site.',
  noLink: 'This course has no video yet',
  noLinkText: 'Ask your mentor where you can learn this.',
} as const;

export const mentorPageTexts = {
  title: 'Mentor',
  titleMany: 'Mentors',
  description: 'Mentors review your tasks and answer your questions.',
  loading: 'Loading your mentor',
  none: 'No mentor yet',
  noneText: 'You choose your mentor when you enroll in a track.',
  noneForRole: 'Only mentees have a mentor',
  toDashboard: 'Go to dashboard',
  enroll: 'Enroll in a track',
} as const;
