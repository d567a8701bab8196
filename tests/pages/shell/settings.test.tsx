import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { savesData } from '../../../src/lib/deviceSettings.ts';
import { boxKey } from '../../../src/user/box.ts';
import { writeDraft, draftOf, draftsOf } from '../../../src/user/drafts.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { amina } from '../../support/people.ts';
import { firstRepo } from '../mentee/amina.ts';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Settings' }));
const question = async () => within(await screen.findByRole('alertdialog'));

async function openSettings(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  return dialog();
}

test('data saving can be switched on if the browser does not save data', async () => {
  const { user, reload } = await renderApp('/dashboard/track', amina);
  const save = async () => (await openSettings(user)).findByRole('checkbox', { name: 'Save data' });
  expect(savesData()).toBe(false);
  await user.click(await save());
  expect(savesData()).toBe(true);
  await reload();
  const box = await save();
  expect(box).toBeChecked();
  await user.click(box);
  expect(savesData()).toBe(false);
});

test('data saving is disabled if the browser saves data itself', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  const { user } = await renderApp('/dashboard/track', amina);
  const settings = await openSettings(user);
  const box = settings.getByRole('checkbox', { name: 'Save data' });
  expect(box).toBeChecked();
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(/Your browser already saves data/);
  Reflect.deleteProperty(navigator, 'connection');
});

const settingKeys = ['akada_theme', 'akada_briefs', 'akada_save-data', 'akada_letterKeys'];

test('clearing saved data resets the settings and keeps the drafts', async () => {
  const { user, sandbox } = await renderApp('/dashboard/track', amina);
  await expect.poll(storedOwners).toHaveLength(1);
  writeDraft(amina.id, draftOf.submission(firstRepo), { menteeComment: 'Half a sentence' });

  const settings = await openSettings(user);
  expect(await settings.findByText(/^Pages you opened, with grades and comments/)).toBeVisible();
  await user.click(settings.getByRole('radio', { name: 'Dark' }));
  await user.click(settings.getByRole('radio', { name: 'Largest' }));
  await user.click(settings.getByRole('checkbox', { name: 'Save data' }));
  // A mentor who shares the phone has switched the keys off.
  localStorage.setItem('akada_letterKeys', 'off');
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(settingKeys));

  const clear = { name: 'Clear all except drafts' };
  await user.click(settings.getByRole('button', clear));
  await user.click((await question()).getByRole('button', { name: 'Keep' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');

  sandbox.clearRequests();
  await user.click(settings.getByRole('button', clear));
  await user.click((await question()).getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('Saved data cleared')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  expect(sandbox.requests().map(({ path }) => path)).toContain('/api/profile');
  expect(Object.keys(localStorage).filter((key) => settingKeys.includes(key))).toEqual([]);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(draftsOf(amina.id)).toMatchObject([draftOf.submission(firstRepo)]);
});

test('drafts are listed and deleted after a question', async () => {
  const { user } = await renderApp('/dashboard/pending-task', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  writeDraft(amina.id, draftOf.submission(firstRepo), { menteeComment: 'Half a sentence' });

  const settings = await openSettings(user);
  expect(settings.getByText('Submission for Your first repository')).toBeVisible();
  expect(settings.getByRole('link', { name: 'Open outbox' })).toHaveAttribute(
    'href',
    '/dashboard/outbox',
  );
  const discard = { name: 'Delete drafts' };
  await user.click(settings.getByRole('button', discard));
  await user.click((await question()).getByRole('button', { name: 'Keep' }));
  expect(draftsOf(amina.id)).toHaveLength(1);

  await user.click(settings.getByRole('button', discard));
  await user.click((await question()).getByRole('button', { name: 'Delete' }));
  expect(await settings.findByText('No drafts.')).toBeVisible();
  expect(settings.queryByRole('button', discard)).not.toBeInTheDocument();
  expect(draftsOf(amina.id)).toEqual([]);
});

test('a draft that this version cannot read is listed and deleted as well', async () => {
  const { user } = await renderApp('/dashboard/track', amina);
  const unreadable = boxKey(amina.id, 'submission', firstRepo);
  localStorage.setItem(unreadable, '{broken');
  const settings = await openSettings(user);
  expect(settings.getByText('A draft that this version cannot open')).toBeVisible();
  await user.click(settings.getByRole('button', { name: 'Delete drafts' }));
  await user.click((await question()).getByRole('button', { name: 'Delete' }));
  expect(await settings.findByText('No drafts.')).toBeVisible();
  expect(localStorage.getItem(unreadable)).toBeNull();
});

const clearDevice = { name: 'Clear this device and log out' };

test('clearing the device from the settings asks first, and names unsent drafts', async () => {
  const { user } = await renderApp('/dashboard/track', amina);
  writeDraft(amina.id, draftOf.submission(firstRepo), { menteeComment: 'Half a sentence' });
  await user.click((await openSettings(user)).getByRole('button', clearDevice));
  expect(await screen.findByRole('alertdialog', { name: 'Clear this device?' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument();
  const first = await question();
  expect(first.getByText('1 unsent draft will be deleted.')).toBeVisible();
  expect(first.getByText(/^(?:Submission for Your first repository|A submission)$/)).toBeVisible();
  expect(first.getByRole('button', { name: 'Save drafts as a file' })).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  expect(draftsOf(amina.id)).toHaveLength(1);
});

test('clearing the device from the account menu deletes all data but the drafts of others', async () => {
  const { user, path } = await renderApp('/dashboard/track', amina);
  await expect.poll(storedOwners).toHaveLength(1);
  const settings = await openSettings(user);
  await user.click(settings.getByRole('radio', { name: 'Dark' }));
  await user.click(settings.getByRole('radio', { name: 'Largest' }));
  await user.click(settings.getByRole('checkbox', { name: 'Save data' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  writeDraft(amina.id, draftOf.submission(firstRepo), { menteeComment: 'Half a sentence' });
  const theirs = JSON.stringify({ values: { description: 'Mine' }, savedAt: 1 });
  localStorage.setItem('akada_box:somebody:profile:', theirs);

  await user.click(screen.getByRole('button', { name: 'Your account, AB' }));
  await user.click(await screen.findByRole('button', clearDevice));
  await user.click((await question()).getByRole('button', { name: 'Clear and log out' }));
  await expect.poll(path).toBe('/login');
  expect(await screen.findByText('Device cleared')).toBeVisible();
  await expect.poll(storedOwners).toEqual([]);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  // The count of requests has no personal data and expires within 15 minutes.
  const left = Object.keys(localStorage).filter((key) => !key.endsWith('_allowance'));
  expect(left.sort()).toEqual(['akada_box:somebody:profile:', `akada_left:${amina.id}`]);
});
