import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, chidera } from '../../support/people.ts';
import { answerYes, button, chooseTrack, link, offered, wizard } from './wizard.ts';

test('the wizard has three tracks a page, each with its description and size', async () => {
  const { user } = await renderApp('/dashboard', chidera);

  const dialog = within(await wizard());
  expect(await dialog.findAllByRole('radio')).toHaveLength(3);
  await dialog.findByText('5 stages, 12 tasks');
  const rows = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Web developmentBuild pages that open .*5 stages, 12 tasks$/),
    expect.stringMatching(/^Mobile development.+4 stages, 7 tasks$/),
    expect.stringMatching(/^UI design.+4 stages, 7 tasks$/),
  ]);
  expect(dialog.getByRole('listitem', { current: 'step' })).toHaveTextContent('Tracks');

  expect(await button('Next')).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: /^Web/ }));
  expect(await button('Next')).toBeEnabled();
  expect(dialog.getByText('Chosen: Web development')).toBeVisible();

  await user.click(await button('Next page'));
  expect(offered()).toEqual(['Back-end development']);
});

test('leaving the stages asks for confirmation, and Back keeps the track', async () => {
  const { user } = await renderApp('/dashboard', chidera);
  await user.click(await screen.findByRole('radio', { name: /^Mobile/ }));
  await user.click(await button('Next'));
  const stages = { name: 'What you will do in Mobile development' };
  await screen.findByRole('heading', stages);
  expect((await screen.findAllByRole('heading', { level: 4 })).length).toBeGreaterThan(1);
  expect(screen.getByText('Stage 1')).toBeVisible();
  expect(screen.getByText('1.8 tasks per stage on average')).toBeVisible();

  await user.click(await button('Back'));
  expect(await screen.findByRole('radio', { name: /^Mobile/ })).toBeChecked();
  await user.click(await button('Next'));
  await user.click(await button('Next'));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure？' });
  await user.click(within(question).getByRole('button', { name: 'No' }));
  expect(screen.getByRole('heading', stages)).toBeVisible();

  await user.click(await button('Next'));
  await answerYes(user);
  expect(await screen.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  expect(screen.getByText(/You cannot change your mentor/)).toBeVisible();
  expect(await button('Enroll')).toBeDisabled();
});

test('mentors keep their order when the user turns pages, goes back or reloads', async () => {
  const { user, reload } = await renderApp('/dashboard', chidera);
  await chooseTrack(user, /^Web/);
  await screen.findAllByRole('radio');

  const first = offered();
  expect(first).toHaveLength(3);
  await user.click(await button('Next page'));
  const second = offered();
  expect(second.some((name) => first.includes(name))).toBe(false);
  await user.click(await button('Previous page'));
  expect(offered()).toEqual(first);

  await user.click(await button('Back'));
  await user.click(await button('Next'));
  await answerYes(user);
  await screen.findAllByRole('radio');
  expect(offered()).toEqual(first);

  // A reload keeps the step, the page and the mentor.
  await user.click(await button('Next page'));
  const [mentor = ''] = second;
  await user.click(await screen.findByRole('radio', { name: new RegExp(mentor) }));
  await reload();
  expect(await screen.findByRole('radio', { name: new RegExp(mentor) })).toBeChecked();
  expect(offered()).toEqual(second);
  expect(screen.getByText(`Chosen: ${mentor}`)).toBeVisible();
  expect(await button('Enroll')).toBeEnabled();
});

test('closing keeps the choice, and “Enroll” on a track’s page preselects that track', async () => {
  const { user } = await renderApp('/dashboard', chidera);
  await user.click(await screen.findByRole('radio', { name: /^Web/ }));
  await user.click(await button('Next'));
  await screen.findByRole('heading', { name: /^What you will do in/ });
  await user.click(await button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await link('Enroll in a track'));
  expect(await screen.findByRole('heading', { name: /^What you will do in/ })).toBeVisible();
  await user.click(await button('Close'));
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await link('Back-end development'));
  await user.click(await link('Enroll'));

  const dialog = within(await wizard());
  expect(await dialog.findByRole('radio', { name: /^Back-end/ })).toBeChecked();
  expect(dialog.getByText('Chosen: Back-end development')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByRole('heading', { name: /in Back-end development$/ })).toBeVisible();
});

test('the chosen track stays in view when the list of tracks loads late', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', exact: true, kind: 'held' });
  await visit(toTrack('Back-end', starterId('track', 'backend')));
  await user.click(await link('Enroll'));
  const dialog = within(await wizard());
  expect(await dialog.findByRole('radio', { name: /^Back-end/ })).toBeChecked();
  await sandbox.letGo();
  expect(await dialog.findByText('Page 2 of 2')).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Back-end/ })).toBeChecked();

  await user.click(dialog.getByRole('button', { name: 'Previous page' }));
  expect(dialog.getByRole('radio', { name: /^Mobile/ })).toBeVisible();
});

test('each step can be requested again if it cannot be loaded', async () => {
  const { user, sandbox, visit } = await prepareApp(chidera);
  const fail = (path: string) => sandbox.failNext({ method: 'GET', path, kind: '500' });
  fail('/api/tracks');
  await visit('/dashboard');

  const dialog = within(await wizard());
  expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(await button('Next')).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findAllByRole('radio')).toHaveLength(3);

  await dialog.findByText('5 stages, 12 tasks');
  fail('/api/stages');
  await user.click(dialog.getByRole('radio', { name: /^Web/ }));
  await user.click(await button('Next'));
  // The loaded stages show in the meantime, and Next works.
  await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByText('Stage 1')).toBeVisible();
  expect(await button('Next')).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => dialog.queryByRole('button', { name: 'Try again' })).toBeNull();

  fail('/api/tracks');
  await user.click(await button('Next'));
  await user.click(await button('Yes'));
  await user.click(await button('Try again'));
  expect(await screen.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
});

test('a track without loaded stages shows neither an average nor an error', async () => {
  const { sandbox, user, visit } = await prepareApp(chidera);
  sandbox.failNext({ method: 'GET', path: '/api/stages', times: 9, kind: '500' });
  await visit('/dashboard');

  const dialog = await wizard();
  expect(await within(dialog).findAllByRole('radio')).toHaveLength(3);
  await expect
    .poll(() =>
      sandbox
        .requests()
        .some(({ path, status }) => path.startsWith('/api/stages') && status === 500),
    )
    .toBe(true);
  expect(within(dialog).getByText(/^Build pages that open quickly/)).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /^Web/ }));
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('a track without a mentor shows a message and allows Back', async () => {
  const { user, sandbox } = await renderApp('/dashboard', chidera);
  sandbox.db.run('DELETE FROM trackMentors');
  await user.click(await screen.findByRole('radio', { name: /^Web/ }));
  await user.click(await button('Next'));
  await user.click(await button('Next'));
  await user.click(await button('Yes'));

  expect(await screen.findByRole('heading', { name: 'No mentor yet' })).toBeVisible();
  expect(await button('Enroll')).toBeDisabled();
  await user.click(await button('Back'));
  expect(await screen.findByRole('heading', { name: /^What you will do in/ })).toBeVisible();
});

test('after the track step, a failed list of tracks is not reported', async () => {
  const { user, sandbox, reload } = await renderApp('/dashboard', chidera);
  await chooseTrack(user, /^Web/);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 2, kind: '500' });
  await reload();

  const failed = () => sandbox.requests().filter(({ status }) => status === 500);
  await expect.poll(() => failed().length).toBe(2);
  expect(await screen.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
