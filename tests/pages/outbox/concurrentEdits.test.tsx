import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storageKey } from '../../../src/lib/storage.ts';
import { MINUTE } from '../../../src/lib/timing.ts';
import { clearDraft, draftOf, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { type Opened, prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import { firstRepo, priceList, sendIn, toForm, writeWork } from '../mentee/amina.ts';
import { writeFinished } from './waiting.ts';

/** These tests are about what another tab does while this one sends. */

const address = `/api/tasks/${firstRepo}/submissions`;
const subject = draftOf.submission(firstRepo);
const work = { url: 'https://git.example/mine', menteeComment: 'The branches were hard.' };
const newer = { url: 'https://git.example/newer', menteeComment: 'I typed on.' };

const calls = ({ sandbox }: Opened, verb: string): number =>
  sandbox.requests().filter(({ method, path }) => method === verb && path === address).length;
const typeOn = (): void =>
  act(() => {
    writeDraft(amina.id, subject, newer);
  });

const roundEnded = () => waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull());

const sendButton = () => screen.findByRole('button', { name: 'Send' });

async function openWaiting(): Promise<Opened> {
  const opened = await prepareApp(amina);
  writeFinished(subject, work);
  await opened.visit('/dashboard/outbox');
  await sendButton();
  opened.sandbox.clearRequests();
  return opened;
}

async function sendHeld(method: 'GET' | 'POST'): Promise<Opened> {
  const opened = await openWaiting();
  opened.sandbox.failNext({ method, path: address, kind: 'held' });
  await opened.user.click(await sendButton());
  await expect.poll(() => calls(opened, method)).toBe(1);
  return opened;
}

test('editing an item before it is sent keeps the edit and cancels the send', async () => {
  const opened = await sendHeld('GET');
  typeOn();
  await opened.sandbox.letGo();
  expect(await screen.findByText('Unfinished drafts')).toBeVisible();
  await roundEnded();
  expect(calls(opened, 'POST')).toBe(0);
  expect(readDraft(amina.id, subject)?.values).toEqual(newer);
});

test('editing an item while it is sent keeps the edit', async () => {
  const opened = await sendHeld('POST');
  typeOn();
  await opened.sandbox.letGo();
  expect(await screen.findByText('1 item sent.')).toBeVisible();
  // The author of the draft has seen what it replaces.
  expect(readDraft(amina.id, subject)).toMatchObject({
    values: newer,
    status: 'draft',
    seen: { taskUrl: work.url },
  });
});

test('editing an item whose send is refused keeps the edit', async () => {
  const opened = await sendHeld('POST');
  typeOn();
  opened.sandbox.db.run('DELETE FROM tasks WHERE id = ?', [firstRepo]);
  await opened.sandbox.letGo();
  await roundEnded();
  expect(readDraft(amina.id, subject)?.values).toEqual(newer);
});

/** Sends restored work from its form, and types on while the service is asked. */
async function typeWhileAsked(): Promise<Opened> {
  const opened = await openWaiting();
  await opened.visit(toForm(firstRepo));
  const comment = await screen.findByDisplayValue(work.menteeComment);
  await screen.findByText('We restored your draft.');
  opened.sandbox.failNext({ method: 'GET', path: address, kind: 'held' });
  opened.sandbox.clearRequests();
  await opened.user.click(await screen.findByRole('button', { name: 'Submit' }));
  await expect.poll(() => calls(opened, 'GET')).toBe(1);
  await opened.user.type(comment, ' More.');
  await opened.user.tab();
  return opened;
}

test.each([
  ['a draft after the send', null, /^Successfully/, 'draft'],
  ['unfinished after a failed send', '500', /we do not know why/, 'failed'],
] as const)(
  'text typed in a form while the service is asked is %s',
  async (_, kind, end, status) => {
    const { sandbox } = await typeWhileAsked();
    if (kind) sandbox.failNext({ method: 'POST', path: address, kind });
    await sandbox.letGo();
    expect(await screen.findByText(end)).toBeVisible();
    expect(readDraft(amina.id, subject)).toMatchObject({
      values: { menteeComment: `${work.menteeComment} More.` },
      status,
    });
  },
);

/** Holds the lock of this work, as another tab that sends it. */
function sendElsewhere(task = firstRepo): () => void {
  const tab = new EventTarget();
  void navigator.locks.request(
    storageKey(`send:submission:${task}`),
    () =>
      new Promise((resolve) => {
        tab.addEventListener('done', resolve);
      }),
  );
  return () => void tab.dispatchEvent(new Event('done'));
}

/** Waits until this tab waits for the lock. */
const waits = () =>
  expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);

test('what another tab is sending is not sent here', async () => {
  const opened = await openWaiting();
  const end = sendElsewhere();
  await opened.user.click(await sendButton());
  expect(await screen.findByText('Sending now')).toBeVisible();
  act(() => clearDraft(amina.id, subject));
  end();
  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect(opened.sandbox.requests()).toEqual([]);
});

test('a tab that waits for a frozen one asks and sends after five minutes', async () => {
  const opened = await openWaiting();
  const end = sendElsewhere();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  await opened.user.click(await sendButton());
  await waits();
  // The other tab may ask in three tries before it sends, each for half a minute.
  await act(() => vi.advanceTimersByTimeAsync(4 * MINUTE));
  await waits();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(await screen.findByText('1 item sent.')).toBeVisible();
  expect([calls(opened, 'GET'), calls(opened, 'POST')]).toEqual([1, 1]);
  end();
});

test('a form waits for another tab that sends it, and asks before it sends', async () => {
  const opened = await openWaiting();
  await opened.visit(toForm(firstRepo));
  await screen.findByDisplayValue(work.menteeComment);
  const end = sendElsewhere();
  opened.sandbox.clearRequests();
  await opened.user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waits();
  sendIn(opened.sandbox, firstRepo);
  act(() => clearDraft(amina.id, subject));
  end();
  expect(await screen.findByText(/^You have submitted newer work for this task/)).toBeVisible();
  expect(calls(opened, 'POST')).toBe(0);
});

test('unchanged work that another tab has sent meanwhile is not sent again', async () => {
  const opened = await renderApp(toForm(priceList), amina);
  await screen.findByRole('textbox', { name: 'Comment' });
  const end = sendElsewhere(priceList);
  opened.sandbox.clearRequests();
  await opened.user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waits();
  opened.sandbox.db.run('UPDATE submissions SET updatedAt = ? WHERE taskId = ? AND menteeId = ?', [
    new Date(Date.now() + 1000),
    priceList,
    amina.id,
  ]);
  end();
  expect(await screen.findByText(/^Successfully/)).toBeVisible();
  expect(opened.sandbox.requests().filter(({ method }) => method === 'POST')).toEqual([]);
});

const refuse = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));

/** Plays a browser with these locks until the test has finished. */
function useLocks(locks: object | undefined): void {
  const { locks: own } = navigator;
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(navigator, 'locks', { value: own, configurable: true });
  });
}

test.each([
  ['without locks', undefined],
  ['that refuses locks', { request: refuse }],
])('a browser %s asks before each send', async (_, locks) => {
  useLocks(locks);
  const opened = await renderApp(toForm(firstRepo), amina);
  await writeWork(opened.user, work.url, work.menteeComment);
  opened.sandbox.clearRequests();
  await opened.user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Successfully/)).toBeVisible();
  expect([calls(opened, 'GET'), calls(opened, 'POST')]).toEqual([1, 1]);
});

test('a browser without locks waits in the outbox for what its form still sends', async () => {
  useLocks(undefined);
  const opened = await renderApp(toForm(firstRepo), amina);
  const { user, sandbox } = opened;
  await writeWork(user, work.url, work.menteeComment);
  sandbox.failNext({ method: 'POST', path: address, kind: 'held' });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await expect.poll(() => calls(opened, 'POST')).toBe(1);
  act(() => {
    window.history.pushState(null, '', '/dashboard/outbox');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await sendButton();
  sandbox.clearRequests();
  await user.click(await sendButton());
  expect(await screen.findByText('Sending now')).toBeVisible();
  await sandbox.letGo();
  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect([calls(opened, 'GET'), calls(opened, 'POST')]).toEqual([0, 0]);
});
