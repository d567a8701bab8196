import { isoDay } from '../../../src/lib/dates.ts';
import { DAY } from '../../../src/lib/timing.ts';
import { paths } from '../../../src/paths.ts';
import { all, pick, press, see, seeHeading, visit, write, wrongPhoto } from '../acts.ts';
import type { Scene } from '../scene.ts';
import { people } from '../galleryData.ts';
import { amina, blessing, folake, ngozi, tunde } from '../../support/people.ts';
import { screen, onScreen } from './parts.ts';

/** The API's list of numbers is older than this number. */
const refuseNumber = all(
  write({ 'Phone number': '0911 234 5678' }),
  press('Save profile'),
  see('We could not accept +234 911 234 5678'),
);
const continueWithoutNumber = all(
  refuseNumber,
  press('Continue without a number'),
  seeHeading('Dashboard'),
  visit(paths.menteeProfile),
);

export const profileScenes: Scene[] = [
  ...screen('Profile', paths.menteeProfile, {
    mentee: { as: amina.email },
    mentor: { as: ngozi.email, path: paths.mentorProfile },
    'mentor, full': { as: people.full, path: paths.mentorProfile },
    'long names': { as: people.longMentee },
    'without a number': { as: people.noNumber, show: continueWithoutNumber },
    admin: { as: folake.email },
  }),
  ...screen('Profile editor', paths.menteeProfile, {
    'incomplete mentee': { as: tunde.email, show: see('Update your profile') },
    'incomplete mentor': {
      as: blessing.email,
      path: paths.mentorProfile,
      show: see('Update your profile'),
    },
    'with errors': {
      as: tunde.email,
      show: all(write({ 'First name': '', 'Date of birth': '2024-01-01' }), press('Save profile')),
    },
    filled: { as: amina.email, show: all(press('Edit profile'), see('Not shown to')) },
    'mentor away': {
      as: ngozi.email,
      path: paths.mentorProfile,
      show: all(
        press('Edit profile'),
        pick('Away until …'),
        write({ 'Last day away': isoDay(Date.now() + 20 * DAY) }),
        see('characters for your own words'),
      ),
    },
    'mentor, time away over': {
      as: people.backAgain,
      path: paths.mentorProfile,
      show: all(press('Edit profile'), see('That day has passed'), press('Save profile')),
    },
    'number refused': { as: people.noNumber, show: refuseNumber },
    'without a number': {
      as: people.noNumber,
      show: all(continueWithoutNumber, press('Edit profile'), see('Phone number (optional)')),
    },
    'wrong photo': {
      as: amina.email,
      show: all(press('Edit profile'), see('Not shown to'), wrongPhoto),
    },
    'discard?': {
      ...onScreen,
      as: amina.email,
      show: all(
        press('Edit profile'),
        write({ 'First name': 'Ami' }),
        press('Cancel'),
        see('Discard your changes'),
      ),
    },
  }),
];
