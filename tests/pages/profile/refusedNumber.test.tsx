import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusedNumber, storeNumber } from '../../../src/user/refusedNumber.ts';
import { DAY } from '../../../src/lib/dates.ts';
import { currentSession } from '../../../src/auth/session.ts';
import { dropSnapshots } from '../../../src/app/store/snapshot.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { fillStorage } from '../../support/page/refusedStorage.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { almostComplete, fill, save, tunde, userIn } from './form.ts';

const amina = { as: 'mentee@akada.example', width: 390 };

const words = 'I repair radios and want to build apps.';
const refusal = /^We could not accept \+234 911 234 5678\.$/;
const phone = () => screen.findByLabelText('Phone number');
const withoutNumber = () => screen.findByRole('button', { name: 'Save without this number' });
const led = () => screen.findByText('Update your profile to continue');

const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

const userId = (): string => currentSession()?.userId ?? '';

const storedNumber = (): string | null => refusedNumber({ id: userId(), phoneNumber: null });

const answers = (sandbox: Sandbox): number[] =>
  sandbox
    .requests()
    .filter(({ method }) => method === 'PUT')
    .map(({ status }) => status);

/**
 * Tunde's profile, which lacks only a number. The number has just been refused: it is newer than the
 * API's list.
 */
async function openRefused() {
  const opened = await renderApp(null, tunde);
  const { user, sandbox, reload } = opened;
  almostComplete(sandbox);
  await reload('/dashboard');
  await led();
  await fill(user, /^Description/, words);
  await fill(user, 'Phone number', '0911 234 5678');
  await save(user);
  await withoutNumber();
  return opened;
}

function forgetAllButLogin(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.includes(userId())) localStorage.removeItem(key);
  }
}

/** Amina's profile was saved without her number some days ago. */
async function withoutPhone(days: number, number = '+2347071234567') {
  const opened = await renderApp('/dashboard/mentee/profile', amina);
  opened.sandbox.db.run('UPDATE users SET phoneNumber = NULL WHERE email = ?', [amina.as]);
  storeNumber(userId(), number, Date.now() - days * DAY);
  return opened;
}

const home = '/dashboard';
const further = '/dashboard/track';
const tracks = () => screen.findByRole('heading', { level: 1, name: 'Tracks' });

test('a mentee with a refused number saves without it and stays on the page', async () => {
  const { user, path, sandbox, reload } = await openRefused();
  const field = await phone();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/We could not accept \+234 911 234 5678/),
  );
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('+234 911 234 5678');
  const why = screen.getByText(/too new for our list/);
  expect(why.closest('[role=alert]')).toBeVisible();
  expect(screen.queryByText(/^Invalid phone number/)).toBeNull();
  expect(userIn(sandbox, tunde.as)).toMatchObject({ description: null, phoneNumber: null });

  await user.click(await withoutNumber());
  await screen.findByText('Profile succesfully updated');
  await expect.poll(path).toBe(home);
  expect(answers(sandbox)).toEqual([400, 200]);
  expect(userIn(sandbox, tunde.as)).toMatchObject({
    city: 'Lagos',
    description: words,
    phoneNumber: null,
  });

  await reload(further);
  expect(await tracks()).toBeVisible();
  expect(path()).toBe(further);

  // Another device without the number has the same button.
  forgetAllButLogin();
  await reload(further, () => dropSnapshots());
  await led();
  await fill(user, 'Phone number', '0911 234 5678');
  await save(user);
  await user.click(await withoutNumber());
  await expect.poll(path).toBe(home);
  await reload(further);
  expect(await tracks()).toBeVisible();
});

test('a refused number stays a draft until it is corrected and accepted', async () => {
  const { user, path, sandbox, reload } = await openRefused();
  await reload('/dashboard');
  await led();
  expect(path()).toBe('/dashboard/mentee/profile');
  expect(await phone()).toHaveValue('+234 911 234 5678');
  expect(storedNumber()).toBeNull();

  await save(user);
  await withoutNumber();
  await fill(user, 'Phone number', '0901 234 5678');
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Save without this number' })).toBeNull();
  await save(user);
  await expect.poll(path).toBe('/dashboard');
  expect(userIn(sandbox, tunde.as)?.phoneNumber).toBe('+2349012345678');
  expect(storedNumber()).toBeNull();
});

test('"Save without this number" also works after the login has expired', async () => {
  const { user, path, sandbox } = await openRefused();
  const without = await withoutNumber();
  sandbox.expireTokens();
  await user.click(without);
  await logInAgain(user, tunde.as);

  const button = await screen.findByRole('button', { name: 'Save profile' });
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await expect.poll(path).toBe('/dashboard');
  expect(answers(sandbox)).toEqual([400, 401, 200]);
  expect(userIn(sandbox, tunde.as)).toMatchObject({ description: words, phoneNumber: null });
});

test('later edits are saved without the number, which stays on this device', async () => {
  const { user, sandbox } = await withoutPhone(1);
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  expect(await phone()).toHaveValue('+234 707 123 4567');
  expect(screen.getByText(/so your profile is saved without it/)).toBeVisible();
  await fill(user, 'Last name', 'Yusuf');
  await save(user);

  await screen.findByText('Profile succesfully updated');
  expect(answers(sandbox)).toEqual([200]);
  expect(userIn(sandbox, amina.as)).toMatchObject({ lastName: 'Yusuf', phoneNumber: null });
  expect(storedNumber()).toBe('+2347071234567');

  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await user.click(await screen.findByRole('button', { name: 'Try this number again' }));
  expect(await withoutNumber()).toBeVisible();
  expect(answers(sandbox)).toEqual([200, 400]);
});

test('a refused number is not shown as saved on a full device', async () => {
  const { user } = await renderApp('/dashboard/mentee/profile', amina);
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  fillStorage();
  await fill(user, 'Phone number', '0707 123 4567');
  await save(user);
  const button = await withoutNumber();
  const unsaved = /This browser cannot save the number\. Write it down\./;
  expect(screen.getByText(unsaved)).toHaveTextContent(/^If every digit is right/);
  await user.click(button);
  expect(await screen.findByText(/^We could not accept \+234 707 123 4567\./)).toHaveTextContent(
    unsaved,
  );
});

test('the profile offers to try the number again, and reports another refusal', async () => {
  const { user, sandbox } = await withoutPhone(1);
  expect(await screen.findByText(/We could not accept \+234 707 123 4567/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try this number again' }));

  expect(await screen.findByText(/We still cannot accept \+234 707 123 4567/)).toBeVisible();
  expect(answers(sandbox)).toEqual([400]);
  expect(screen.queryByText(/^Invalid phone number/)).toBeNull();
  expect(storedNumber()).toBe('+2347071234567');

  sandbox.failNext({ method: 'PUT', path: '/api/profile', times: 1, kind: '500' });
  await user.click(screen.getByRole('button', { name: 'Try this number again' }));
  expect(await screen.findByText('An error occured')).toBeVisible();
  expect(storedNumber()).toBe('+2347071234567');
});

test('a number that the API accepts later moves from the device to the profile', async () => {
  const { user, sandbox } = await withoutPhone(1, '+2348031234567');
  const { firstName, country, city, dob, gender, technologies, description } =
    userIn(sandbox, amina.as) ?? {};
  await user.click(await screen.findByRole('button', { name: 'Try this number again' }));

  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, amina.as)).toMatchObject({
    firstName,
    country,
    city,
    dob,
    gender,
    technologies,
    description,
    phoneNumber: '+2348031234567',
  });
  expect(await screen.findByText('+2348031234567')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try this number again' })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('phone'))).toEqual([]);
});

test('other pages offer the number once in 30 days', async () => {
  const { user, path, reload } = await withoutPhone(29);
  const offer = 'Your phone number may work now';
  await reload('/dashboard');
  await dashboard();
  expect(screen.queryByText(offer)).toBeNull();

  // Without an open tab, because a starting tab uses up the offer.
  await reload('/dashboard', async () => {
    storeNumber(userId(), '+2347071234567', Date.now() - 30 * DAY);
  });
  expect(await screen.findByText(offer)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
  expect(await screen.findByRole('button', { name: 'Try this number again' })).toBeVisible();
  expect(path()).toBe('/dashboard/mentee/profile');

  await reload('/dashboard');
  await dashboard();
  expect(screen.queryByText(offer)).toBeNull();
});

test('a logout warns that the number is deleted, and deletes it', async () => {
  const { user } = await withoutPhone(1);
  const id = userId();
  await screen.findByRole('button', { name: 'Try this number again' });
  await user.click(screen.getByRole('button', { name: /^Your account/ }));
  const menu = await screen.findByRole('region', { name: 'Your account' });
  await user.click(await within(menu).findByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/phone number saved here/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Yes' }));

  await screen.findByRole('button', { name: 'Log in' });
  expect(Object.keys(localStorage).filter((key) => key.includes(id))).toEqual([]);
});

test('a logout that clears the device removes the notice about the number', async () => {
  const { user, reload } = await withoutPhone(30);
  await reload('/dashboard');
  const offer = await screen.findByText('Your phone number may work now');
  await user.click(screen.getByRole('button', { name: /^Your account/ }));
  await user.click(await screen.findByRole('button', { name: 'Clear this device and log out' }));
  await user.click(await screen.findByRole('button', { name: 'Clear and log out' }));

  expect(await screen.findByText('Device cleared')).toBeVisible();
  expect(offer).not.toBeInTheDocument();
});
