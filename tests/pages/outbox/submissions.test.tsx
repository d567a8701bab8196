import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftOf, writeDraft } from '../../../src/user/drafts.ts';
import type { FaultKind } from '../../sandbox/traffic/faults.ts';
import { type Opened, renderApp } from '../../support/page/renderApp.tsx';
import {
  ajo,
  amina,
  aminaId,
  failWork,
  firstRepo,
  gradeWork,
  priceList,
  sendIn,
  toForm,
  workOf,
  writeWork,
} from '../mentee/amina.ts';

const words = 'The branches were hard, the rest was fun.';
const work = { taskUrl: 'https://git.example/mine', menteeComment: words };
const outbox = '/dashboard/outbox';

const posts = ({ sandbox }: Opened) =>
  sandbox.requests().filter(({ method }) => method === 'POST').length;
const press = (user: UserEvent, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

async function finish(id: string, kind: FaultKind = 'drop'): Promise<Opened> {
  const opened = await renderApp(toForm(id), amina);
  await finishAnother(opened, kind);
  return opened;
}

async function finishAnother({ user, sandbox, path }: Opened, kind: FaultKind): Promise<void> {
  const id = path().split('/').at(-1) ?? '';
  await writeWork(user, work.taskUrl, words);
  failWork(sandbox, id, kind, { method: 'POST' });
  await press(user, 'Submit');
  await screen.findByText(/You can also send it from your outbox/);
}

async function openOutbox({ user }: Opened, items = 1): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Open outbox' }));
  expect(await screen.findAllByRole('article')).toHaveLength(items);
}

test.each(['drop', '500', '429'] as const)(
  'a submission that met %s is sent from the outbox, with a receipt',
  async (kind) => {
    const opened = await finish(firstRepo, kind);
    const { user, sandbox } = opened;
    await user.click(screen.getByRole('link', { name: 'Open outbox' }));
    expect(await screen.findByText(/^Finished/)).toBeVisible();
    expect(screen.getByText(work.taskUrl)).toBeVisible();
    expect(workOf(opened.sandbox, firstRepo)).toEqual([]);
    sandbox.clearRequests();
    await press(user, 'Send');

    expect(await screen.findByText(/^Sent at/)).toBeVisible();
    expect(workOf(opened.sandbox, firstRepo)).toEqual([{ ...work, gradePercentage: null }]);
    expect(sandbox.requests().map(({ method }) => method)).toEqual(['GET', 'POST']);
  },
);

test('a submission that arrived although its answer was lost is not sent again', async () => {
  const opened = await finish(firstRepo, 'lost');
  const { user } = opened;
  await user.click(screen.getByRole('link', { name: 'Open outbox' }));
  await press(user, 'Send');

  expect(await screen.findByText(/^Already received/)).toBeVisible();
  expect(posts(opened)).toBe(1);
  expect(workOf(opened.sandbox, firstRepo)).toHaveLength(1);

  await user.click(screen.getAllByRole('link', { name: 'Tasks' })[0] ?? document.body);
  await user.click(await screen.findByRole('link', { name: 'Your first repository' }));
  await user.click(await screen.findByRole('link', { name: 'Submit a new version' }));
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue(words);
  expect(screen.queryByText(/may have been submitted/)).toBeNull();
});

test('a newer submission from another device is replaced only on request', async () => {
  const opened = await finish(firstRepo);
  const { user, sandbox } = opened;
  await openOutbox(opened);
  const other = { taskUrl: 'https://git.example/amina', menteeComment: 'Here it is.' };
  sendIn(sandbox, firstRepo);
  await press(user, 'Send');

  const item = within(await screen.findByRole('article'));
  expect(await item.findByText('You have submitted newer work for this task')).toBeVisible();
  expect(item.getByText(other.taskUrl)).toBeVisible();
  expect(item.getByText(other.menteeComment)).toBeVisible();
  expect(workOf(opened.sandbox, firstRepo)).toMatchObject([other]);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();

  await user.click(item.getByRole('button', { name: 'Send mine anyway' }));
  expect(await screen.findByText(/^Sent at/)).toBeVisible();
  expect(workOf(opened.sandbox, firstRepo)).toMatchObject([work]);
});

test('a new grade is shown before the submission is sent', async () => {
  const opened = await finish(priceList);
  const { user, sandbox } = opened;
  await openOutbox(opened);
  gradeWork(sandbox, priceList, 41, 'Look again.');
  await press(user, 'Send');

  const item = within(await screen.findByRole('article'));
  expect(
    await item.findByText('Your mentor has graded this task since you wrote this'),
  ).toBeVisible();
  expect(item.getByText('41%')).toBeVisible();
  expect(item.getByText('Look again.')).toBeVisible();
  expect(workOf(opened.sandbox, priceList)).not.toMatchObject([work]);
});

test('the outbox reports a deleted task and keeps the draft', async () => {
  const opened = await finish(firstRepo);
  const { user, sandbox } = opened;
  await openOutbox(opened);
  sandbox.db.run('DELETE FROM tasks WHERE id = ?', [firstRepo]);
  await press(user, 'Send');

  const item = within(await screen.findByRole('article'));
  expect(await item.findByText('This no longer exists')).toBeVisible();
  expect(item.getByText(work.taskUrl)).toBeVisible();
  expect(posts(opened)).toBe(1);
});

test('a submission refused for good is a draft again, with the reason', async () => {
  const opened = await finish(firstRepo);
  const { user, reload } = opened;
  const key = Object.keys(localStorage).find((one) => one.includes('submit:')) ?? '';
  await reload(outbox, () => {
    localStorage.setItem(
      key,
      (localStorage.getItem(key) ?? '').replace(work.taskUrl, 'https://localhost/mine'),
    );
    return Promise.resolve();
  });
  await press(user, 'Send');

  expect(await screen.findByText('Unfinished drafts')).toBeVisible();
  expect(screen.getByText(/^It was not accepted/)).toBeVisible();
  expect(screen.getByText('We cannot accept this link')).toBeVisible();
  expect(screen.queryByText(/taskUrl/)).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the outbox pauses near the end of the allowance', async () => {
  const opened = await finish(firstRepo);
  const { user, sandbox, reload } = opened;
  await reload(toForm(ajo));
  await finishAnother(opened, 'drop');
  await openOutbox(opened, 2);
  // The API reports the rest: this is request 85 of 100.
  localStorage.setItem(
    'akada_allowance',
    JSON.stringify({ start: Date.now() - 1000, spent: 90, until: 0 }),
  );
  sandbox.clearRequests();
  await press(user, 'Send all 2');

  expect(await screen.findByText(/^We paused/)).toBeVisible();
  expect(screen.getAllByText(/^Sent at/)).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(sandbox.requests().filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('two entries in a row without an answer end the round', async () => {
  const opened = await finish(firstRepo);
  const { user, sandbox, reload } = opened;
  for (const id of [ajo, priceList]) {
    await reload(toForm(id));
    await finishAnother(opened, 'drop');
  }
  await openOutbox(opened, 3);
  for (const id of [firstRepo, ajo]) {
    failWork(sandbox, id, 'drop', { method: 'POST' });
  }
  sandbox.clearRequests();
  await press(user, 'Send all 3');

  expect(await screen.findByText(/^We paused, because we got no reply/)).toBeVisible();
  expect(posts(opened)).toBe(2);
  await press(user, 'Send all 3');
  await waitFor(() => expect(screen.getAllByText(/^Sent at/)).toHaveLength(3));
});

test('drafts with two-line titles keep their names, and sent drafts are not counted', async () => {
  const opened = await finish(firstRepo);
  const { user, sandbox, reload } = opened;
  sandbox.db.run("UPDATE tasks SET title = 'Two' || char(10) || 'lines' WHERE id = ?", [ajo]);
  for (const id of [ajo, priceList]) {
    writeDraft(aminaId, draftOf.submission(id), { url: work.taskUrl, menteeComment: '' });
  }
  await reload('/dashboard/pending-task');
  await screen.findByRole('table', { name: 'Pending tasks' });
  await user.click(screen.getByRole('link', { name: 'Open outbox' }));
  const part = (await screen.findByRole('heading', { name: 'Unfinished drafts' })).parentElement;
  const [first, second, ...more] = within(part ?? document.body).getAllByRole('link');
  await waitFor(() =>
    expect(`${first?.textContent} ${second?.textContent}`).toMatch(/Two\s+lines/),
  );
  expect(`${first?.textContent} ${second?.textContent}`).toMatch(/price list/i);
  expect(more).toEqual([]);

  await reload('/dashboard/track');
  expect(await screen.findByText('1 item ready to send')).toBeVisible();
  const key = Object.keys(localStorage).find((one) => one.endsWith(`submit:${firstRepo}`)) ?? '';
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => expect(screen.queryByText('1 item ready to send')).toBeNull());
});

test('an empty outbox shows its purpose, also to an admin', async () => {
  await renderApp(outbox, { as: 'admin@akada.example' });
  expect(await screen.findByText('Nothing to send')).toBeVisible();
});

test('the banner also counts drafts that another tab finished', async () => {
  await renderApp('/dashboard', amina);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const finished = { at: 1, seen: null, triedAt: null };
  const draft = { values: { url: 'x', menteeComment: words }, savedAt: 1, finished };
  localStorage.setItem(`akada_draft:${aminaId}:submit:${firstRepo}`, JSON.stringify(draft));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByText('1 item ready to send')).toBeVisible();
});

test('a call delayed by a frozen phone is not shown as refused', async () => {
  const opened = await renderApp(toForm(firstRepo), amina);
  const { user, sandbox } = opened;
  await writeWork(user, work.taskUrl, words);
  failWork(sandbox, firstRepo, 'held', { method: 'POST' });
  await press(user, 'Submit');
  await expect.poll(() => posts(opened)).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  act(() => {
    window.history.pushState(null, '', outbox);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await press(user, 'Send');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await waitFor(() => expect(screen.queryByText(/^Sending 1/)).toBeNull());
  expect(screen.queryByText(/^It was not accepted/)).toBeNull();
  expect(screen.getByRole('article')).toBeVisible();
  await sandbox.letGo();
});
