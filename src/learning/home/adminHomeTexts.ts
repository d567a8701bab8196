import { brand } from '../../brand.ts';

/** Words of an ADMIN's own first page. */
export const adminHomeTexts = {
  title: 'Dashboard',
  description: 'What is open to an admin here.',
  greeting: (firstName: string) => `Welcome to ${brand.name}${firstName && `, ${firstName}`}!`,
  lead: 'You are logged in as an admin. This is what you can read here, and what stays between mentors and their mentees.',
  open: 'Open to you',
  tracks: 'Tracks',
  tracksText: 'Every track, with its stages and what each of them is about.',
  tasks: 'Tasks',
  tasksText: 'The tasks of tracks that you have joined, with their descriptions and courses.',
  profile: 'Profile',
  profileText: 'Your own name, picture and how to reach you.',
  closed: 'Between mentors and mentees',
  closedText: 'These pages are in your menu too, but they stay empty for an admin.',
  mentees: 'Mentee',
  menteesText: 'Only their own mentor sees who learns with them.',
  grade: 'Tasks',
  gradeText: 'Work that was sent in, and its grade, are for the mentor and the mentee alone.',
  mentors: 'Mentor',
  mentorsText: 'Mentees see the mentors of the tracks they have joined.',
} as const;
