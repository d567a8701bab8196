import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { persistToken } from '../../../src/auth/session.ts';
import { draftOf, writeDraft } from '../../../src/user/drafts.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { tokenWith } from '../../support/jwt.ts';
import { wait } from '../../support/waits.ts';
import { snapshotOwners } from '../../support/store/snapshot.ts';
import { amina, aminaId, firstRepo, toForm } from '../mentee/amina.ts';

const form = toForm(firstRepo);

const stored = (storage: Storage) => Object.entries(storage);

async function logInOnBorrowed(user: UserEvent) {
  const hint = await screen.findByText(/^Nothing stays on it/);
  expect(hint).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.as);
  return screen.findByRole('button', { name: 'Not my phone' });
}

async function logOut(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Not my phone' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('checkbox', { name: 'This is not my phone' });
}

test('a borrowed device loads the code of the logout in advance', async () => {
  const load = vi.fn<(original: () => Promise<unknown>) => Promise<unknown>>((original) =>
    original(),
  );
  vi.doMock('../../../src/app/frame/LogoutDialog.tsx', load);
  onTestFinished(() => vi.doUnmock('../../../src/app/frame/LogoutDialog.tsx'));
  const { user } = await renderApp('/login');
  await logInOnBorrowed(user);
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), wait);
});

test('a login on a borrowed device lasts over a reload and leaves nothing', async () => {
  const { user, reload } = await renderApp('/login');
  await screen.findByRole('checkbox', { name: 'This is not my phone' });
  const before = stored(localStorage);
  await logInOnBorrowed(user);
  await reload(`/dashboard/track/web/${starterId('track', 'web')}`);
  await user.click(await screen.findByText('More'));
  expect(await screen.findByRole('link', { name: 'All tasks on one page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull();
  await reload(form);
  await screen.findByRole('button', { name: 'Not my phone' });
  await pasteInto(user, await screen.findByLabelText('Comment'), 'Half a sentence');
  await screen.findByText('Draft saved in this tab');
  await reload(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('Half a sentence');
  // A snapshot is written a moment after the last answer.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(stored(localStorage)).toEqual(before);
  expect(await snapshotOwners()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Not my phone' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1 unsent draft will be deleted.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Save drafts as a file' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('checkbox', { name: 'This is not my phone' })).not.toBeChecked();
  expect(stored(sessionStorage)).toEqual([]);
  expect(stored(localStorage)).toEqual(before);
  expect(await snapshotOwners()).toEqual([]);
});

test('data of the owner of a borrowed device stays', async () => {
  const { user, reload } = await renderApp('/dashboard', { as: 'mentor@akada.example' });
  await screen.findByRole('button', { name: /^Your account/ });
  const ownerId = starterId('person', 'ngozi');
  await waitFor(async () => expect(await snapshotOwners()).toEqual([ownerId]));
  writeDraft(ownerId, draftOf.grade('1'), { mentorComment: 'Well done' });
  persistToken(tokenWith({ userId: ownerId, role: 'MENTOR', exp: 1 }));
  const before = stored(localStorage);
  await reload('/login');
  await logInOnBorrowed(user);
  await logOut(user);
  expect(stored(localStorage)).toEqual(before);
  expect(await snapshotOwners()).toEqual([ownerId]);
  expect(localStorage.getItem('akada_token')).not.toBeNull();
  expect(JSON.stringify(stored(localStorage))).not.toContain(aminaId);
});

test('a tick that is removed stores the login as always', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('checkbox', { name: 'This is not my phone' }));
  await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.as);
  await screen.findByRole('button', { name: /^Your account/ });
  expect(screen.queryByRole('button', { name: 'Not my phone' })).toBeNull();
  expect(localStorage.getItem('akada_token')).not.toBeNull();
  expect(stored(sessionStorage)).toEqual([]);
});
