import { act, screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { fill } from '../../support/page/fill.ts';
import { amina, tunde } from '../../support/people.ts';
import { almostComplete, onPhone, save, userIn } from './form.ts';

const address = '/dashboard/mentee/profile';

/** Completes an incomplete profile; the save is carried out at once, but the response is late. */
async function saveWithLateResponse() {
  const opened = await prepareApp(tunde);
  const { user, sandbox, visit } = opened;
  almostComplete(sandbox);
  await visit('/about');
  // An incomplete profile leads to its form.
  const [dashboard = document.body] = await screen.findAllByRole('link', { name: 'Dashboard' });
  await user.click(dashboard);
  await fill(user, 'Description', 'I sell fruit and learn to code.');
  await fill(user, 'Phone number', '0803 123 4567');
  sandbox.failNext({ method: 'PUT', path: '/api/profile', kind: 'late' });
  await save(user);
  await expect
    .poll(() => userIn(sandbox, tunde.email)?.description)
    .toBe('I sell fruit and learn to code.');
  const respond = async () => {
    await sandbox.letGo();
    await untilIdle();
  };
  return { ...opened, respond };
}

test('a late save does not move a user who has moved on', async () => {
  const { path, respond } = await saveWithLateResponse();
  act(() => window.history.back());
  await expect.poll(path).toBe('/about');
  await respond();
  await expect.poll(path).toBe('/about');
});

test('a user who returns to the form before the save ends stays there', async () => {
  const { path, respond } = await saveWithLateResponse();
  act(() => window.history.back());
  await expect.poll(path).toBe('/about');
  act(() => window.history.forward());
  await expect.poll(path).toBe(address);
  await screen.findByLabelText('Description');
  await respond();
  expect(path()).toBe(address);
  expect(screen.getByLabelText('Description')).toBeVisible();
});

test.each(['Logout', 'Settings'])('the dialog “%s” stays open when a save ends', async (name) => {
  const { user, path, respond } = await saveWithLateResponse();
  const [button] = screen.getAllByRole('button', { name });
  assert(button);
  await user.click(button);
  const role = name === 'Logout' ? 'alertdialog' : 'dialog';
  const dialog = await screen.findByRole(role);
  await respond();
  expect(screen.getByRole(role)).toBe(dialog);
  expect(path()).toBe(address);
});

test('the question about discarded changes stays open when a save ends', async () => {
  const { user, sandbox } = await renderApp(address, { ...amina, ...onPhone });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, 'Last name', 'Yusuf');
  sandbox.failNext({ method: 'PUT', path: '/api/profile', kind: 'late' });
  await save(user);
  await expect.poll(() => userIn(sandbox, amina.email)?.lastName).toBe('Yusuf');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  await sandbox.letGo();
  await untilIdle();
  expect(screen.getByRole('alertdialog')).toBe(question);
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Last name')).toHaveValue('Yusuf');
});
