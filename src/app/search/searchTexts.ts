import { plural } from '../../lib/pluralTexts.ts';

/** Words of the search dialog. */
export const searchTexts = {
  title: 'Search what is here',
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
    `Searched: ${counts}. There may be more that you have not opened on this device yet.`,
  scope: 'Searches what you have opened on this device so far.',
  keys: [
    { keys: ['↑', '↓'], does: 'choose' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['Esc'], does: 'close' },
  ],
  slash: 'Open with the / key, too',
  otherTrack: 'In another track',
  sentTasks: 'Submissions of this task',
} as const;
