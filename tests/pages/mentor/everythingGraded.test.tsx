import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import {
  closed,
  desk,
  gradedIn,
  press,
  sendAgain,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

const list = '/api/mentors/submissions';

const gradeAll = ({ db }: Sandbox): void =>
  void db.run('UPDATE submissions SET gradePercentage = 80, updatedBy = mentorId');

/** Fails the search for resubmitted work, which follows the list. */
const failSearch = (sandbox: Sandbox): void =>
  sandbox.failNext({ method: 'GET', path: list, exact: true, after: 1, kind: '500' });

/** Returns all the ways in which the page says that nothing is left to do. */
const says = () =>
  screen.queryAllByText(/Everything is graded|nothing to grade|All graded|0 to grade/);

async function openAllGraded(address: string) {
  const opened = await prepareApp(ngozi);
  gradeAll(opened.sandbox);
  await opened.visit(address);
  await waitFor(() => expect(says().length).toBeGreaterThan(0));
  return opened;
}

test('a device that never saw the grades lists 21 resubmitted submissions as to grade', async () => {
  const { sandbox, visit } = await prepareApp(ngozi);
  gradeAll(sandbox);
  const again = gradedIn(sandbox).slice(0, 21);
  for (const { id } of again) sendAgain(sandbox, id);
  await visit(submissionsPath);
  expect(await screen.findByText(/^21 to grade, /)).toBeVisible();
  expect(screen.getAllByText('Submitted again (was 80%)').length).toBeGreaterThan(9);
  expect(says()).toEqual([]);
});

test.each([submissionsPath, paths.mentees])(
  '%s says that all is graded only with the API’s word in this visit',
  async (address) => {
    const { sandbox, visit } = await openAllGraded(address);
    sandbox.failNext({ method: 'GET', path: list, kind: 'held' });
    await visit(address);
    await screen.findByRole('heading', { level: 1 });
    expect(says()).toEqual([]);
    await sandbox.letGo();
    await waitFor(() => expect(says().length).toBeGreaterThan(0));

    failSearch(sandbox);
    await visit(address);
    await screen.findByRole('heading', { level: 1 });
    await untilIdle();
    expect(says()).toEqual([]);

    sandbox.setFaults({ dropRate: 1 });
    await visit(address);
    await screen.findByRole('heading', { level: 1 });
    expect(says()).toEqual([]);
  },
);

test('a mentor whose check failed can try again, and a filtered list claims no more than is known', async () => {
  const { user, sandbox, visit } = await openAllGraded(submissionsPath);
  const [row] = gradedIn(sandbox);
  failSearch(sandbox);
  await visit(`${submissionsPath}?task=${row?.taskId}`);
  expect(await screen.findByText('There may be more to grade', { selector: 'h2' })).toBeVisible();
  expect(screen.getByText(/matching submissions? had a grade when we last checked/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Everything is graded' })).toBeVisible();
  expect(screen.getByText(/matching submissions? (is|are) graded/)).toBeVisible();
});

test('a review says “0 left” only once the API has said so in this visit', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  gradeAll(sandbox);
  const [last] = gradedIn(sandbox);
  sandbox.db.run('UPDATE submissions SET gradePercentage = NULL WHERE id = ?', [last?.id ?? '']);
  expect(waitingIn(sandbox)).toHaveLength(1);
  const review = `${submissionsPath}?grade=${last?.id}`;
  await visit(review);
  await write(user, 'Every price is right.', '90');
  await press(user, 'Send grade');
  await closed();
  await visit(review);
  expect(await within(await desk()).findByText('1 done, 0 left')).toBeVisible();

  failSearch(sandbox);
  await visit(review);
  await desk();
  await untilIdle();
  expect(screen.queryByText(/0 left/)).toBeNull();
});
