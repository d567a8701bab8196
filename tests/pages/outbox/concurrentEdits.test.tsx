import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { draftOf, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { changeFinished, finishedOf } from '../../../src/user/finished.ts';
import { sixMinutesLater } from '../../support/sixMinutesLater.ts';
import { type Opened, renderApp } from '../../support/page/renderApp.tsx';
import { amina, aminaId, firstRepo } from '../mentee/amina.ts';
import { writeFinished } from './waiting.ts';

/** Actions of another tab, or the closing of this tab, while the outbox is sending. */

const address = `/api/tasks/${firstRepo}/submissions`;
const subject = draftOf.submission(firstRepo);
const work = { url: 'https://git.example/mine', menteeComment: 'The branches were hard.' };
const newer = { url: 'https://git.example/newer', menteeComment: 'I typed on.' };

const calls = ({ sandbox }: Opened, verb: string): number =>
  sandbox.requests().filter(({ method, path }) => method === verb && path === address).length;
const typeOn = (): void =>
  act(() => {
    writeDraft(aminaId, subject, newer);
  });

/** Returns the browser's locks, of which another tab has each until its event `done`. */
const locksOfAnother = (other: EventTarget) => ({
  request: async (_: string, { ifAvailable }: LockOptions, give: (lock: unknown) => unknown) => {
    if (ifAvailable) return give(null);
    await new Promise((resolve) => {
      other.addEventListener('done', resolve);
    });
    return give({});
  },
});

const roundEnded = () => waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull());

const tryElsewhere = (): void =>
  act(() => {
    const at = finishedOf(aminaId, subject)?.at ?? 0;
    changeFinished(aminaId, subject, at, { triedAt: Date.now() });
  });

const sendButton = () => screen.findByRole('button', { name: 'Send' });

async function openWaiting(): Promise<Opened> {
  const opened = await renderApp(null, amina);
  writeFinished(subject, work);
  await opened.reload('/dashboard/outbox');
  await sendButton();
  opened.sandbox.clearRequests();
  return opened;
}

async function sendHeld(method: 'GET' | 'POST'): Promise<Opened> {
  const opened = await openWaiting();
  opened.sandbox.failNext({ method, path: address, kind: 'held', times: 1 });
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
  expect(readDraft(aminaId, subject)?.values).toEqual(newer);
});

test('editing an item while it is sent keeps the edit', async () => {
  const opened = await sendHeld('POST');
  typeOn();
  await opened.sandbox.letGo();
  expect(await screen.findByText(/^Sent at/)).toBeVisible();
  expect(readDraft(aminaId, subject)?.values).toEqual(newer);
});

test('after a page closed during a send, the next page waits before it sends', async () => {
  const opened = await sendHeld('POST');
  await opened.reload('/dashboard/outbox');
  expect(await screen.findByText('It is being sent. This may take 30 seconds.')).toBeVisible();
  await opened.user.click(await sendButton());
  await roundEnded();
  expect([calls(opened, 'GET'), calls(opened, 'POST')]).toEqual([1, 1]);
  sixMinutesLater();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText(/^It is being sent/)).toBeNull();
  await opened.sandbox.letGo();
});

test('an item that another tab starts to send is not sent here', async () => {
  const opened = await sendHeld('GET');
  tryElsewhere();
  await opened.sandbox.letGo();
  await roundEnded();
  expect(calls(opened, 'POST')).toBe(0);
});

test('while another tab sends, this tab sends nothing and says so', async () => {
  const opened = await openWaiting();
  const other = new EventTarget();
  Object.defineProperty(navigator, 'locks', { value: locksOfAnother(other), configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  await opened.user.click(await sendButton());
  expect(await screen.findByText(/^You are sending from another tab/)).toBeVisible();
  expect(opened.sandbox.requests()).toEqual([]);

  other.dispatchEvent(new Event('done'));
  await waitFor(() => expect(screen.queryByText(/^You are sending from another tab/)).toBeNull());
});
