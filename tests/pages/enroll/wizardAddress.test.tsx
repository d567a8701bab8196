import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toEnroll, toTask, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, chidera, folake } from '../../support/people.ts';
import { closed } from '../mentor/desk.ts';
import { webTrack } from '../mentee/amina.ts';
import { button, chooseMentor, chooseTrack, enroll, link, wizard } from './wizard.ts';

const tracks = '/dashboard/track';
const backend = starterId('track', 'backend');

const back = () => act(() => window.history.back());
const forward = () => act(() => window.history.forward());

test('the wizard adds one step to the history, and its address has the chosen track', async () => {
  const { user, path } = await renderApp(tracks, chidera);
  const opener = await link('Enroll in a track');
  const before = window.history.length;
  await user.click(opener);
  await wizard();
  expect(path()).toBe(toEnroll());
  await chooseTrack(user, /^Web/);
  expect(path()).toBe(toEnroll(webTrack));
  expect(window.history).toHaveLength(before + 1);
  back();
  await closed();
  expect(path()).toBe(tracks);
  await link('Enroll in a track');

  forward();
  const dialog = within(await wizard());
  expect(await dialog.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await closed();
  expect(path()).toBe(tracks);
});

test('a reload opens the wizard at its step, and closing still goes back', async () => {
  const page = toTrack('Back-end', backend);
  const { user, path, reload } = await renderApp(page, chidera);
  await user.click(await link('Enroll'));
  await chooseMentor(user, /^Back-end/);
  await reload();
  const dialog = within(await wizard());
  expect(await dialog.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  expect(await button('Enroll')).toBeEnabled();
  await user.keyboard('{Escape}');
  await closed();
  expect(path()).toBe(page);
});

test('the wizard opens by itself once, and adds nothing to the history', async () => {
  const { user, path, reload } = await renderApp('/dashboard', chidera);
  const before = window.history.length;
  await wizard();
  expect(path()).toBe(toEnroll());
  expect(window.history).toHaveLength(before);
  await user.click(await button('Close'));
  await closed();
  expect(path()).toBe('/dashboard');
  expect(window.history).toHaveLength(before);

  await user.click(await link('Tracks'));
  await user.click(await link('Dashboard'));
  await link('Enroll in a track');
  await untilIdle();
  expect(path()).toBe('/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
  await reload();
  await wizard();
});

test('after an enrollment a reload shows the dashboard', async () => {
  const { user, path, reload } = await renderApp('/dashboard', chidera);
  await chooseMentor(user, /^Web/);
  await enroll(user);
  await screen.findByRole('heading', { name: 'Welcome to Web development' });
  await reload();
  await screen.findByRole('table', { name: 'Pending tasks' });
  await expect.poll(path).toBe('/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the links after an enrollment leave no wizard in the history', async () => {
  const { user, path } = await renderApp(tracks, chidera);
  await user.click(await link('Enroll in a track'));
  await chooseMentor(user, /^Web/);
  await enroll(user);
  await user.click(await link('Open your first task'));
  await expect.poll(path).toContain(toTask(''));
  back();
  await expect.poll(path).toBe(tracks);
});

test('a mentee who enrolls from the dashboard returns to it, with no dead step behind it', async () => {
  const { user, path } = await renderApp(tracks, chidera);
  await link('Enroll in a track');
  await user.click(await link('Dashboard'));
  await wizard();
  await user.click(await button('Close'));
  await closed();
  await user.click(await link('Enroll in a track'));
  await chooseMentor(user, /^Web/);
  await enroll(user);
  await user.click(await link('Go to your dashboard'));
  await closed();
  await expect.poll(path).toBe('/dashboard');
  back();
  await expect.poll(path).toBe(tracks);
});

test.each([
  ['an unknown track', '?enroll=ffffffffffffffffffffffff'],
  ['no id', '?enroll=constructor'],
  ['a name of the language', '?enroll=__proto__'],
  ['half an escape', '?enroll=%'],
])('the wizard opens without a choice for %s', async (_, search) => {
  await renderApp(`/dashboard${search}`, chidera);
  const dialog = within(await wizard());
  const choices = await dialog.findAllByRole('radio');
  expect(choices.filter((radio) => radio.matches(':checked'))).toEqual([]);
  expect(await button('Next')).toBeDisabled();
});

test('capital letters and a second track do not change which track is chosen', async () => {
  await renderApp(`/dashboard?enroll=${backend.toUpperCase()}&enroll=${webTrack}`, chidera);
  const dialog = within(await wizard());
  expect(await dialog.findByRole('radio', { name: /^Back-end/ })).toBeChecked();
});

test('the address of a track that the mentee already takes shows the dashboard', async () => {
  const { path } = await renderApp(toEnroll(webTrack), amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  expect(path()).toBe('/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an admin can enroll, but the wizard does not open by itself', async () => {
  const { user, path } = await renderApp(tracks, folake);
  await user.click(await link('Enroll in a track'));
  await wizard();
  await user.click(await button('Close'));
  await closed();
  expect(path()).toBe(tracks);
});
