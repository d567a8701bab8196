import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, folake, ngozi } from '../../support/people.ts';

const mentors = '/dashboard/mentee/mentor/';

test('the mentor page shows the mentors, and keeps them when the refetch fails', async () => {
  const { sandbox, reload } = await renderApp(mentors, amina);

  expect(await screen.findByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ngozi Okafor' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // The only contact is an email, with a copy to the community.
  expect(screen.getByRole('link', { name: ngozi.email })).toHaveAttribute(
    'href',
    `mailto:mentor@akada.example?cc=${brand.email}`,
  );
  expect(screen.queryByText(/\+234|Phone number|Gender/)).toBeNull();

  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', times: 9, kind: '500' });
  await reload();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occured');
  expect(screen.getByRole('heading', { name: 'Ngozi Okafor' })).toBeVisible();
  expect(screen.queryByText('We could not load the mentors')).toBeNull();
});

test('the mentor page without a mentor links to the enrollment', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.db.run('DELETE FROM mentorships WHERE menteeId = ?', [amina.id]);
  await visit(mentors);

  expect(await screen.findByRole('heading', { name: 'No mentor yet' })).toBeVisible();
  expect(screen.getByText(/when you enroll in a track/)).toBeVisible();
});

test('an admin reads on the mentor page that only mentees have a mentor', async () => {
  await renderApp(mentors, folake);

  expect(await screen.findByRole('heading', { name: 'Only mentees have a mentor' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByText(/No mentor yet|your tasks/)).toBeNull();
  expect(main.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});
