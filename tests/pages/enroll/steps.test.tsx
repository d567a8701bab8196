import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { button, chooseTrack, offered, answerYes, wizard } from './wizard.ts';

const chidera = { as: 'new.mentee@akada.example' };

test('the wizard opens for a mentee without tracks, with three short rows a page', async () => {
  const { user } = await renderApp('/dashboard', chidera);

  const dialog = await wizard();
  expect(await within(dialog).findAllByRole('radio')).toHaveLength(3);
  await within(dialog).findByText('5 stages and 12 tasks');
  const rows = within(dialog)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(rows).toEqual([
    'Web development5 stages and 12 tasks',
    'Mobile development4 stages and 7 tasks',
    'UI design4 stages and 7 tasks',
  ]);
  expect(within(dialog).getByRole('listitem', { current: 'step' })).toHaveTextContent('Tracks');

  await user.click(await button('Next page'));
  expect(offered()).toEqual(['Back-end development']);
});

test('a chosen track is described below the rows, with its average', async () => {
  const { user } = await renderApp('/dashboard', chidera);
  const dialog = within(await wizard());
  await dialog.findByText('5 stages and 12 tasks');
  expect(dialog.queryByText(/on average/)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^Web/ }));
  expect(dialog.getByText('Chosen: Web development')).toBeVisible();
  expect(dialog.getByText(/^Build pages that open quickly/)).toBeVisible();
  expect(dialog.getByText('2.4 tasks per stage on average')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^Mobile/ }));
  expect(dialog.getByText('1.8 tasks per stage on average')).toBeVisible();
  expect(dialog.queryByText(/^Build pages/)).toBeNull();
});

test('Next waits for a track; Back returns to it still chosen', async () => {
  const { user } = await renderApp('/dashboard', chidera);

  expect(await button('Next')).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: /^Mobile/ }));
  expect(await button('Next')).toBeEnabled();
  await user.click(await button('Next'));

  await screen.findByRole('heading', { name: 'What you will do in Mobile development' });
  const stages = await screen.findAllByRole('heading', { level: 4 });
  expect(stages.length).toBeGreaterThan(1);
  expect(screen.getByText('Stage 1')).toBeVisible();

  await user.click(await button('Back'));
  expect(await screen.findByRole('radio', { name: /^Mobile/ })).toBeChecked();
});

test('leaving the stages asks for confirmation, and No stays there', async () => {
  const { user } = await renderApp('/dashboard', chidera);

  await user.click(await screen.findByRole('radio', { name: /^UI/ }));
  await user.click(await button('Next'));
  await user.click(await button('Next'));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure？' });
  await user.click(within(question).getByRole('button', { name: 'No' }));
  expect(screen.getByRole('heading', { name: 'What you will do in UI design' })).toBeVisible();

  await user.click(await button('Next'));
  await answerYes(user);
  expect(await screen.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  expect(screen.getByText(/You cannot change your mentor/)).toBeVisible();
  expect(await button('Enroll')).toBeDisabled();
});

test('mentors keep their order over page turns, Back and a reload', async () => {
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

  await reload();
  await screen.findByRole('group', { name: 'Choose your mentor' });
  expect(offered()).toEqual(first);
});

test('a reload keeps the step, the track and the mentor', async () => {
  const { user, reload } = await renderApp('/dashboard', chidera);
  await chooseTrack(user, /^Web/);
  await user.click(await button('Next page'));
  const [mentor = ''] = offered();
  await user.click(await screen.findByRole('radio', { name: new RegExp(mentor) }));

  await reload();

  expect(await screen.findByRole('radio', { name: new RegExp(mentor) })).toBeChecked();
  expect(screen.getByText(`Chosen: ${mentor}`)).toBeVisible();
  expect(await button('Enroll')).toBeEnabled();
});

test('closing the wizard keeps the choice', async () => {
  const { user } = await renderApp('/dashboard', chidera);
  await user.click(await screen.findByRole('radio', { name: /^Web/ }));
  await user.click(await button('Next'));
  await screen.findByRole('heading', { name: /^What you will do in/ });

  await user.click(await button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(await screen.findByRole('button', { name: /^Enrol/ }));
  expect(await screen.findByRole('heading', { name: /^What you will do in/ })).toBeVisible();
});

test('“Enroll” on a track’s page preselects that track', async () => {
  const { user } = await renderApp('/dashboard', chidera);
  await user.click(await screen.findByRole('radio', { name: /^Web/ }));
  await user.click(await button('Next'));
  await screen.findByRole('heading', { name: /^What you will do in/ });
  await user.click(await button('Close'));
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await screen.findByRole('link', { name: 'Back-end development' }));
  await user.click(await button('Enroll'));

  const dialog = within(await wizard());
  expect(await dialog.findByRole('radio', { name: /^Back-end/ })).toBeChecked();
  expect(dialog.getByText('Chosen: Back-end development')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByRole('heading', { name: /in Back-end development$/ })).toBeVisible();
});
