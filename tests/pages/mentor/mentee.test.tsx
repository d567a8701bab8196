import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { callsTo, ngozi, press, submissionIn, write } from './desk.ts';

const amina = starterId('person', 'amina');
const menteePath = `/dashboard/mentor/mentee/${amina}`;

const workItems = async () => {
  const part = await screen.findByRole('heading', { name: 'Submissions to you' });
  return within(part.parentElement ?? document.body).findAllByRole('listitem');
};

test('a mentee’s page shows the profile and the submissions after a reload', async () => {
  const { sandbox } = await renderApp(menteePath, ngozi);

  expect(await screen.findByRole('heading', { name: 'Amina Bello', level: 1 })).toBeVisible();
  // Emails to mentees, who may be children, are copied to the community.
  expect(screen.getByRole('link', { name: 'mentee@akada.example' })).toHaveAttribute(
    'href',
    `mailto:mentee@akada.example?cc=${brand.email}`,
  );
  expect(screen.getByText(`A copy is sent to ${brand.email}.`)).toBeVisible();
  expect(screen.queryByText(/\+234|Zaria|Nigeria|Female|Gender|Phone|Date of birth/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();

  const stored = sandbox.db.all(`SELECT * FROM submissions WHERE menteeId = ? AND mentorId = ?`, [
    amina,
    starterId('person', 'ngozi'),
  ]);
  const items = await workItems();
  expect(items).toHaveLength(stored.length);
  expect(items[0]).toHaveTextContent('Not graded');
  expect(items.at(-1)).toHaveTextContent('%');
});

test('a mentor grades from a mentee’s page without another fetch', async () => {
  const { user, sandbox, path } = await renderApp(menteePath, ngozi);
  const [first] = await workItems();
  await user.click(within(first ?? document.body).getByRole('button', { name: /^Review/ }));
  const id = new URLSearchParams(path().split('?')[1]).get('grade') ?? '';
  await write(user, 'You are on the right way.', '66');
  sandbox.clearRequests();
  await press(user, 'Send grade');

  await screen.findByText('Grading success');
  await expect.poll(path).toBe(menteePath);
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 66 });
  expect(await screen.findByText('66%')).toBeVisible();
  expect(callsTo(sandbox)).toEqual([`POST /api/mentors/grade/${id}/`]);
});

test('another mentor’s mentee is not shown', async () => {
  await renderApp('/dashboard/mentor/mentee/000000000000000000000000', ngozi);

  expect(await screen.findByText('This is not one of your mentees')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All mentees' })).toBeVisible();
});

test('an admin sees an explanation', async () => {
  await renderApp(menteePath, { as: 'admin@akada.example' });

  expect(await screen.findByText('Only mentors can see this list')).toBeVisible();
});
