import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../src/config/brand.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { mentorsRequest } from '../../support/store/storeOfTab.ts';
import { amina, aminaId } from './amina.ts';

const mentors = '/dashboard/mentee/mentor/';

test('shows the profiles of the mentors', async () => {
  await renderApp(mentors, amina);

  expect(await screen.findByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ngozi Okafor' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // By e-mail alone, and with the community in copy.
  expect(screen.getByRole('link', { name: 'mentor@akada.example' })).toHaveAttribute(
    'href',
    `mailto:mentor@akada.example?cc=${brand.email}`,
  );
  expect(screen.queryByText(/\+234|Phone number|Gender/)).toBeNull();
});

test('without a mentor it says how to get one', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  sandbox.db.run('DELETE FROM mentorships WHERE menteeId = ?', [aminaId]);
  await reload(mentors);

  expect(await screen.findByRole('heading', { name: 'No mentor yet' })).toBeVisible();
  expect(screen.getByText(/when you enroll in a track/)).toBeVisible();
});

test('a list that cannot be loaded says so and can be requested again', async () => {
  // With its code loaded the page makes its requests together with the shell, not after it again.
  const { user, sandbox, reload } = await renderApp(mentors, amina);
  await screen.findByRole('heading', { name: 'Ngozi Okafor' });
  const failOnce = () =>
    sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', times: 1, kind: '500' });
  // The shell requests first, for its search and its bell; then the page itself.
  failOnce();
  await reload('/dashboard/mentee/profile');
  await screen.findByRole('button', { name: 'Edit profile' });
  await expect.poll(mentorsRequest).toBe('failure');
  failOnce();
  await user.click(await screen.findByRole('link', { name: 'Mentor' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occured');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ngozi Okafor' })).toBeVisible();
});
