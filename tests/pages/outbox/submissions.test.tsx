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
import { writeFinished } from './waiting.ts';

const words = 'The branches were hard, the rest was fun.';
const work = { taskUrl: 'https://git.example/mine', menteeComment: words };
const outbox = '/dashboard/outbox';

const posts = ({ sandbox }: Opened) =>
  sandbox.requests().filter(({ method }) => method === 'POST').length;
const press = (user: UserEvent, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

/** Submits a task without success, and opens the outbox. */
async function submitInVain(kind: FaultKind): Promise<Opened> {
  const opened = await renderApp(toForm(firstRepo), amina);
  const { user, sandbox } = opened;
  await writeWork(user, work.taskUrl, words);
  failWork(sandbox, firstRepo, kind, { method: 'POST' });
  await press(user, 'Submit');
  await screen.findByText(/You can also send it from your outbox/);
  await user.click(screen.getByRole('link', { name: 'Open outbox' }));
  return opened;
}

/** Opens the outbox with finished drafts for these tasks. */
async function openOutbox(...ids: string[]): Promise<Opened> {
  const opened = await renderApp(null, amina);
  for (const id of ids) {
    const seen = opened.sandbox.db.get<object>(
      'SELECT * FROM submissions WHERE taskId = ? AND menteeId = ?',
      [id, aminaId],
    );
    writeFinished(draftOf.submission(id), { url: work.taskUrl, menteeComment: words }, seen);
  }
  await opened.reload(outbox);
  expect(await screen.findAllByRole('article')).toHaveLength(ids.length);
  return opened;
}

test('a submission without a response is sent from the outbox, with a receipt', async () => {
  const { user, sandbox } = await submitInVain('drop');
  expect(await screen.findByText(/^Finished/)).toBeVisible();
  expect(screen.getByText(work.taskUrl)).toBeVisible();
  expect(workOf(sandbox, firstRepo)).toEqual([]);
  sandbox.clearRequests();
  await press(user, 'Send');

  expect(await screen.findByText(/^Sent at/)).toBeVisible();
  expect(workOf(sandbox, firstRepo)).toEqual([{ ...work, gradePercentage: null }]);
  expect(sandbox.requests().map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a submission that arrived although its response was lost is not sent again', async () => {
  const opened = await submitInVain('lost');
  const { user } = opened;
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

/** Finds the entry of the outbox with this notice. */
async function entryWith(notice: string) {
  const entry = (await screen.findByText(notice)).closest('article');
  return within(entry ?? document.body);
}

test('newer work, a new grade and a deleted task are shown first', async () => {
  const opened = await openOutbox(firstRepo, priceList, ajo);
  const { user, sandbox } = opened;
  const other = { taskUrl: 'https://git.example/amina', menteeComment: 'Here it is.' };
  sendIn(sandbox, firstRepo);
  gradeWork(sandbox, priceList, 41, 'Look again.');
  sandbox.db.run('DELETE FROM tasks WHERE id = ?', [ajo]);
  await press(user, 'Send all 3');

  const gone = await entryWith('This no longer exists');
  expect(gone.getByText(work.taskUrl)).toBeVisible();
  const graded = await entryWith('Your mentor has graded this task since you wrote this');
  expect(graded.getByText('41%')).toBeVisible();
  expect(graded.getByText('Look again.')).toBeVisible();
  const newer = await entryWith('You have submitted newer work for this task');
  expect(newer.getByText(other.taskUrl)).toBeVisible();
  expect(newer.getByText(other.menteeComment)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send( all \d)?$/ })).toBeNull();
  expect(posts(opened)).toBe(0);

  await user.click(newer.getByRole('button', { name: 'Send mine anyway' }));
  expect(await screen.findByText(/^Sent at/)).toBeVisible();
  expect(posts(opened)).toBe(1);
  expect(workOf(sandbox, firstRepo)).toMatchObject([work]);
});

test('a submission refused for good is a draft again, with the reason', async () => {
  const { user, reload } = await renderApp(null, amina);
  const url = 'https://localhost/mine';
  writeFinished(draftOf.submission(firstRepo), { url, menteeComment: words });
  await reload(outbox);
  await press(user, 'Send');

  expect(await screen.findByText('Unfinished drafts')).toBeVisible();
  expect(screen.getByText(/^It was not accepted/)).toBeVisible();
  expect(screen.getByText('We cannot accept this link')).toBeVisible();
  expect(screen.queryByText(/taskUrl/)).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the outbox pauses near the end of the allowance', async () => {
  const { user, sandbox } = await openOutbox(firstRepo, ajo);
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

test('two entries in a row without a response end the round', async () => {
  const opened = await openOutbox(firstRepo, ajo, priceList);
  const { user, sandbox } = opened;
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

test('unfinished drafts are listed by name, even if a title has two lines', async () => {
  const { user, sandbox, reload } = await openOutbox(firstRepo);
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
});

test('an empty outbox explains its purpose, even to an admin', async () => {
  await renderApp(outbox, { as: 'admin@akada.example' });
  expect(await screen.findByText('Nothing to send')).toBeVisible();
});

const keyOf = (task: string) => `akada_draft:${aminaId}:submit:${task}`;
const banner = () => screen.queryByText(/ready to send$/);

/** Another tab finishes the draft of a task. */
function finishElsewhere(task: string): void {
  const finished = { at: 1, seen: null, triedAt: null };
  const draft = { values: { url: 'x', menteeComment: words }, savedAt: 1, finished };
  localStorage.setItem(keyOf(task), JSON.stringify(draft));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

test('the banner counts the drafts of other tabs, and returns with the next one', async () => {
  const { user } = await renderApp('/dashboard', amina);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  finishElsewhere(firstRepo);
  finishElsewhere(ajo);
  await waitFor(() => expect(banner()).toHaveTextContent('2 items ready to send'));
  await press(user, 'Later');
  expect(banner()).toBeNull();
  localStorage.removeItem(keyOf(ajo));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keyOf(ajo) })));
  expect(banner()).toBeNull();
  finishElsewhere(ajo);
  expect(banner()).toHaveTextContent('2 items ready to send');
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
