import { paths, toSubmitTask } from '../../../src/paths.ts';
import { all, fails, press, search, see, seeHeading, write } from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina, folake, ngozi } from '../../support/people.ts';
import { screen, onScreen, phoneOnly, goodWork, draft, waitingFor } from './parts.ts';

export const shellScenes: Scene[] = [
  ...screen(
    'Shell',
    paths.dashboard,
    {
      'menu open': { ...phoneOnly, show: press('/^Your account/') },
      'menu open, admin': { ...phoneOnly, as: folake.email, show: press('/^Your account/') },
      'menu open, mentor': {
        ...phoneOnly,
        as: ngozi.email,
        path: paths.mentees,
        show: press('/^Your account/'),
      },
      'log out?': { widths: [1280], show: all(press('Logout'), seeHeading('log out')) },
      'log out? on a phone': {
        ...phoneOnly,
        show: all(press('/^Your account/', 'Logout'), seeHeading('log out')),
      },
      'clear this device?': {
        path: toSubmitTask(ids.pending),
        show: all(
          draft,
          press('/^Your account/', 'Clear this device and log out'),
          seeHeading('Clear this device?'),
        ),
      },
      settings: { show: all(press('/^Your account/', 'Settings'), see('Saved on this device')) },
      'settings, a draft': {
        path: toSubmitTask(ids.pending),
        show: all(
          draft,
          press('/^Your account/', 'Settings', 'Delete drafts'),
          seeHeading('Delete your drafts?'),
        ),
      },
      'settings, clear?': {
        ...phoneOnly,
        show: all(
          press('/^Your account/', 'Settings', 'Clear all except drafts'),
          seeHeading('Clear saved data?'),
        ),
      },
      search: { show: search('form') },
      'search, found': { show: all(search('form', 'Enter'), see(/found$/)) },
      'search, nothing': { show: all(search('zzz', 'Enter'), seeHeading('Nothing found')) },
      'search, mentor': {
        as: ngozi.email,
        path: paths.mentees,
        show: all(search('amina', 'Enter'), see('Search mentees')),
      },
      'bell, mentee': { show: press('/^Notifications/') },
      'bell, mentor': {
        as: ngozi.email,
        path: paths.submissions,
        show: press('/^Notifications/'),
      },
      'bell, long titles': { as: people.longMentee, show: press('/^Notifications/') },
      'bell, nothing': { as: people.noTasks, show: press('/^Notifications/') },
      'account menu': { show: press('/^Your account/') },
      'account menu, long name': { as: people.longMentee, show: press('/^Your account/') },
      'log in again': {
        path: toSubmitTask(ids.pending),
        show: all(
          write(goodWork),
          async ({ service }) => service.expireTokens(),
          press('Submit'),
          see('Log in again to continue'),
        ),
      },
      'profile on its way': waitingFor('/api/profile', see('Doing some background work')),
      'profile could not be loaded': { before: fails('GET', '/api/profile', '500', 6) },
      'too many requests': { before: fails('GET', '/api/tasks', '429', 6) },
    },
    { ...onScreen, as: amina.email },
  ),
  ...screen('Shell, no such page', '/dashboard/no-such-page', { all: { as: amina.email } }),
];
