import { plural } from './plural.ts';

/** Words of the top bar: the search, the bell and the account menu. */
export const searchTexts = {
  search: 'Search',
  title: 'Search what is loaded',
  placeholder: 'Tasks, tracks, people, pages',
  placeholderMentor: 'Mentees, tasks, pages',
  results: 'Results',
  close: 'Close the search',
  groups: {
    pages: 'Pages',
    tasks: 'Tasks',
    tracks: 'Tracks',
    stages: 'Stages',
    mentors: 'Mentors',
    mentees: 'Mentees',
  },
  counted: {
    pages: (count: number) => plural(count, 'page', 'pages'),
    tasks: (count: number) => plural(count, 'task', 'tasks'),
    tracks: (count: number) => plural(count, 'track', 'tracks'),
    stages: (count: number) => plural(count, 'stage', 'stages'),
    mentors: (count: number) => plural(count, 'mentor', 'mentors'),
    mentees: (count: number) => plural(count, 'mentee', 'mentees'),
  },
  /** Heading of a group that shows only its best. */
  partOf: (group: string, shown: number, all: number) => `${group}, ${shown} of ${all}`,
  found: (count: number) => plural(count, 'result', 'results'),
  none: (search: string) => `Nothing found for “${search}”`,
  searched: (counts: string) =>
    `Searched: ${counts}. There may be more that this device has not loaded yet.`,
  scope: 'Searches what this device has loaded so far.',
  keys: [
    { keys: ['↑', '↓'], does: 'choose' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['Esc'], does: 'close' },
  ],
  slash: 'Open with the / key, too',
  otherTrack: 'In another track',
  sentTasks: 'Submissions of this task',
} as const;

export const bellTexts = {
  title: 'Notifications',
  named: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} new`),
  many: '9+',
  isNew: 'New',
  newGroup: 'Since you last looked',
  dueGroup: 'Due within 48 hours',
  earlierGroup: 'Earlier',
  none: 'Nothing new on this device',
  noneMentee:
    'A new grade or comment on your work and deadlines within 48 hours appear here as soon as this device has loaded them.',
  noneMentor: 'Newly sent work appears here as soon as this device has loaded it.',
  noneAdmin: 'The service sends an admin neither grades nor submissions.',
  graded: (title: string, grade: number) => `Your work on ${title} was graded: ${grade}%`,
  regraded: (title: string, grade: number) => `Your grade for ${title} is now ${grade}%`,
  commented: (title: string) => `New comment from your mentor on ${title}`,
  sent: (who: string, title: string) => `${who} sent in ${title}`,
  due: (title: string) => `${title} is due`,
  noticed: 'Noticed here',
  noticedNow: 'Noticed here just now',
  sentAt: 'Sent',
  untitled: 'a task without a title',
  someone: 'Someone without a name',
  more: (count: number) => `and ${count} more`,
  allSubmissions: 'All submissions',
  allTasks: 'All tasks',
} as const;

export const accountMenuTexts = {
  button: 'Your account',
  /** What stands on the button is part of its name: people who speak to their device say it. */
  named: (initials: string) => `Your account, ${initials}`,
  profile: 'My profile',
  theme: {
    legend: 'Colours',
    system: 'As my device',
    light: 'Light',
    dark: 'Dark',
  },
} as const;

export const partTexts = {
  failed: 'This could not be opened. Check your connection, or load the page again.',
} as const;
