import { paths, toBriefs, toCertificate, toCourse, toTrack } from '../../../src/paths.ts';
import {
  all,
  fails,
  follow,
  mentorAway,
  press,
  readBefore,
  see,
  seeDialog,
  seeHeading,
} from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina, chidera, folake } from '../../support/people.ts';
import { screen, onScreen, waitingFor, loginOf } from './parts.ts';

export const trackScenes: Scene[] = [
  ...screen('Tracks', paths.tracks, {
    all: { as: amina.email },
    'could not be loaded': { as: amina.email, before: fails('GET', '/api/tracks', '500', 6) },
    'stages could not be loaded': {
      as: amina.email,
      before: fails('GET', '/api/stages', '500', 6),
      show: see('We could not load the stages'),
    },
    loading: { as: amina.email, ...waitingFor('/api/tracks', seeHeading('Tracks')) },
  }),
  ...screen(
    'Track',
    toTrack('web', ids.web),
    {
      stages: { tallest: 1700 },
      'stages open': {
        show: all(see('You are here'), press('Pages with HTML'), see('Graded 88%')),
      },
      'saved for offline': {
        ...onScreen,
        show: all(see('Average grade'), press('/^Save for offline/'), see('without a connection')),
      },
      'read without a login': {
        before: readBefore(toTrack('web', ids.web)),
        show: all(
          loginOf(amina.email),
          see('You can read your tasks'),
          follow('Read your tasks'),
          see('Your login has expired'),
        ),
      },
      'long titles, open': {
        as: people.longMentee,
        path: toTrack('long', ids.longTrack),
        show: all(see('You are here'), see('Not graded yet')),
      },
      'no stages': { path: toTrack('data', ids.emptyTrack) },
      'every task graded': { as: people.done, path: toTrack('first', ids.bareTrack) },
      'not one of mine': { as: people.done },
      'long titles': { as: people.longMentee, path: toTrack('long', ids.longTrack) },
      'progress on its way': waitingFor('/api/tasks', see('Loading your progress')),
    },
    { as: amina.email },
  ),
  ...screen(
    'Certificate',
    toCertificate('first', ids.bareTrack),
    {
      'every task graded': { as: people.done },
      'long names and titles': {
        as: people.longDone,
        path: toCertificate('long', ids.longTrack),
      },
      'shared as a picture': {
        ...onScreen,
        as: people.done,
        show: all(press('Share as a picture'), seeDialog('Share your certificate')),
      },
      'tasks missing': { path: toCertificate('web', ids.web) },
      'long titles, missing': { as: people.longMentee, path: toCertificate('long', ids.longTrack) },
      'a track of no tasks': { as: people.noTasks, path: toCertificate('data', ids.emptyTrack) },
      'not one of mine': {},
    },
    { as: amina.email },
  ),
  ...screen(
    'All tasks in a track',
    toBriefs('web', ids.web),
    { all: {}, 'long titles': { as: people.longMentee, path: toBriefs('long', ids.longTrack) } },
    { as: amina.email },
  ),
  ...screen(
    'Course',
    toCourse('html', ids.course),
    { all: {}, 'not there': { path: toCourse('none', 'ffffffffffffffffffffffff') } },
    { as: amina.email },
  ),
  ...screen(
    'Mentor',
    paths.menteeMentor,
    {
      'two mentors': {},
      'one, long names': { as: people.longMentee },
      away: { show: mentorAway },
      none: { as: chidera.email },
      admin: { as: folake.email },
    },
    { as: amina.email },
  ),
];
