import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { button, chooseTrack, wizard } from './wizard.ts';

const chidera = { as: 'new.mentee@akada.example' };

test('tracks that cannot be loaded can be requested again', async () => {
  const { user, reload, sandbox } = await renderApp('/about', chidera);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: '500' });
  await reload('/dashboard');

  const dialog = await wizard();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('An error occurred');
  expect(await button('Next')).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findAllByRole('radio')).toHaveLength(3);
});

test('stages that cannot be loaded can be requested again', async () => {
  const { user, sandbox } = await renderApp('/dashboard', chidera);
  const dialog = await wizard();
  await within(dialog).findByText('5 stages and 12 tasks');
  sandbox.failNext({ method: 'GET', path: '/api/stages', times: 1, kind: '500' });
  await user.click(within(dialog).getByRole('radio', { name: /^Web/ }));
  await user.click(await button('Next'));

  // The loaded stages show in the meantime, and Next works.
  await within(dialog).findByRole('button', { name: 'Try again' });
  expect(within(dialog).getByText('Stage 1')).toBeVisible();
  expect(await button('Next')).toBeEnabled();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await expect.poll(() => within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a track without loaded stages shows neither an average nor an error', async () => {
  const { reload, sandbox, user } = await renderApp('/about', chidera);
  sandbox.failNext({ method: 'GET', path: '/api/stages', times: 9, kind: '500' });
  await reload('/dashboard');

  const dialog = await wizard();
  expect(await within(dialog).findAllByRole('radio')).toHaveLength(3);
  await expect
    .poll(() =>
      sandbox
        .requests()
        .some(({ path, status }) => path.startsWith('/api/stages') && status === 500),
    )
    .toBe(true);
  await user.click(within(dialog).getByRole('radio', { name: /^Web/ }));
  expect(within(dialog).getByText(/^Build pages that open quickly/)).toBeVisible();
  expect(within(dialog).queryByText(/on average/)).toBeNull();
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

test('a failed track list is not reported after the track step', async () => {
  const { user, reload, sandbox } = await renderApp('/dashboard', chidera);
  await chooseTrack(user, /^Web/);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 2, kind: '500' });
  await reload();

  const failed = () => sandbox.requests().filter(({ status }) => status === 500);
  await expect.poll(() => failed().length).toBe(2);
  expect(await screen.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('mentors that cannot be loaded can be requested again', async () => {
  const { user, sandbox } = await renderApp('/dashboard', chidera);
  await user.click(await screen.findByRole('radio', { name: /^Web/ }));
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: '500' });
  await user.click(await button('Next'));
  await user.click(await button('Next'));
  await user.click(await button('Yes'));

  await user.click(await button('Try again'));
  expect(await screen.findByRole('group', { name: 'Choose your mentor' })).toBeVisible();
});

test('an expired login keeps the choice, and the enrollment continues after the next login', async () => {
  const { user, sandbox } = await renderApp('/dashboard', chidera);
  await chooseTrack(user, /^Web/);
  const [mentor] = await screen.findAllByRole('radio');
  if (mentor) await user.click(mentor);
  sandbox.expireTokens();
  await user.click(await button('Enroll'));
  await user.click(await button('Yes'));

  const login = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  await pasteInto(user, within(login).getByLabelText('Password'), 'akada-2021');
  await user.click(within(login).getByRole('button', { name: 'Log in' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: /^Log in again/ })).toBeNull();
  await user.click(await button('Enroll'));
  await user.click(await button('Yes'));

  expect(await screen.findByRole('heading', { name: 'Welcome to Web development' })).toBeVisible();
});
