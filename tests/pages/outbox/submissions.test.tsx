import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect, test } from 'vitest';
import { spend } from '../../../src/api/allowance.ts';
import { boxKey } from '../../../src/user/box.ts';
import { type Draft, draftOf, writeDraft } from '../../../src/user/drafts.ts';
import type { FaultKind } from '../../sandbox/traffic/faults.ts';
import { type Opened, prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, folake } from '../../support/people.ts';
import {
  ajo,
  failWork,
  firstRepo,
  gradeWork,
  openByMenu,
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
  const opened = await prepareApp(amina);
  for (const id of ids) {
    const seen = opened.sandbox.db.get<object>(
      'SELECT * FROM submissions WHERE taskId = ? AND menteeId = ?',
      [id, amina.id],
    );
    writeFinished(draftOf.submission(id), { url: work.taskUrl, menteeComment: words }, seen);
  }
  await opened.visit(outbox);
  expect(await screen.findAllByRole('article')).toHaveLength(ids.length);
  return opened;
}

test('a submission without a response is sent from the outbox', async () => {
  const { user, sandbox } = await submitInVain('drop');
  expect(await screen.findByText(/^Finished/)).toBeVisible();
  expect(screen.getByText(work.taskUrl)).toBeVisible();
  expect(workOf(sandbox, firstRepo)).toEqual([]);
  sandbox.clearRequests();
  await press(user, 'Send');

  expect(await screen.findByText('1 item sent.')).toBeVisible();
  expect(workOf(sandbox, firstRepo)).toEqual([{ ...work, gradePercentage: null }]);
  expect(sandbox.requests().map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a submission that arrived although its response was lost is not sent again', async () => {
  const opened = await submitInVain('lost');
  const { user } = opened;
  await press(user, 'Send');

  expect(await screen.findByText('1 item already received, so not sent again.')).toBeVisible();
  expect(posts(opened)).toBe(1);
  expect(workOf(opened.sandbox, firstRepo)).toHaveLength(1);

  await openByMenu(user, 'Tasks');
  await user.click(await screen.findByRole('link', { name: 'Your first repository' }));
  await user.click(await screen.findByRole('link', { name: 'Submit a new version' }));
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue(words);
  expect(screen.queryByText(/may have been submitted/)).toBeNull();
});

/** Returns where the form of the entry with this notice is. */
async function formOf(notice: string, index = 0) {
  const entry = (await screen.findAllByText(notice))[index]?.closest('article');
  assert(entry);
  return within(entry).getByRole('link', { name: /^Open/ }).getAttribute('href');
}

test('drafts are not sent over newer work, a new grade or a deleted task', async () => {
  const opened = await openOutbox(firstRepo, priceList, ajo);
  const { user, sandbox } = opened;
  sendIn(sandbox, firstRepo);
  gradeWork(sandbox, priceList, 41, 'Look again.');
  sandbox.db.run('DELETE FROM tasks WHERE id = ?', [ajo]);
  await press(user, 'Send all 3');

  await screen.findByText('This no longer exists');
  const changed = 'This changed on another device. Open it.';
  expect([await formOf(changed), await formOf(changed, 1)]).toEqual([
    toForm(firstRepo),
    toForm(priceList),
  ]);
  expect(posts(opened)).toBe(0);
});

test('a form shows a grade that is newer than its finished draft', async () => {
  const opened = await openOutbox(priceList);
  const { user, sandbox, visit } = opened;
  gradeWork(sandbox, priceList, 41, 'Look again.');
  await visit(toForm(priceList));
  await press(user, 'Submit');
  expect(await screen.findByText(/^Your mentor has graded this task since/)).toBeVisible();
  expect(screen.getByText('Current grade: 41%')).toBeVisible();
  expect(screen.getByText('Mentor’s current comment: Look again.')).toBeVisible();
  expect(posts(opened)).toBe(0);
});

test('a form shows work that is newer than its finished draft before it replaces it', async () => {
  const opened = await openOutbox(firstRepo);
  const { user, sandbox, visit } = opened;
  sendIn(sandbox, firstRepo);
  await visit(toForm(firstRepo));
  await press(user, 'Submit');
  expect(await screen.findByText(/^You have submitted newer work for this task/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'git.example/amina (opens in a new tab)' });
  expect(link.closest('p')).toHaveTextContent(/^Current link: /);
  expect(screen.getByText('Current comment: Here it is.')).toBeVisible();
  expect(posts(opened)).toBe(0);
  await press(user, 'Send mine anyway');
  expect(await screen.findByText(/^Successfully/)).toBeVisible();
  expect(posts(opened)).toBe(1);
  expect(workOf(sandbox, firstRepo)).toMatchObject([work]);
});

test('after its draft was deleted, a form no longer offers to send it over newer work', async () => {
  const opened = await openOutbox(priceList);
  const { user, sandbox, visit } = opened;
  await visit(toForm(priceList));
  await screen.findByText('We restored your draft.');
  sandbox.db.run('UPDATE submissions SET menteeComment = ?, updatedAt = ? WHERE taskId = ?', [
    'From my other phone.',
    new Date(Date.now() + 1000),
    priceList,
  ]);
  await press(user, 'Submit');
  await screen.findByText('Current comment: From my other phone.');
  await press(user, 'Delete draft');
  await press(user, 'Delete');
  expect(screen.queryByRole('button', { name: 'Send mine anyway' })).toBeNull();
  expect(screen.queryByText(/^You have submitted newer work/)).toBeNull();
  // The form shows the version from before, which must not replace the newer one unseen.
  await press(user, 'Submit');
  expect(await screen.findByText(/^You have submitted newer work/)).toBeVisible();
  expect(posts(opened)).toBe(0);
});

test('a form that is opened after a failed send shows no reason once its draft was deleted', async () => {
  const { user } = await submitInVain('drop');
  await user.click(await screen.findByRole('link', { name: /^Open / }));
  expect(await screen.findByText(/Your work may have been submitted/)).toBeVisible();
  await press(user, 'Delete draft');
  await press(user, 'Delete');
  expect(screen.queryByText(/Your work may have been submitted/)).toBeNull();
});

test('a submission refused for good is a draft again, with the reason', async () => {
  const { user, visit } = await prepareApp(amina);
  const url = 'https://localhost/mine';
  writeFinished(draftOf.submission(firstRepo), { url, menteeComment: words });
  await visit(outbox);
  await press(user, 'Send');

  expect(await screen.findByText('Unfinished drafts')).toBeVisible();
  expect(screen.getByText(/^It was not accepted/)).toBeVisible();
  expect(screen.getByText('We cannot accept this link')).toBeVisible();
  expect(screen.queryByText(/taskUrl/)).toBeNull();
  expect(screen.queryByText(/ready to send/)).toBeNull();
});

test('the outbox pauses near the end of the allowance', async () => {
  const opened = await openOutbox(firstRepo, ajo);
  const { user, sandbox } = opened;
  spend(90);
  sandbox.clearRequests();
  await press(user, 'Send all 2');

  expect(await screen.findByText(/^We paused/)).toBeVisible();
  expect(screen.getByText('1 item sent.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(posts(opened)).toBe(1);
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
  expect(await screen.findByText('3 items sent.')).toBeVisible();
});

test('unfinished drafts are listed by name, even if a title has two lines', async () => {
  const { user, sandbox, visit } = await openOutbox(firstRepo);
  sandbox.db.run("UPDATE tasks SET title = 'Two' || char(10) || 'lines' WHERE id = ?", [ajo]);
  for (const id of [ajo, priceList]) {
    writeDraft(amina.id, draftOf.submission(id), { url: work.taskUrl, menteeComment: '' });
  }
  await visit('/dashboard/pending-task');
  await screen.findByRole('table', { name: 'Pending tasks' });
  await user.click(screen.getByRole('link', { name: 'Open outbox' }));
  const part = (await screen.findByRole('heading', { name: 'Unfinished drafts' })).parentElement;
  assert(part);
  const names = () =>
    within(part)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(names().join(' ')).toMatch(/Two\s+lines/));
  expect(names().join(' ')).toMatch(/price list/i);
  expect(names()).toHaveLength(2);
});

test('what this version cannot read stays, is listed as text, and is copied or deleted', async () => {
  const { user, visit } = await prepareApp(amina);
  const [broken, older] = ['{broken words', '{"text":"older words"}'];
  localStorage.setItem(keyOf(firstRepo), broken);
  localStorage.setItem(keyOf(ajo), older);
  await visit(toForm(firstRepo));
  await writeWork(user, work.taskUrl, words);
  await screen.findByText(/^Draft saved/);

  await visit(outbox);
  expect(await screen.findByText('Drafts that we cannot open')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  const item = (await screen.findByText(broken)).closest('article');
  assert(item);
  await user.click(within(item).getByRole('button', { name: /^Copy/ }));
  expect(await navigator.clipboard.readText()).toBe(broken);
  await user.click(within(item).getByRole('button', { name: /^Delete/ }));
  expect(screen.getByText(broken)).toBeVisible();
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(broken)).toBeNull());
  expect(screen.getByText(older)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a logout counts drafts that this version cannot read', async () => {
  const { user, visit } = await prepareApp(amina);
  for (const task of [firstRepo, ajo]) localStorage.setItem(keyOf(task), '{broken words');
  await visit(outbox);
  await screen.findByText('Drafts that we cannot open');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const logout = within(await screen.findByRole('alertdialog'));
  expect(logout.getByText('2 unsent drafts will be deleted.')).toBeVisible();
});

test('an empty outbox explains its purpose, even to an admin', async () => {
  await renderApp(outbox, folake);
  expect(await screen.findByText('Nothing to send')).toBeVisible();
});

const keyOf = (task: string) => boxKey(amina.id, 'submission', task);
const banner = () => screen.queryByText(/ready to send$/);

/** Finishes the draft of a task in another tab. */
function finishElsewhere(task: string): void {
  const values = { url: 'x', menteeComment: words };
  const draft: Draft = { values, savedAt: 1, status: 'ready', seen: null };
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

test('work that its form still sends is waited for in the outbox, and sent once', async () => {
  const opened = await renderApp(toForm(firstRepo), amina);
  const { user, sandbox } = opened;
  await writeWork(user, work.taskUrl, words);
  failWork(sandbox, firstRepo, 'held', { method: 'POST' });
  await press(user, 'Submit');
  await expect.poll(() => posts(opened)).toBe(1);
  act(() => {
    window.history.pushState(null, '', outbox);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await press(user, 'Send');
  expect(await screen.findByText('Sending now')).toBeVisible();
  await sandbox.letGo();
  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect(posts(opened)).toBe(1);
});
