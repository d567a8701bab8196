import { AxiosError, type AxiosAdapter } from 'axios';
import { DAY, HOUR } from '../../lib/timing.ts';
import { isRecord } from '../../lib/values.ts';
import { CallFailure, clientError } from '../errors.ts';
import { exampleIds, exampleRole } from './user.ts';

/*
 * The responses of the API to an example mentee and an example mentor. Ids have 24 hex digits, and
 * times are relative to now.
 */

const idOf = (kind: string, number: number): string => `e0${kind}${String(number)}`.padEnd(24, '0');

const since = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** Returns six o'clock in the evening, some days from now. */
function evening(days: number): string {
  const date = new Date(Date.now() + days * DAY);
  date.setHours(18, 0, 0, 0);
  return date.toISOString();
}

const dates = { createdAt: since(90 * DAY), updatedAt: since(90 * DAY) };

/** Creates a person without an email address, because a link to one would open a real email. */
const person = (id: string, firstName: string, description: string) => ({
  ...dates,
  id,
  firstName,
  lastName: 'Example',
  email: null,
  description,
  city: 'Ibadan',
  country: 'Nigeria',
  gender: 'FEMALE',
  phoneNumber: '+2348000000001',
  technologies: ['HTML', 'CSS', 'JavaScript'],
  photoUrl: null,
  dob: '1996-04-02T00:00:00.000Z',
});

const tracks = [
  {
    ...dates,
    id: idOf('b', 2),
    title: 'WEB DEVELOPMENT',
    description: 'Build pages that open quickly on any phone, from your first line of HTML.',
    thumbnailUrl: null,
  },
  {
    ...dates,
    id: idOf('b', 1),
    title: 'FIRST STEPS',
    description: 'Two small tasks that show how a brief, your work and feedback belong together.',
    thumbnailUrl: null,
  },
] as const;

const [web, firstSteps] = tracks;

const mentee = {
  ...person(exampleIds.MENTEE, 'Ada', 'I sell fabric, and I want to build a shop.'),
  tracks,
};
const mentor = { ...person(exampleIds.MENTOR, 'Chidi', 'I review in the evening.'), tracks };

const mentees = [
  mentee,
  { ...person(idOf('a', 3), 'Bisi', 'I teach, and I learn with my pupils.'), tracks: [web] },
  { ...person(idOf('a', 4), 'Tunde', 'I draw signs, and now pages.'), tracks: [web] },
] as const;

const stage = (
  number: number,
  track: (typeof tracks)[number],
  level: number,
  title: string,
  description: string,
) => ({ ...dates, id: idOf('c', number), title, description, level, taskCount: 2, track });

const stages = [
  stage(1, firstSteps, 1, 'YOUR TOOLS', 'An editor, a folder and a page of your own.'),
  stage(2, web, 1, 'PAGES WITH HTML', 'Headings, lists, tables and links that anyone can use.'),
  stage(3, web, 2, 'STYLE WITH CSS', 'Colour, type and space, and layouts for a small phone.'),
] as const;

const course = {
  ...dates,
  id: idOf('d', 1),
  title: 'HTML FROM THE START',
  description:
    '<p>What a page is made of, in ten short parts. Read one, then try it in your editor.</p>',
};

const brief = (goal: string, first: string, second: string): string =>
  `<h2>What you will build</h2><p>${goal}</p><h3>Done means</h3><ul><li>${first}</li><li>${second}</li></ul><h3>How to submit</h3><p>Send a link to your page. In the comment, say what was hard.</p>`;

const task = (
  number: number,
  { id, track }: (typeof stages)[number],
  dueInDays: number,
  title: string,
  description: string,
) => ({
  ...dates,
  id: idOf('f', number),
  title,
  description,
  track: track.id,
  stage: id,
  course: course.id,
  deadline: evening(dueInDays),
});

const tasks = [
  task(
    1,
    stages[0],
    -40,
    'SET UP YOUR EDITOR',
    brief(
      'A folder with one page that says hello.',
      'The page opens in a browser.',
      'The folder has a name without spaces.',
    ),
  ),
  task(
    2,
    stages[0],
    -33,
    'A PAGE ABOUT YOU',
    brief(
      'One page about you, with a heading and a list.',
      'It has one main heading.',
      'The list has three entries.',
    ),
  ),
  task(
    3,
    stages[1],
    -12,
    'MARKET STALL PRICE LIST',
    brief(
      'A price list for a stall near you, as a table.',
      'Each row has a name and a price.',
      'It can be read on a phone.',
    ),
  ),
  task(
    4,
    stages[1],
    -2,
    'JOLLOF RECIPE PAGE',
    brief(
      'A recipe with its steps in order.',
      'The steps are a numbered list.',
      'A picture has a text for people who cannot see it.',
    ),
  ),
  task(
    5,
    stages[2],
    5,
    'MEMBER PROFILE CARD',
    brief(
      'A card with a name, a town and three skills.',
      'It fits a screen of 320 pixels.',
      'The text has enough contrast.',
    ),
  ),
  task(
    6,
    stages[2],
    12,
    'A MENU THAT WRAPS',
    brief('A menu for a small shop.', 'It wraps on a narrow screen.', 'It works with a keyboard.'),
  ),
] as const;

const submission = (
  number: number,
  by: (typeof mentees)[number],
  about: (typeof tasks)[number],
  hoursAgo: number,
  menteeComment: string,
  grade: { percentage: number; comment: string } | null = null,
) => ({
  id: idOf('9', number),
  createdAt: since((hoursAgo + 20) * HOUR),
  updatedAt: since(hoursAgo * HOUR),
  menteeComment,
  mentorComment: grade?.comment ?? null,
  taskUrl: `https://pages.example/${by.firstName.toLowerCase()}/${number}`,
  gradePercentage: grade?.percentage ?? null,
  mentor,
  mentee: by,
  task: about,
});

const submissions = [
  submission(1, mentee, tasks[0], 960, 'It opens. I am so happy.', {
    percentage: 90,
    comment: 'A clean start. Your folder is easy to find your way in. Next, add a second page.',
  }),
  submission(2, mentee, tasks[1], 800, 'The list was easy, the heading was hard.', {
    percentage: 84,
    comment: 'Good order, and honest words. Try a shorter heading: people read it on a phone.',
  }),
  submission(3, mentee, tasks[2], 260, 'The table took me two evenings.', {
    percentage: 78,
    comment:
      'The prices are easy to compare. Two rows have a cell too few, so count them. The caption is very clear.',
  }),
  submission(4, mentee, tasks[3], 20, 'I am not sure about the text for the picture.'),
  submission(5, mentees[1], tasks[2], 70, 'My pupils helped me to count the cells.'),
  submission(6, mentees[2], tasks[2], 44, 'I drew the sign first. Is the contrast good enough?'),
] as const;

const writeTexts = {
  submission: 'This is an example. With your account, your mentor would get this now.',
  grade: 'This is an example. As a mentor, you would send this grade and comment now.',
  other: 'This is an example, so nothing has changed.',
} as const;

/**
 * Returns the text for a write to a path of the API: the effect that it would have with an account.
 */
function writeTextOf(path: string): string {
  if (path.startsWith('tasks/')) return writeTexts.submission;
  return path.startsWith('mentors/') ? writeTexts.grade : writeTexts.other;
}

const list = (items: readonly unknown[]) => ({ totalCount: items.length, items });

/** Returns the response to a read of a path of the API with its parameters, or undefined. */
function responseTo(path: string, params: unknown, isMentor: boolean): unknown {
  const [area = '', id = '', part = ''] = path.split('/');
  const withId = (all: readonly { id: string }[]) => all.find((entity) => entity.id === id);
  const role = isMentor ? 'MENTOR' : 'MENTEE';
  if (path === 'profile') return { ...(isMentor ? mentor : mentee), role };
  if (path === 'profile/mentors') return list(isMentor ? [] : [mentor]);
  if (path === 'profile/mentees') return list(mentees);
  // The only search is for work that was submitted again, and the example has none.
  if (path === 'mentors/submissions')
    return list(isRecord(params) && 'search' in params ? [] : submissions);
  if (area === 'tracks' && part === 'stages')
    return list(stages.filter(({ track }) => track.id === id));
  if (area === 'tracks' && part === 'my_stages') {
    const mine = stages.filter(({ track }, index) => track.id === id && index < 2);
    return list(mine.map((of) => ({ id: of.id, taskRemaining: 0, isCompleted: false, stage: of })));
  }
  if (area === 'tracks' && part === 'mentors') return list([mentor]);
  if (area === 'tracks') return id ? withId(tracks) : list(tracks);
  if (area === 'stages') return list(stages);
  if (area === 'tasks' && part === 'submissions') {
    return list(
      submissions.filter(({ task: of, mentee: by }) => of.id === id && by.id === mentee.id),
    );
  }
  if (area === 'tasks') return id ? withId(tasks) : list(tasks);
  return area === 'courses' ? withId([course]) : undefined;
}

/** Handles a call in place of the API: a read gets data, a write fails with what would happen. */
export const respondAsExample: AxiosAdapter = async (config) => {
  const { method, url = '', params } = config;
  if (method !== 'get')
    throw new CallFailure({ ...clientError('example', null, writeTextOf(url)), hasAdvice: true });
  const data = responseTo(url, params, exampleRole() === 'MENTOR');
  const response = { data, status: data ? 200 : 404, statusText: '', headers: {}, config };
  if (data) return response;
  throw new AxiosError('Not found', AxiosError.ERR_BAD_REQUEST, config, null, response);
};
