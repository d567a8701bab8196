import { act, screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { toGrading, toMentee } from '../../../src/paths.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import { sendIn } from '../mentee/amina.ts';
import { firstRepo } from '../mentee/amina.ts';
import {
  closed,
  desk,
  gradedIn,
  openId,
  openRow,
  press,
  shownRows,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

const back = () => act(() => window.history.back());
const forward = () => act(() => window.history.forward());

const list = `${submissionsPath}?page=2`;

test('a review adds one step to the history, and Back closes it after any number of submissions', async () => {
  const { user, path, sandbox } = await renderApp(list, ngozi);
  const waiting = waitingIn(sandbox);
  await shownRows();
  const before = window.history.length;
  await openRow(user);
  expect(path()).toBe(`${list}&grade=${waiting[10]?.id}`);
  await write(user, 'Kept without a question.', '64');
  await press(user, 'Next');
  await expect.poll(openId).toBe(waiting[11]?.id);
  await press(user, 'Previous');
  await expect.poll(openId).toBe(waiting[10]?.id);
  expect(window.history).toHaveLength(before + 1);
  back();
  await closed();
  expect(path()).toBe(list);
  expect(await screen.findByText('Draft')).toBeVisible();

  forward();
  const dialog = within(await desk());
  expect(dialog.getByLabelText('Comment')).toHaveValue('Kept without a question.');
  await press(user, 'Close');
  await closed();
  expect(path()).toBe(list);
  expect(window.history).toHaveLength(before + 1);
});

test('a reload opens the review with the typed words, and closing still goes back', async () => {
  const { user, path, reload } = await renderApp('/dashboard/mentor/gradebook', ngozi);
  await screen.findByRole('table');
  const [cell] = await screen.findAllByRole('link', { name: 'Not graded' });
  assert(cell);
  await user.click(cell);
  await write(user, 'Typed before the reload.', '71');
  await reload();
  const dialog = within(await desk());
  expect(dialog.getByLabelText('Comment')).toHaveValue('Typed before the reload.');
  expect(dialog.getByLabelText('Grade (%)')).toHaveValue('71');
  await user.keyboard('{Escape}');
  await closed();
  expect(path()).toBe('/dashboard/mentor/gradebook');
});

test('a review opened by its address closes to the list, without leaving it', async () => {
  const { user, path, sandbox, visit } = await prepareApp(ngozi);
  const id = waitingIn(sandbox)[0]?.id ?? '';
  await visit(toGrading(id.toUpperCase(), { state: 'all' }));
  await desk();
  const before = window.history.length;
  await press(user, 'Next');
  await press(user, 'Close');
  await closed();
  expect(path()).toBe(`${submissionsPath}?state=all`);
  expect(window.history).toHaveLength(before);
});

test('a link in a review takes its place in the history', async () => {
  const { user, path, sandbox } = await renderApp(submissionsPath, ngozi);
  await openRow(user);
  await user.click(within(await desk()).getByRole('link', { name: /^(?!Open link)/ }));
  await expect.poll(path).toBe(toMentee(waitingIn(sandbox)[0]?.menteeId ?? ''));
  await closed();
  back();
  await expect.poll(path).toBe(submissionsPath);
  await untilIdle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['nothing', 'ffffffffffffffffffffffff', '__proto__', '%00', 'a&grade=b'])(
  'the unknown submission “%s” is said to be missing',
  async (id) => {
    const { user, path } = await renderApp(`${submissionsPath}?grade=${id}`, ngozi);
    await screen.findByRole('dialog', { name: 'Submission not found' });
    await press(user, 'Close');
    await closed();
    expect(path()).toBe(submissionsPath);
    expect(await shownRows()).toHaveLength(10);
  },
);

test('an empty address of a review shows the list, and of two the first opens', async () => {
  const { sandbox, visit } = await renderApp(`${submissionsPath}?grade=`, ngozi);
  await shownRows();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, second] = gradedIn(sandbox);
  await visit(`${submissionsPath}?grade=${first?.id}&grade=${second?.id}`);
  expect(await within(await desk()).findByText('Your last grade')).toBeVisible();
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue(first?.mentorComment);
});

test('new work is not called missing until the stored list has been checked', async () => {
  const { sandbox, visit } = await renderApp(submissionsPath, ngozi);
  await shownRows();
  await untilIdle();
  const id = sendIn(sandbox, firstRepo);
  const path = '/api/mentors/submissions';
  sandbox.failNext({ method: 'GET', path, kind: 'held' });
  await visit(toGrading(id));
  await shownRows();
  expect(screen.queryByRole('dialog')).toBeNull();
  await sandbox.letGo();
  expect(await screen.findByRole('dialog', { name: /Your first repository/ })).toBeVisible();

  // If the check fails, the dialog says only that.
  sandbox.failNext({ method: 'GET', path, times: 9, kind: '500' });
  await visit(toGrading('ffffffffffffffffffffffff'));
  await waitFor(async () =>
    expect(await desk()).toHaveTextContent('We could not check for newer data'),
  );
});
