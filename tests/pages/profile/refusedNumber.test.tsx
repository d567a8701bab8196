import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { isWithoutNumber } from '../../../src/user/person.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { fillStorage } from '../../support/page/refusedStorage.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { fill } from '../../support/page/fill.ts';
import { amina, tunde } from '../../support/people.ts';
import { almostComplete, onPhone, save, userIn } from './form.ts';

const words = 'I repair radios and want to build apps.';
const refusal = 'We could not accept +234 911 234 5678';
const phone = () => screen.findByLabelText(/^Phone number/);
const without = { name: 'Continue without a number' };
const continueWithout = () => screen.findByRole('button', without);
const led = () => screen.findByText('Update your profile to continue');
const saved = () => screen.findByText('Profile succesfully updated');

const userId = (): string => currentSession()?.userId ?? '';

const statuses = (sandbox: Sandbox): number[] =>
  sandbox
    .requests()
    .filter(({ method }) => method === 'PUT')
    .map(({ status }) => status);

/**
 * Opens Tunde's profile, which lacks only a number. The number has just been refused, because it is
 * newer than the API's list.
 */
async function openRefused() {
  const opened = await prepareApp({ ...tunde, ...onPhone });
  const { user, sandbox, visit } = opened;
  almostComplete(sandbox);
  await visit('/dashboard');
  await led();
  await fill(user, /^Description/, words);
  await fill(user, 'Phone number', '0911 234 5678');
  await save(user);
  await continueWithout();
  return opened;
}

/** The enroll wizard may have opened already. */
const home = /^\/dashboard(?:\?enroll=)?$/;
const further = '/dashboard/track';
const tracks = () => screen.findByRole('heading', { level: 1, name: 'Tracks' });

test('a mentee with a refused number continues without one and is not asked again', async () => {
  const { user, path, sandbox, visit } = await openRefused();
  expect(await phone()).toHaveValue('+234 911 234 5678');
  const notice = screen.getByText(refusal).closest('[role=alert]');
  expect(notice).toHaveTextContent(/lacks 0707 and 0911 to 0918/);
  expect(screen.queryByText(/^Invalid phone number/)).toBeNull();
  expect(userIn(sandbox, tunde.email)).toMatchObject({ description: null, phoneNumber: null });

  await user.click(await continueWithout());
  await saved();
  await expect.poll(path).toMatch(home);
  expect(statuses(sandbox)).toEqual([400, 200]);
  expect(userIn(sandbox, tunde.email)).toMatchObject({
    city: 'Lagos',
    description: words,
    phoneNumber: null,
  });

  await visit(further);
  expect(await tracks()).toBeVisible();
  expect(path()).toBe(further);

  // Another device does not know the choice, and offers it again.
  for (const key of Object.keys(localStorage))
    if (key.includes(userId())) localStorage.removeItem(key);
  await visit(further, () => deleteResponses());
  await led();
  await fill(user, 'Phone number', '0911 234 5678');
  await save(user);
  await user.click(await continueWithout());
  await expect.poll(path).toMatch(home);
});

test('a profile without a number is edited without one until it gets one', async () => {
  const { user, path, sandbox, visit } = await openRefused();
  await user.click(await continueWithout());
  await expect.poll(path).toMatch(home);

  await visit('/dashboard/mentee/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  expect(await phone()).toHaveValue('');
  expect(await phone()).not.toBeRequired();
  await fill(user, 'Last name', 'Yusuf');
  await save(user);
  await saved();
  expect(userIn(sandbox, tunde.email)).toMatchObject({ lastName: 'Yusuf', phoneNumber: null });
  expect(isWithoutNumber(userId())).toBe(true);

  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, /^Phone number/, '0803 123 4567');
  await save(user);
  expect(await screen.findByText('+2348031234567')).toBeVisible();
  expect(userIn(sandbox, tunde.email)?.phoneNumber).toBe('+2348031234567');
  expect(isWithoutNumber(userId())).toBe(false);
});

test('a refused number stays a draft until it is corrected and accepted', async () => {
  const { user, path, sandbox, visit } = await openRefused();
  await visit('/dashboard');
  await led();
  expect(path()).toBe('/dashboard/mentee/profile');
  expect(await phone()).toHaveValue('+234 911 234 5678');
  expect(isWithoutNumber(userId())).toBe(false);

  await save(user);
  await continueWithout();
  await fill(user, 'Phone number', '0901 234 5678');
  await save(user);
  await expect.poll(path).toMatch(home);
  expect(userIn(sandbox, tunde.email)?.phoneNumber).toBe('+2349012345678');
});

test('"Continue without a number" also works after the login has expired', async () => {
  const { user, path, sandbox } = await openRefused();
  const button = await continueWithout();
  sandbox.expireTokens();
  await user.click(button);
  await logInAgain(user, tunde.email);

  const again = await screen.findByRole('button', { name: 'Save profile' });
  await waitFor(() => expect(again).toHaveFocus());
  await user.click(again);
  await expect.poll(path).toMatch(home);
  expect(statuses(sandbox)).toEqual([400, 401, 200]);
  expect(userIn(sandbox, tunde.email)).toMatchObject({ description: words, phoneNumber: null });
});

test('a user with a number is told that continuing without one removes it', async () => {
  const { user, sandbox } = await renderApp('/dashboard/mentee/profile', { ...amina, ...onPhone });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, 'Phone number', '0707 123 4567');
  await save(user);
  const button = await continueWithout();
  expect(screen.getByText(/the old one is removed from your profile/)).toBeVisible();
  await user.click(button);
  await saved();
  expect(userIn(sandbox, amina.email)?.phoneNumber).toBeNull();
});

test('a full device does not lead a user without a number back to the form', async () => {
  const { user, path } = await openRefused();
  fillStorage();
  await user.click(await continueWithout());
  await expect.poll(path).toMatch(home);
  const wizard = within(await screen.findByRole('dialog'));
  await user.click(await wizard.findByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: 'Tracks' }));
  expect(await tracks()).toBeVisible();
});
