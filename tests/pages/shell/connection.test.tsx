import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakePauses, skipPauses, untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { setVisibility } from '../../support/page/setVisibility.ts';
import { amina } from '../../support/people.ts';
import { firstRepo, toForm, writeWork } from '../mentee/amina.ts';

const wait = () => act(() => vi.advanceTimersByTimeAsync(30_000));
const banner = () => screen.queryByText(/^No connection\./);

test('the offline message closes when a probe succeeds or the device is online again', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://a.example/b', 'The branches were hard.');
  await untilIdle();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  /** Makes a send fail, which nothing repeats. */
  const failToSend = async () => {
    sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: 'drop' });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await expect.poll(banner).toBeVisible();
  };

  await failToSend();
  setVisibility('hidden');
  await wait();
  expect(banner()).toBeVisible();
  setVisibility('visible');
  await wait();
  await expect.poll(banner).toBeNull();

  await failToSend();
  fireEvent(window, new Event('online'));
  await expect.poll(banner).toBeNull();
});

test('the strip alone says that there is no connection', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api', times: 99, kind: 'drop' });
  fakePauses();
  await visit('/dashboard');
  await skipPauses();
  await expect.poll(banner).toBeVisible();
  expect(await screen.findAllByText('We could not load your profile')).not.toEqual([]);
  expect(screen.queryByText(/Network Error|socket hang up/)).toBeNull();
});
