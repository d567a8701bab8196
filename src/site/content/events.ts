export interface CommunityEvent {
  name: string;
  place: string;
  offset: number;
  /** The nth weekday of the month; 0 is Sunday. */
  day: { nth: number; weekday: number };
  /** In Nigerian time. */
  from: string;
  to: string;
  text: string;
}

/**
 * Sample content: `offset` counts months from the month of the build. Real events have real dates.
 */
export const events: readonly CommunityEvent[] = [
  {
    name: 'Demo Day: web and mobile',
    place: 'Lagos, Yaba',
    offset: 1,
    day: { nth: 2, weekday: 6 },
    from: '10:00',
    to: '15:00',
    text: 'Twelve learners show what they built, live, to anyone who comes.',
  },
  {
    name: 'Hello, mentor!',
    place: 'Online, community chat',
    offset: 1,
    day: { nth: 3, weekday: 4 },
    from: '19:00',
    to: '20:30',
    text: 'New mentees meet the mentors, ask anything, and hear how reviews work.',
  },
  {
    name: 'Design critique night',
    place: 'Port Harcourt',
    offset: 2,
    day: { nth: 2, weekday: 5 },
    from: '18:00',
    to: '20:00',
    text: 'Bring a screen design and leave with three ways to make it clearer.',
  },
  {
    name: 'Code in the North',
    place: 'Kaduna',
    offset: 4,
    day: { nth: 4, weekday: 6 },
    from: '09:00',
    to: '17:00',
    text: 'Women mentors help beginners to write code in pairs for a weekend.',
  },
  {
    name: 'Git without tears',
    place: 'Online, community chat',
    offset: -1,
    day: { nth: 3, weekday: 3 },
    from: '19:00',
    to: '20:30',
    text: 'Branches, conflicts and how to get out of both.',
  },
  {
    name: 'Ship it Saturday',
    place: 'Abuja',
    offset: -2,
    day: { nth: 1, weekday: 6 },
    from: '09:00',
    to: '18:00',
    text: '40 people, 40 unfinished projects and one day to finish them.',
  },
  {
    name: 'Certificate day',
    place: 'Enugu',
    offset: -4,
    day: { nth: 4, weekday: 6 },
    from: '14:00',
    to: '18:00',
    text: 'Music, jollof, and every new graduate called by name.',
  },
  {
    name: 'Phones first workshop',
    place: 'Jos',
    offset: -6,
    day: { nth: 2, weekday: 6 },
    from: '10:00',
    to: '16:00',
    text: 'Build apps that survive a bad connection and an old battery.',
  },
];
