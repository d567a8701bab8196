/** A gathering: `offset` is its distance from the present month, in months. */
export interface CommunityEvent {
  name: string;
  place: string;
  offset: number;
  text: string;
}

/**
 * Sample content: name, place and month. Months are kept relative, so that the samples neither
 * expire nor pretend to a date; real events replace them with real months.
 */
export const events: readonly CommunityEvent[] = [
  {
    name: 'Demo Day: web and mobile',
    place: 'Lagos, Yaba',
    offset: 1,
    text: 'Twelve learners show what they built, live, to anyone who comes.',
  },
  {
    name: 'Hello, mentor!',
    place: 'Online, community chat',
    offset: 1,
    text: 'New mentees meet the mentors, ask anything, and hear how reviews work.',
  },
  {
    name: 'Design critique night',
    place: 'Port Harcourt',
    offset: 2,
    text: 'Bring a screen, leave with three ways to make it clearer.',
  },
  {
    name: 'Code in the North',
    place: 'Kaduna',
    offset: 4,
    text: 'A weekend of pair programming for beginners, with women mentors first.',
  },
  {
    name: 'Git without tears',
    place: 'Online, community chat',
    offset: -1,
    text: 'Branches, conflicts and how to get out of both.',
  },
  {
    name: 'Ship it Saturday',
    place: 'Abuja',
    offset: -2,
    text: 'Forty people, forty half-finished projects, one day to finish them.',
  },
  {
    name: 'Certificate day',
    place: 'Enugu',
    offset: -4,
    text: 'Music, jollof, and every new graduate called by name.',
  },
  {
    name: 'Phones first workshop',
    place: 'Jos',
    offset: -6,
    text: 'Building apps that survive a bad network and an old battery.',
  },
];
