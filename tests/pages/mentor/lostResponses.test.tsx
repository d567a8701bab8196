import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect, test } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { boxKey } from '../../../src/user/box.ts';
import { draftOf, readDraft } from '../../../src/user/drafts.ts';
import { type Opened, renderApp } from '../../support/page/renderApp.tsx';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { ngozi } from '../../support/people.ts';
import {
  closed,
  deleteDraft,
  desk,
  gradeMails,
  gradePosts,
  openNext,
  press,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
  gradedIn,
  sendAgain,
} from './desk.ts';
import { deleteResponses } from '../../../src/app/store/responses.ts';

/** These tests are about grades without a response, and work graded on another device. */

const lists = ({ sandbox }: Opened) =>
  sandbox.calls().filter((call) => call.startsWith('GET /api/mentors/submissions'));

async function openDesk() {
  const opened = await renderApp(submissionsPath, ngozi);
  const [first] = waitingIn(opened.sandbox);
  const id = first?.id ?? '';
  await openNext(opened.user);
  return { ...opened, id, address: `/api/mentors/grade/${id}/` };
}

/** Sends a grade that is stored, but whose response is lost. */
async function loseResponse(kind: 'lost' | '504' = 'lost') {
  const opened = await openDesk();
  opened.sandbox.failNext({ method: 'POST', path: opened.address, kind });
  await write(opened.user, 'It arrived.', '81');
  await press(opened.user, 'Send grade');
  await within(await desk()).findByText(/Your grade may have been saved/);
  return opened;
}

/** Presses the send button, whose name depends on whether the list has been read again. */
const send = async ({ user }: Opened) =>
  user.click(within(await desk()).getByRole('button', { name: /^Send (new )?grade$/ }));

const arrived = () =>
  screen.findByText('Your grade was already saved, so we did not send it again.');
const isChanged = () => screen.findByText(/^This submission has changed since you graded it/);

test.each([
  ['a lost response', 'lost'],
  ['a response that a gateway did not wait for', '504'],
] as const)('a grade with %s is emailed once after edits and a reload', async (_, kind) => {
  const opened = await loseResponse(kind);
  const { user, visit, id } = opened;
  await write(user, 'Something else.', '82');
  await visit(`${submissionsPath}?grade=${id}`);
  await write(user, 'It arrived.', '81');
  await send(opened);
  expect(await arrived()).toBeVisible();
  await closed();
  expect(gradePosts(opened.sandbox)).toHaveLength(1);
  expect(gradeMails(opened.sandbox)).toHaveLength(1);
});

test('a grade is not saved if a web page comes back, stays typed and is sent again', async () => {
  const opened = await openDesk();
  const { user, sandbox, id, address } = opened;
  sandbox.failNext({ method: 'POST', path: address, kind: 'html' });
  await write(user, 'Nothing of this arrived.', '83');
  await press(user, 'Send grade');
  expect(await within(await desk()).findByText(/Your grade may have been saved/)).toBeVisible();
  expect(submissionIn(sandbox, id)?.mentorComment).not.toBe('Nothing of this arrived.');
  expect(await within(await desk()).findByDisplayValue('Nothing of this arrived.')).toBeVisible();
  await send(opened);
  await closed();
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 83 });
});

test('a grade in doubt is not sent while the check fails', async () => {
  const opened = await loseResponse();
  const { sandbox } = opened;
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', kind: 'drop', times: 9 });
  await send(opened);
  await expect.poll(() => lists(opened)).toHaveLength(4);
  expect(await within(await desk()).findByText(/Your grade may have been saved/)).toBeVisible();
  expect(gradePosts(opened.sandbox)).toHaveLength(1);
});

/** Grades the work from another desk of the same mentor. */
const gradeElsewhere = ({ sandbox }: Opened, id: string) =>
  sandbox.db.run(
    "UPDATE submissions SET gradePercentage = 95, mentorComment = 'From my phone.' WHERE id = ?",
    [id],
  );

test('a newer grade is shown before it is replaced', async () => {
  const opened = await openDesk();
  const { user, sandbox, id, visit } = opened;
  await write(user, 'My older words.', '40');
  gradeElsewhere(opened, id);
  await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  await screen.findAllByText('From my phone.');
  sandbox.clearRequests();
  await press(user, 'Send new grade');
  expect(await isChanged()).toBeVisible();
  expect(screen.getByText('Current grade: 95%')).toBeVisible();
  // Enter presses the first submit button of the form.
  await user.type(within(await desk()).getByLabelText('Grade (%)'), '{Enter}');
  await press(user, 'Send new grade');
  await isChanged();
  expect(sandbox.calls()).toEqual([]);

  // After a reload, the draft needs the confirmation again.
  await visit(`${submissionsPath}?grade=${id}`);
  await press(user, 'Send new grade');
  expect(await isChanged()).toBeVisible();
  expect(gradePosts(opened.sandbox)).toEqual([]);

  await press(user, 'Send mine anyway');
  await closed();
  expect(gradePosts(opened.sandbox)).toHaveLength(1);
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 40 });
});

test('a grade sent again unchanged never replaces a version its author has not seen', async () => {
  const opened = await openList();
  const { user, sandbox, visit } = opened;
  const { id } = opened.first;
  const address = `${submissionsPath}?grade=${id}`;
  await visit(address);
  sandbox.failNext({ method: 'POST', path: `/api/mentors/grade/${id}/`, kind: 'drop' });
  await press(user, 'Send new grade');
  await within(await desk()).findByText(/Your grade may have been saved/);
  gradeElsewhere(opened, id);
  await visit(address, () => deleteResponses());
  await send(opened);
  expect(await isChanged()).toBeVisible();
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 95 });
});

test('a new grade after the draft was deleted replaces the version on the screen', async () => {
  const opened = await openDesk();
  const { user, sandbox, id } = opened;
  await write(user, 'My older words.', '40');
  await user.keyboard('{Escape}');
  await closed();
  sendAgain(sandbox, id);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await untilIdle();
  const dialog = await openNext(user);
  expect(within(dialog).getByText('https://git.example/second')).toBeVisible();
  await deleteDraft(user);
  await write(user, 'Better.', '70');
  await press(user, 'Send grade');
  await closed();
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 70 });
});

test('a review whose draft was sent by another tab checks before it sends', async () => {
  const opened = await openDesk();
  const { user, id } = opened;
  await write(user, 'My older words.', '40');
  const { userId = '' } = currentSession() ?? {};
  const subject = draftOf.grade(id);
  await expect.poll(() => readDraft(userId, subject)).not.toBeNull();
  gradeElsewhere(opened, id);
  act(() => {
    const key = boxKey(userId, 'grade', id);
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  });
  expect(readDraft(userId, subject)).toMatchObject({
    values: { mentorComment: 'My older words.' },
    about: { mentee: expect.stringMatching(/\w/) },
    seen: { menteeComment: expect.any(String) },
  });
  await press(user, 'Send grade');
  expect(await isChanged()).toBeVisible();
  expect(gradePosts(opened.sandbox)).toEqual([]);
});

const counts = (waiting: number, graded: number) =>
  screen.findByText(`${waiting} to grade, ${graded} graded`);

async function openList() {
  const opened = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(opened.sandbox).length;
  const graded = gradedIn(opened.sandbox).length;
  await counts(waiting, graded);
  const [first] = gradedIn(opened.sandbox);
  assert(first);
  return { ...opened, waiting, graded, first };
}

/** Opens the version before a resubmission. */
async function previous(user: UserEvent): Promise<HTMLElement> {
  const title = within(await desk()).getByText('Previous version');
  await user.click(title);
  const fold = title.closest('details');
  assert(fold);
  return fold;
}

test('resubmitted work is to grade again until it gets a new grade', async () => {
  const { user, sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  await reload();

  expect(await counts(waiting + 1, graded - 1)).toBeVisible();
  const tag = screen.getByText(`Submitted again (was ${first.gradePercentage}%)`);
  const row = tag.closest('tr');
  assert(row);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();

  await user.click(within(row).getByRole('button', { name: /^Review / }));
  const dialog = within(await desk());
  expect(dialog.getByText('Your last grade')).toBeVisible();
  const before = await previous(user);
  expect(within(before).getByRole('link')).toHaveAttribute('href', first.taskUrl);
  expect(before).toHaveTextContent(first.menteeComment);
  expect(before).toHaveTextContent(`Graded ${first.gradePercentage}%`);
  await write(user, 'Better than the first one.', '90');
  await press(user, 'Send grade');
  await closed();
  expect(await counts(waiting, graded)).toBeVisible();
  await reload();
  expect(await counts(waiting, graded)).toBeVisible();
  expect(screen.queryByText(/Submitted again/)).toBeNull();
});

test('resubmitted work is to grade even on a device that has not seen the graded version', async () => {
  const { user, sandbox, visit, waiting, graded, first } = await openList();
  const address = `${submissionsPath}?grade=${first.id}`;
  sendAgain(sandbox, first.id);
  await visit(address, () => deleteResponses());
  await counts(waiting + 1, graded - 1);
  expect(within(await desk()).queryByText('Previous version')).toBeNull();
  await write(user, 'Better than the first one.', '90');
  await press(user, 'Send grade');
  await closed();
  await counts(waiting, graded);
  await visit(submissionsPath, () => deleteResponses());
  await counts(waiting, graded);
  expect(screen.queryByText(/^Submitted again/)).toBeNull();
});

test('if the API does not say what was resubmitted, the device still knows', async () => {
  const { sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  const path = '/api/mentors/submissions';
  sandbox.failNext({ method: 'GET', path, exact: true, after: 1, kind: '500' });
  await reload();
  await counts(waiting + 1, graded - 1);
  const calls = () => sandbox.requests().filter((call) => call.path.startsWith(path));
  expect(calls().map(({ status }) => status)).toContain(500);
});
