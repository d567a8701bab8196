import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { button, chooseTrack, answerYes, wizard } from './wizard.ts';

/** The user may close the wizard while it sends, and still sees the result. */

const chidera = { as: 'new.mentee@akada.example' };
const held = { method: 'POST', path: '/api/tracks', times: 1, kind: 'held' } as const;

/** Chooses, enrolls, and closes the wizard before the answer arrives. */
async function enrollAndClose(prepare?: (opened: Awaited<ReturnType<typeof renderApp>>) => void) {
  const opened = await renderApp('/dashboard', chidera);
  const { user, sandbox } = opened;
  await chooseTrack(user, /^Web/);
  const [mentor] = await screen.findAllByRole('radio');
  if (mentor) await user.click(mentor);
  const name = mentor?.closest('label')?.querySelector('strong')?.textContent ?? '';
  sandbox.failNext(held);
  prepare?.(opened);
  await user.click(await button('Enroll'));
  await answerYes(user);
  await user.click(within(await wizard()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  return { ...opened, mentor: name };
}

test('after closing, a failure notice links back to the wizard and its choice', async () => {
  const { user, sandbox, path, mentor } = await enrollAndClose(({ sandbox: { db } }) =>
    db.run('DELETE FROM trackMentors'),
  );
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await sandbox.letGo();
  await screen.findByText('Enrollment in to Web development failed');
  await screen.findByText(
    'Track is not unavailable at the moment. Kindly try again. Your choice is saved.',
  );
  await user.click(await screen.findByRole('link', { name: 'Open enrollment' }));

  const dialog = within(await wizard());
  expect(path()).toBe('/dashboard');
  expect(
    await dialog.findByRole('heading', { name: 'Enrollment in to Web development failed' }),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(await dialog.findByRole('radio', { name: new RegExp(mentor) })).toBeChecked();
  expect(window.history.state).not.toMatchObject({ usr: { wizard: 'open' } });
});

test('after closing, a success notice shows and the wizard starts empty', async () => {
  const { user, sandbox } = await enrollAndClose();
  await sandbox.letGo();
  await screen.findByText('Welcome to Web development');
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await screen.findByRole('button', { name: 'Enroll in another track' }));
  const dialog = within(await wizard());
  expect(await dialog.findByRole('group', { name: 'Choose your track' })).toBeVisible();
  expect(await button('Next')).toBeDisabled();
});

test('the wizard shows the result when reopened before the answer', async () => {
  const { user, sandbox } = await enrollAndClose(({ sandbox: { db } }) =>
    db.run('DELETE FROM trackMentors'),
  );
  await user.click(screen.getByRole('button', { name: 'Enroll in a track' }));
  const dialog = within(await wizard());
  await sandbox.letGo();
  expect(
    await dialog.findByRole('heading', { name: 'Enrollment in to Web development failed' }),
  ).toBeVisible();
  expect(screen.getAllByText('Enrollment in to Web development failed')).toHaveLength(1);
});
