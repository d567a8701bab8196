import { paths, toTrack } from '../../../src/paths.ts';
import { all, fails, openMailedLink, press, readBefore, see, seeHeading, write } from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina } from '../../support/people.ts';
import { screen, loginOf } from './parts.ts';

const newcomer = {
  'First name': 'Amaka',
  'Last name': 'Eze',
  Email: 'amaka@akada.example',
  Password: 'a quiet word',
  'Confirm password': 'a quiet word',
};

export const accountScenes: Scene[] = [
  ...screen('Register', paths.register, {
    empty: { tallest: 1220 },
    'all wrong': {
      show: all(
        write({ 'First name': 'A', Email: 'amaka', Password: '123' }),
        press('get started'),
      ),
    },
    'address taken': {
      show: all(
        write({ ...newcomer, Email: amina.email }),
        press('Show password', 'get started'),
        see('There is already an account with'),
      ),
    },
  }),
  ...screen('Login', paths.login, {
    empty: { tallest: 900 },
    'nothing filled in': { show: press('Log in') },
    'wrong password': { show: all(loginOf(amina.email, 'wrong'), see('incorrect')) },
    'ended, and no response': {
      as: amina.email,
      path: toTrack('web', ids.web),
      before: readBefore(toTrack('web', ids.web)),
      show: all(loginOf(amina.email), see('You can read your tasks')),
    },
    'second wrong password': {
      show: all(
        loginOf(people.twice, 'wrong'),
        see('incorrect'),
        loginOf(people.twice, 'wronger'),
        see('That was the second wrong password'),
      ),
    },
    'not confirmed': { show: all(loginOf(people.unconfirmed), see('not confirmed yet')) },
    locked: { show: all(loginOf(people.locked), see('This account is locked')) },
    deactivated: {
      show: all(loginOf(people.deactivated), see('You cannot log in to this account')),
    },
    'service down': {
      before: fails('POST', '/api/auth/login', 'drop', 10),
      show: all(loginOf(amina.email), see(/network|connection/i)),
    },
  }),
  ...screen('Draft form', paths.draftForm, { empty: { tallest: 1090 } }),
  ...screen('Mail sent', paths.emailSent, {
    'by its address': { tallest: 900 },
    'after a registration': {
      path: paths.register,
      show: all(write(newcomer), press('get started'), seeHeading('Check your email')),
    },
    'after a request to reset': {
      path: paths.forgotPassword,
      show: all(
        write({ Email: people.done }),
        press('Send link'),
        seeHeading('Request Successful'),
      ),
    },
  }),
  ...screen('Confirm email', paths.confirmEmail, {
    'link not complete': { tallest: 900 },
    'wrong token': { path: `${paths.confirmEmail}?token=nonsense&email=${people.unconfirmed}` },
    'service fails': {
      before: fails('POST', '/api/auth/confirm-email', '500', 3),
      path: `${paths.confirmEmail}?token=nonsense&email=${people.locked}`,
    },
    confirmed: {
      show: all(
        openMailedLink('send-email-confirmation-token', people.unconfirmed, paths.confirmEmail),
        seeHeading('Your email is confirmed'),
      ),
    },
  }),
  ...screen('Forgot password', paths.forgotPassword, {
    empty: { tallest: 900 },
    'nothing filled in': { show: press('Send link') },
    'mail under way': {
      show: all(
        write({ Email: people.done }),
        press('Send link'),
        see('Kindly check your email'),
        async ({ page }) => void (await page.goBack()),
        write({ Email: people.done }),
        press('Send link'),
        see('already sent you an email'),
      ),
    },
  }),
  ...screen('Choose a new password', paths.resetPassword, {
    'link not complete': { tallest: 900 },
    empty: { path: `${paths.resetPassword}?token=nonsense&email=${people.done}` },
    'link has ended': {
      path: `${paths.resetPassword}?token=nonsense&email=${people.done}`,
      show: all(
        write({ 'New password': 'a quiet word', 'Confirm password': 'a quiet word' }),
        press('Save password'),
        see('This link no longer works'),
      ),
    },
  }),
];
