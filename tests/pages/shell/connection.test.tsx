import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { quiet } from '../../support/page/quiet.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { turn } from '../../support/page/turn.ts';
import { amina, firstRepo, toForm, writeWork } from '../mentee/amina.ts';

/** The message that there is no connection, after a send that nothing repeats. */

const banner = () => screen.queryByText(/^No connection\./);

async function failToSend(): Promise<void> {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://a.example/b', 'The branches were hard.');
  await quiet();
  sandbox.failNext({ method: 'POST', path: '/api/tasks', times: 1, kind: 'drop' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.poll(banner).toBeVisible();
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(30_000));

test('only a visible page probes the connection, until the offline message closes', async () => {
  await failToSend();
  turn('hidden');
  await wait();
  expect(banner()).toBeVisible();
  turn('visible');
  await wait();
  await expect.poll(banner).toBeNull();
});

test('the offline message closes once the device is online after a failed send', async () => {
  await failToSend();
  fireEvent(window, new Event('online'));
  await expect.poll(banner).toBeNull();
});
