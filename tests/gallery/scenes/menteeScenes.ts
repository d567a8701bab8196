import { paths } from '../../../src/paths.ts';
import {
  all,
  askAway,
  askMentor,
  askTrack,
  chooseAway,
  chooseMentor,
  chooseTrack,
  enroll,
  fails,
  follow,
  largeText,
  press,
  see,
  seeHeading,
  seeStages,
} from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina, chidera, folake } from '../../support/people.ts';
import { screen, enlarged, onScreen, waitingFor } from './parts.ts';

const wizard = screen(
  'Enroll wizard',
  paths.dashboard,
  {
    '1 tracks': { show: see('Choose your track') },
    '1 track chosen': { show: chooseTrack },
    '2 stages': { show: seeStages },
    '2 sure': { show: askTrack },
    '3 mentor chosen': { show: chooseMentor },
    '3 sure': { show: askMentor },
    '3 mentor away': { show: chooseAway },
    '3 sure, mentor away': { show: askAway },
    '4 failed': {
      before: fails('POST', `/api/tracks/${ids.web}/enroll`, '500'),
      show: all(enroll, seeHeading('failed')),
    },
    '4 succeeded': {
      as: people.enrolling,
      show: all(enroll, seeHeading('Welcome to Web development')),
    },
  },
  { ...onScreen, as: chidera.email },
);

/** Leaves home and returns, so that it names what the device knows by now. */
const returnHome = all(
  follow('All tasks'),
  seeHeading('Completed tasks'),
  follow('Dashboard'),
  see(/^Your? last /),
);

export const menteeScenes: Scene[] = [
  ...wizard,
  ...screen(
    'Dashboard',
    paths.dashboard,
    {
      'in the middle': { tallest: 1320 },
      'welcome dismissed': {
        show: all(press('Dismiss the welcome'), see('Hello, ')),
      },
      'last work': { show: returnHome },
      'last work, long title': { as: people.longMentee, show: returnHome },
      'new mentee, wizard closed': { as: chidera.email, show: press('Close') },
      'a track of no tasks': { as: people.noTasks },
      'everything sent': { as: people.done },
      'long names and titles': { as: people.longMentee },
      admin: { as: folake.email },
      'mentors could not be loaded': { before: fails('GET', '/api/profile/mentors', '500', 6) },
      loading: waitingFor('/api/tasks', see('Welcome to')),
      'text twice as large': { ...enlarged, show: largeText },
    },
    { as: amina.email },
  ),
];
