import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { draftOf, readDraft } from '../../../src/user/drafts.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  callsTo,
  closed,
  desk,
  ngozi,
  openNext,
  press,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

/** Grades without a response, and work graded on another device. */

type Opened = Pick<Awaited<ReturnType<typeof renderApp>>, 'sandbox'>;

const posts = ({ sandbox }: Opened) =>
  callsTo(sandbox).filter((call) => call.startsWith('POST /api/mentors'));
const lists = ({ sandbox }: Opened) =>
  callsTo(sandbox).filter((call) => call.startsWith('GET /api/mentors/submissions'));
const gradeMails = ({ sandbox }: Opened) =>
  sandbox.outbox.mails().filter(({ subject }) => subject.includes('graded'));

/** Opens the desk of the submission that has waited longest. */
async function openDesk() {
  const opened = await renderApp(submissionsPath, ngozi);
  const [first] = waitingIn(opened.sandbox);
  const id = first?.id ?? '';
  await openNext(opened.user);
  return { ...opened, id, path: `/api/mentors/grade/${id}/` };
}

/** The same, with a grade that is stored without its answer. */
async function loseAnswer() {
  const opened = await openDesk();
  opened.sandbox.failNext({ method: 'POST', path: opened.path, kind: 'lost', times: 1 });
  await write(opened.user, 'It arrived.', '81');
  await press(opened.user, 'Send grade');
  await within(await desk()).findByText(/Your grade may have been saved/);
  return opened;
}

/** The button's name depends on whether the list has been read again. */
const send = async ({ user }: Awaited<ReturnType<typeof openDesk>>) =>
  user.click(within(await desk()).getByRole('button', { name: /^Send (new )?grade$/ }));

const arrived = () =>
  screen.findByText('Your grade was already saved, so we did not send it again.');
const isChanged = () => screen.findByText(/^This submission has changed since you graded it/);

test('a grade with a lost response is not emailed twice after a reload', async () => {
  const opened = await loseAnswer();
  const { reload, id } = opened;
  await reload(`${submissionsPath}?grade=${id}`);
  await send(opened);
  expect(await arrived()).toBeVisible();
  await closed();
  expect(posts(opened)).toHaveLength(1);
  expect(gradeMails(opened)).toHaveLength(1);
});

test('editing and undoing keeps the check for a saved grade', async () => {
  const opened = await loseAnswer();
  const { user, reload, id } = opened;
  await write(user, 'Something else.', '82');
  await reload(`${submissionsPath}?grade=${id}`);
  await write(user, 'It arrived.', '81');
  await send(opened);
  expect(await arrived()).toBeVisible();
  expect(gradeMails(opened)).toHaveLength(1);
});

test('a grade in doubt is not sent while the check fails', async () => {
  const opened = await loseAnswer();
  const { sandbox } = opened;
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', kind: 'drop', times: 9 });
  await send(opened);
  await expect.poll(() => lists(opened)).toHaveLength(4);
  expect(await within(await desk()).findByText(/Your grade may have been saved/)).toBeVisible();
  expect(posts(opened)).toHaveLength(1);
});

/** Another desk of the same mentor grades it. */
const gradeElsewhere = ({ sandbox }: Opened, id: string) =>
  sandbox.db.run(
    "UPDATE submissions SET gradePercentage = 95, mentorComment = 'From my phone.' WHERE id = ?",
    [id],
  );

test('a newer grade is shown before it is replaced', async () => {
  const opened = await openDesk();
  const { user, sandbox, id } = opened;
  await write(user, 'My older words.', '40');
  gradeElsewhere(opened, id);
  await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  await screen.findAllByText('From my phone.');
  sandbox.clearRequests();
  await press(user, 'Send new grade');
  expect(await isChanged()).toBeVisible();
  expect(screen.getByText('Current grade: 95%')).toBeVisible();
  await press(user, 'Send new grade');
  await isChanged();
  expect(callsTo(sandbox)).toEqual([]);

  await press(user, 'Send mine anyway');
  await closed();
  expect(posts(opened)).toHaveLength(1);
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 40 });
});

test('a review checks first after another tab has sent its draft', async () => {
  const opened = await openDesk();
  const { user, id } = opened;
  await write(user, 'My older words.', '40');
  const { userId = '' } = currentSession() ?? {};
  const subject = draftOf.grade(id);
  await expect.poll(() => readDraft(userId, subject)).not.toBeNull();
  gradeElsewhere(opened, id);
  act(() => {
    const key = `akada_draft:${userId}:${subject}`;
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
  expect(posts(opened)).toEqual([]);
});

test('an old draft does not replace a newer grade without a confirmation', async () => {
  const opened = await openDesk();
  const { user, id, reload } = opened;
  await write(user, 'My older words.', '40');
  gradeElsewhere(opened, id);
  await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  await screen.findAllByText('From my phone.');
  await press(user, 'Send new grade');
  await isChanged();
  await reload(`${submissionsPath}?grade=${id}`);
  await press(user, 'Send new grade');
  expect(await isChanged()).toBeVisible();
  expect(posts(opened)).toEqual([]);

  await press(user, 'Send mine anyway');
  await closed();
  expect(submissionIn(opened.sandbox, id)).toMatchObject({ gradePercentage: 40 });
});

test('a grade takes one API call without a sign of change', async () => {
  const opened = await openDesk();
  opened.sandbox.clearRequests();
  await write(opened.user, 'Well done.', '80');
  await press(opened.user, 'Send grade');
  await closed();
  expect([...lists(opened), ...posts(opened)]).toEqual([`POST ${opened.path}`]);
});
