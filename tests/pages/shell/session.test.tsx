import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftOf, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { currentSession } from '../../../src/auth/session.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { savedFiles } from '../../support/page/savedFiles.ts';

const MENTEE = 'mentee@akada.example';

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

/** Waits for the page. Until the profile has loaded, the heading is “Akada”. */
const page = () => screen.findByRole('heading', { level: 1, name: /^(?!Akada$)/ });

test('logging out asks first, then deletes all stored data', async () => {
  const { user, path } = await renderApp('/dashboard/track', { as: MENTEE });
  const { userId = '' } = currentSession() ?? {};
  for (const subject of [
    draftOf.submission('1'),
    draftOf.stuck('1'),
    draftOf.grade('1'),
    draftOf.profile,
    draftOf.enrollment,
  ]) {
    writeDraft(userId, subject, { text: 'half a sentence' });
  }

  await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Are sure you want to log out？',
  });
  expect(within(question).getByText('5 unsent drafts will be deleted.')).toBeVisible();
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Your choice of track and mentor',
    'A grade',
    'Changes to your profile',
    'An email to your mentor',
    'A submission',
  ]);
  await user.click(within(question).getByRole('button', { name: 'Oppss' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(currentSession()?.userId).toBe(userId);

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(path()).toBe('/login');
  expect(Object.keys(localStorage).filter((key) => key.includes(userId))).toEqual([]);
  expect([localStorage.getItem('akada_token'), localStorage.getItem('expirationDate')]).toEqual([
    null,
    null,
  ]);

  // The next login starts on the home page.
  await logIn(user, MENTEE);
  await menu();
  expect(path()).toBe('/dashboard');
});

test('drafts can be saved before a logout, in the words of their forms', async () => {
  const { user } = await renderApp('/dashboard/track', { as: MENTEE });
  const { userId = '' } = currentSession() ?? {};
  writeDraft(userId, draftOf.submission('1'), {
    taskUrl: 'git.example/a',
    menteeComment: 'half a sentence',
  });
  writeDraft(userId, draftOf.profile, {
    city: '',
    dob: '2001-02-03',
    gender: 'UNSPECIFIED',
    technologies: ['React', 'Node'],
    availability: 'away',
    awayUntil: '2026-12-20',
    description: 'I repair radios.',
  });
  const saved = savedFiles();

  await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Save drafts as a file' }));
  expect((await saved[0]?.text())?.split('\n')).toEqual([
    'Changes to your profile',
    '3 February 2001',
    'Prefer not to say',
    'React, Node',
    'Away until 20 December 2026',
    'I repair radios.',
    '',
    'A submission',
    'git.example/a',
    'half a sentence',
    '',
  ]);
  expect(currentSession()?.userId).toBe(userId);
});

test('the login dialog takes the email from the token without a profile', async () => {
  const { user, path, sandbox, reload } = await renderApp(null, { as: MENTEE });
  const { userId = '' } = currentSession() ?? {};
  writeDraft(userId, 'submit:1', { menteeComment: 'half a sentence' });
  sandbox.expireTokens();
  await reload('/dashboard/track');
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(MENTEE);

  await user.click(within(dialog).getByRole('button', { name: 'Leave instead' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(path()).toBe('/login');
  expect(localStorage.getItem('akada_token')).toBeNull();
  expect(readDraft(userId, 'submit:1')).not.toBeNull();
});

test('the login dialog warns before the third wrong password locks the account', async () => {
  const { user, sandbox } = await renderApp('/dashboard/track', { as: MENTEE });
  await page();
  sandbox.expireTokens();
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again to continue' }));
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  await screen.findByText('Email or Password is incorrect');
  expect(dialog.queryByText('That was the second wrong password')).toBeNull();

  await user.type(dialog.getByLabelText('Password'), 'er{Enter}');
  expect(await dialog.findByText('That was the second wrong password')).toBeVisible();
  expect(dialog.getByText(/One more wrong password locks your account/)).toBeVisible();
});
