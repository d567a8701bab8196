import { paths, toSubmitTask, toTask } from '../../../src/paths.ts';
import {
  all,
  asked,
  fails,
  follow,
  mentorAway,
  press,
  reload,
  see,
  seeHeading,
  tick,
  unfold,
  visit,
  waited,
  write,
} from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina, chidera, folake } from '../../support/people.ts';
import { screen, onScreen, goodWork, draft, sendWork, waitingFor } from './parts.ts';

export const taskScenes: Scene[] = [
  ...screen(
    'Tasks',
    paths.tasks,
    {
      'in the middle': {},
      'a track of no tasks': { as: people.noTasks },
      'no track': { as: chidera.email },
      'everything sent': { as: people.done },
      'long names and titles': { as: people.longMentee },
      loading: waitingFor('/api/tasks', seeHeading('Tasks')),
      'could not be loaded': { before: fails('GET', '/api/tasks', '500', 6) },
      'some could not be checked': {
        before: fails('GET', `/api/tasks/${ids.waiting}/submissions`, '500', 6),
        show: see(/could not check/),
      },
      'grading, graded': { ...onScreen, show: all(press('/^Grading/'), see(/^Link$/)) },
      'grading, long words': {
        ...onScreen,
        as: people.longMentee,
        show: all(press('/^Grading/'), see(/^Link$/)),
      },
    },
    { as: amina.email },
  ),
  ...screen(
    'Task',
    toTask(ids.pending),
    {
      pending: {},
      overdue: { path: toTask(ids.overdue), show: see('You can still submit.') },
      'could not be checked': {
        before: fails('GET', `/api/tasks/${ids.pending}/submissions`, '500', 6),
        show: see('We could not check if you have submitted it.'),
      },
      'waiting for its grade': { path: toTask(ids.waiting), show: see('not graded yet') },
      'waiting for a week': {
        path: toTask(ids.waiting),
        show: waited(8, 'Still no grade after a week'),
      },
      'waiting for two weeks': {
        path: toTask(ids.waiting),
        show: waited(15, 'Still no grade after two weeks'),
      },
      'waiting, mentor away': { path: toTask(ids.waiting), show: mentorAway },
      graded: { path: toTask(ids.graded), show: see('88% · Very good') },
      'long titles and words': { as: people.longMentee, path: toTask(ids.longTask) },
      'without a brief': {
        as: people.done,
        path: toTask(ids.bareTask),
        show: see('This task has no brief yet'),
      },
      'sent before': {
        as: people.submitting,
        path: toSubmitTask(ids.pending),
        show: all(
          sendWork,
          visit(toSubmitTask(ids.pending)),
          sendWork,
          visit(toTask(ids.pending)),
          unfold('Previous version'),
        ),
      },
      'under 18': { as: people.young, show: see('A copy is sent') },
      'not there': { path: toTask('ffffffffffffffffffffffff') },
      'address cut short': { path: toTask('ffff') },
      loading: waitingFor('/api/tasks', see('Back to tasks')),
    },
    { as: amina.email },
  ),
  ...screen(
    'Submit',
    toSubmitTask(ids.pending),
    {
      empty: {},
      'all wrong': {
        show: all(write({ 'Link to your work': 'my page', Comment: 'short' }), press('Submit')),
      },
      'link advice': {
        show: all(
          write({ 'Link to your work': 'https://github.com/amina/a/settings/pages' }),
          see('Did you mean this link?'),
        ),
      },
      'link advice, no correction': {
        show: all(
          write({ 'Link to your work': 'http://127.0.0.1:5500/index.html' }),
          see('only on your own device'),
        ),
      },
      'check your work': { show: unfold('Check your work first') },
      'draft kept': { show: draft },
      'draft restored': { show: all(draft, reload) },
      'delete the draft?': {
        ...onScreen,
        show: all(draft, reload, press('Delete draft'), seeHeading('Delete this draft?')),
      },
      refused: {
        before: fails('POST', `/api/tasks/${ids.pending}/submissions`, '500'),
        show: all(write(goodWork), press('Submit'), see('was not submitted')),
      },
      'no response': {
        before: fails('POST', `/api/tasks/${ids.pending}/submissions`, 'drop', 10),
        show: all(
          write(goodWork),
          press('Submit'),
          see('may have been submitted'),
          see('No connection.'),
        ),
      },
      'for the second time': { path: toSubmitTask(ids.graded) },
      'points to do': {
        path: toSubmitTask(ids.graded),
        show: all(asked, tick('1. The phone number is a link'), see('Why is 2')),
      },
      'mentor away': { path: toSubmitTask(ids.graded), show: mentorAway },
      'sent, mentor away': { as: people.submitting, show: all(mentorAway, sendWork) },
      'of another track': { path: toSubmitTask(ids.otherTrack) },
      'long titles': { as: people.longMentee, path: toSubmitTask(ids.longTask) },
      admin: { as: folake.email },
      sent: {
        as: people.submitting,
        path: paths.tasks,
        show: all(follow('Jollof recipe page', 'Submit Task'), sendWork, see('Next task')),
      },
      'sent, next task not known': { as: people.submitting, show: sendWork },
      'sent, long titles': {
        as: people.longMentee,
        path: paths.tasks,
        show: all(follow('/^1 build/', 'Submit Task'), sendWork, see('Next task')),
      },
    },
    { as: amina.email },
  ),
];
