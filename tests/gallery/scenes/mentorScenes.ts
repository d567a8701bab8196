import { allSubmissions, paths, toGrading, toMentee } from '../../../src/paths.ts';
import {
  all,
  fails,
  gradeFive,
  press,
  see,
  seeHeading,
  claimed,
  sentAgain,
  unfold,
  write,
} from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina, folake, ibrahim, ngozi } from '../../support/people.ts';
import { screen, onScreen, phoneOnly, waitingFor } from './parts.ts';

export const mentorScenes: Scene[] = [
  ...screen(
    'Mentees',
    paths.mentees,
    {
      some: { tallest: 1650 },
      none: { as: ibrahim.email },
      'long names': { as: people.longMentor },
      'each needs me for another reason': { as: people.needed },
      'nobody needs me': { as: people.caughtUp },
      'nothing found': { path: `${paths.mentees}?q=nobody` },
      admin: { as: folake.email },
      loading: waitingFor('/api/profile/mentees', seeHeading('Mentees')),
      'counting what is to be graded': waitingFor('/api/mentors/submissions', see('15 mentees')),
      'submissions could not be loaded': {
        before: fails('GET', '/api/mentors/submissions', '500', 6),
      },
    },
    { as: ngozi.email },
  ),
  ...screen(
    'Mentee of a mentor',
    toMentee(amina.id),
    {
      work: {},
      'long names': { as: people.longMentor, path: toMentee(ids.longMentee) },
      'not one of mine': { path: toMentee('ffffffffffffffffffffffff') },
    },
    { as: ngozi.email },
  ),
  ...screen(
    'Submissions',
    paths.submissions,
    {
      queue: { tallest: 1500 },
      all: { path: allSubmissions },
      graded: { path: `${paths.submissions}?state=graded` },
      'all of these are graded': { path: `${paths.submissions}?q=amina+jollof` },
      'nothing found': { path: `${paths.submissions}?q=nobody` },
      'filters open': { ...phoneOnly, show: unfold('Filter and search') },
      'stopped after five': {
        show: all(press('Review next'), gradeFive, press('Stop here'), see(/left, the oldest/)),
      },
      none: { as: ibrahim.email },
      'all caught up': { as: people.caughtUp },
      'long names and titles': { as: people.longMentor, path: allSubmissions },
      admin: { as: folake.email },
      loading: waitingFor('/api/mentors/submissions', seeHeading('Tasks to grade')),
      'could not be loaded': { before: fails('GET', '/api/mentors/submissions', '500', 6) },
    },
    { as: ngozi.email },
  ),
  ...screen(
    'Gradebook',
    paths.gradebook,
    {
      grades: {},
      'a mentee unfolded': { ...phoneOnly, show: unfold('Bukola Adeleke') },
      'lowest average first': { path: `${paths.gradebook}?sort=mean` },
      'nothing found': { path: `${paths.gradebook}?q=nobody` },
      'long names and titles': { as: people.longMentor },
      none: { as: ibrahim.email },
      admin: { as: folake.email },
      loading: waitingFor('/api/mentors/submissions', seeHeading('Gradebook')),
      'mentees could not be loaded': { before: fails('GET', '/api/profile/mentees', '500', 6) },
      'could not be loaded': { before: fails('GET', '/api/mentors/submissions', '500', 6) },
    },
    { as: ngozi.email },
  ),
  ...screen(
    'Grading dialog',
    toGrading(ids.submission),
    {
      empty: {},
      errors: { show: press('Send grade') },
      'brief open': {
        show: all(press('Show brief'), seeHeading('What you will build')),
      },
      'graded before': { path: toGrading(ids.gradedSubmission) },
      'sent again': {
        path: toGrading(ids.gradedSubmission),
        show: all(sentAgain(ids.gradedSubmission), unfold('Previous version')),
      },
      'claims about points': { show: claimed },
      'done means': { show: all(unfold('Done means'), see('Tapping a label')) },
      'stop or go on?': {
        path: paths.submissions,
        show: all(press('Review next'), gradeFive),
      },
      'earlier grades': { show: unfold('Grades for other tasks') },
      'own comments': { show: unfold('Your comments on this task') },
      'ways to begin': {
        path: `${paths.submissions}?q=market+price+api`,
        show: all(press('Review next'), unfold('Ways to begin')),
      },
      'a point to mend': {
        show: all(write({ Comment: 'Good colours.' }), press('Add a point to mend')),
      },
      'the name of another mentee': {
        path: paths.submissions,
        show: all(
          press('Review next'),
          unfold('Your comments on this task'),
          press('/^Insert .*It says/'),
          see('Check the name'),
        ),
      },
      'long names and words': { as: people.longMentor, path: toGrading(ids.longSubmission) },
      'not there': { path: toGrading('ffffffffffffffffffffffff') },
    },
    { ...onScreen, as: ngozi.email },
  ),
];
