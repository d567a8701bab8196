import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitingVersion } from '../../../src/lib/worker/registration.ts';
import { fillStorage } from '../../support/page/refusedStorage.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import { firstRepo, toForm } from '../mentee/amina.ts';

/** Offers a new version that is stored on the device and waits. */
function offerVersion() {
  const worker = Object.assign(new EventTarget(), {
    state: 'installed' as const,
    scriptURL: '/sw.js',
    onstatechange: null,
    onerror: null,
    postMessage: vi.fn<(message: unknown) => void>(),
  });
  act(() => waitingVersion.set(worker));
  onTestFinished(() => act(() => waitingVersion.set(null)));
  return worker;
}

const offer = () => screen.queryByRole('button', { name: 'Update now' });
const comment = () => screen.findByLabelText('Comment');

test('a new version is offered in a dashboard, and starts when tapped', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  await comment();
  const worker = offerVersion();
  await expect.poll(offer).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(worker.postMessage).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Updating…' })).toBeVisible();
});

test('a new version is not started once the device stores no drafts', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  const field = await comment();
  const worker = offerVersion();
  await expect.poll(offer).toBeVisible();
  fillStorage();
  await user.type(field, 'Half a sentence');
  expect(await screen.findByText(/^This browser cannot save drafts/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(offer()).toBeNull();
  expect(field).toHaveValue('Half a sentence');
});
