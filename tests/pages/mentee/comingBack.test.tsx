import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY } from '../../../src/lib/dates.ts';
import { dropSnapshots } from '../../../src/app/store/snapshot.ts';
import { quiet } from '../../support/page/quiet.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { storedRecords } from '../../support/store/snapshot.ts';
import { chidera, chooseMentor, enroll, wizard } from '../enroll/wizard.ts';
import { amina, aminaId, firstRepo, priceList, toForm, writeWork } from './amina.ts';

const key = `akada_draft:${aminaId}:home`;
const lines = () => screen.findByRole('region', { name: 'Welcome back' });
const linesOnHome = async () => {
  await screen.findByRole('heading', { name: 'Your next step' });
  await quiet();
  return screen.queryByRole('region', { name: 'Welcome back' });
};

/** The last visit to home was this long ago. */
const wasHere = (daysAgo: number) => localStorage.setItem(key, String(Date.now() - daysAgo * DAY));

test('after 14 days home shows three lines until a tap', async () => {
  const { user, reload } = await renderApp('/dashboard', amina);
  expect(await linesOnHome()).toBeNull();
  await expect.poll(storedRecords).toHaveProperty(priceList);
  wasHere(15);
  await reload();
  const texts = [...(await lines()).querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^You(?: last submitted|r last grade was for) “.+”\.$/),
    'Your next small step is below.',
    'You do not have to start again.',
  ]);
  expect((await lines()).textContent).not.toMatch(/\d/);

  await reload();
  expect(await lines()).toBeVisible();
  await user.click(within(await lines()).getByRole('button', { name: 'OK' }));
  expect(await linesOnHome()).toBeNull();
  await reload();
  expect(await linesOnHome()).toBeNull();
});

test('after two months, without saved answers, the device still knows the last work', async () => {
  const { user, reload } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://git.example/amina', 'The branches were hard.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  wasHere(60);
  await reload('/dashboard', dropSnapshots);
  expect(
    await within(await lines()).findByText('You last submitted “Your first repository”.'),
  ).toBeVisible();
});

test('without known work the lines claim nothing about it', async () => {
  const { sandbox, reload } = await renderApp(null, amina);
  sandbox.db.run('DELETE FROM submissions WHERE menteeId = ?', [aminaId]);
  wasHere(20);
  await reload('/dashboard');
  expect(
    within(await lines()).getByText('Your work and your grades are still here.'),
  ).toBeVisible();
});

test('home shows the lines only for a possible absence of 14 days or more', async () => {
  const { reload } = await renderApp(null, amina);
  const impossible = {
    'a first visit': null,
    'less than 14 days': String(Date.now() - 13 * DAY),
    rubbish: 'two weeks',
    'a year of a wrong clock': '0',
    'a later time than now': String(Date.now() + 30 * DAY),
  };
  for (const [name, stored] of Object.entries(impossible)) {
    if (stored !== null) localStorage.setItem(key, stored);
    await reload('/dashboard');
    const shows = await linesOnHome();
    const isStored = Number(localStorage.getItem(key)) > Date.now() - DAY;
    expect({ name, shows, isStored }).toEqual({ name, shows: null, isStored: true });
  }
});

test('closing the lines in one tab closes them in another', async () => {
  const { reload } = await renderApp(null, amina);
  wasHere(20);
  await reload('/dashboard');
  expect(await linesOnHome()).not.toBeNull();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await linesOnHome()).toBeNull();
});

test('someone who has just enrolled is not welcomed back', async () => {
  const { user, reload } = await renderApp('/dashboard', chidera);
  await wizard();
  const own = Object.keys(localStorage).find((name) => name.endsWith(':home')) ?? '';
  localStorage.setItem(own, String(Date.now() - 20 * DAY));
  await reload('/dashboard/track');
  await user.click(await screen.findByRole('button', { name: 'Enroll in a track' }));
  await chooseMentor(user, /^Web/);
  await enroll(user);
  await user.click(await screen.findByRole('link', { name: 'Go to your dashboard' }));
  expect(await linesOnHome()).toBeNull();
});
