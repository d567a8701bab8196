import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftOf, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { toTask } from '../../../src/paths.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { quiet } from '../../support/page/quiet.ts';
import { ajo, amina, aminaId, firstRepo, priceList, webTrack } from './amina.ts';

const offer = { name: 'Are you stuck?' };
const community = 'hello@akada.example';

/** Opens a task with Ngozi as the only mentor, after a change of the sandbox's data. */
async function openTask(id: string, change?: (sandbox: Sandbox) => void) {
  const opened = await renderApp(null, amina);
  const { sandbox, reload } = opened;
  sandbox.db.run('DELETE FROM mentorships WHERE menteeId = ? AND trackId <> ?', [
    aminaId,
    webTrack,
  ]);
  change?.(sandbox);
  await reload(toTask(id));
  await screen.findByRole('article');
  await quiet();
  return opened;
}

async function openHelp(user: UserEvent) {
  await user.click(await screen.findByRole('button', offer));
  return within(await screen.findByRole('dialog', offer));
}

type Dialog = Awaited<ReturnType<typeof openHelp>>;

const field = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name });
const mailOf = (dialog: Dialog) =>
  new URL(dialog.getByRole('link', { name: 'Open my email app' }).getAttribute('href') ?? '');
/** The address that gets a copy of the email. */
const copyOf = (dialog: Dialog) => mailOf(dialog).searchParams.get('cc');
const born = ({ db }: Sandbox, dob: string | null) =>
  db.run('UPDATE users SET dob = ? WHERE id = ?', [dob, aminaId]);

test('a stuck mentee reads the hint and writes an email without any call', async () => {
  const { user, sandbox } = await openTask(ajo);
  await screen.findByRole('button', offer);
  sandbox.clearRequests();
  const dialog = await openHelp(user);
  expect(dialog.getByText(/writes naira for you/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Intl.NumberFormat' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(dialog.queryByText(/An empty list or a negative amount/)).toBeNull();
  expect(dialog.getByText(/^Tell Ngozi Okafor where you are/)).toBeVisible();

  await user.type(field(dialog, 'What I tried'), 'A loop & a sum{Enter}Twice');
  await user.type(field(dialog, 'What I expected'), '100%');
  await user.type(field(dialog, 'What happened'), 'NaN?');
  const mail = mailOf(dialog);
  expect(mail.pathname).toBe('mentor@akada.example');
  const body = mail.searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
  expect(body).toContain('What I tried:\nA loop & a sum\nTwice\n\nWhat I expected:\n100%\n\n');
  expect(body).toMatch(/What happened:\nNaN\?\n\nThank you!\nAmina Bello\n$/);

  await user.click(dialog.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(body);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(dialog.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText(/copy it yourself/)).toBeVisible();
  expect(sandbox.requests()).toEqual([]);
});

test('without hints or a mentor, the fields write to the community alone', async () => {
  const { user } = await openTask(firstRepo, ({ db }) => {
    db.run("UPDATE tasks SET description = '<p>Build it.</p>' WHERE id = ?", [firstRepo]);
    db.run('DELETE FROM mentorships WHERE menteeId = ?', [aminaId]);
  });
  const dialog = await openHelp(user);
  expect(dialog.getAllByRole('textbox')).toHaveLength(3);
  expect(dialog.queryByRole('heading', { name: 'From the brief' })).toBeNull();
  const mail = mailOf(dialog);
  expect([mail.pathname, mail.searchParams.get('cc')]).toEqual([community, null]);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.getByText(/^Tell Akada where you are/)).toBeVisible();
});

test('an opened email keeps its draft until the mentee says that it was sent', async () => {
  const { user, path, reload } = await renderApp(toTask(ajo), amina);
  let dialog = await openHelp(user);
  const openEmail = async () => {
    const mail = dialog.getByRole('link', { name: 'Open my email app' });
    mail.addEventListener('click', (event) => event.preventDefault());
    await user.click(mail);
  };
  await user.type(field(dialog, 'What I tried'), 'A loop');
  expect(dialog.queryByRole('button', { name: /^I sent it/ })).toBeNull();
  await openEmail();
  await dialog.findByText('We cannot see if you sent it.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Your draft is saved here.')).toBeVisible();
  expect(screen.getByRole('button', offer)).toHaveFocus();

  // The outbox lists it as unfinished, never to send.
  await reload('/dashboard/outbox');
  const link = await screen.findByRole('link', { name: /^(Email about Ajo|An email to)/ });
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(screen.getByText('A loop')).toBeVisible();
  await user.click(link);
  await waitFor(() => expect(path()).toBe(toTask(ajo)));
  dialog = await openHelp(user);
  expect(field(dialog, 'What I tried')).toHaveValue('A loop');
  await openEmail();
  await user.type(field(dialog, 'What happened'), 'Na');
  await user.click(await dialog.findByRole('button', { name: 'I sent it, delete my draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readDraft(aminaId, draftOf.stuck(ajo))).toBeNull();
  expect(screen.queryByText('Your draft is saved here.')).toBeNull();
});

test.each([
  ['of age', '1999-10-30T00:00:00.000Z', null, community],
  ['of unknown age', null, community, null],
])('a mentee %s chooses who gets a copy of the email', async (_, dob, first, chosen) => {
  const { user, reload } = await openTask(ajo, (sandbox) => born(sandbox, dob));
  const dialog = await openHelp(user);
  expect(dialog.queryByText(/^Your profile says that you are under 18/)).toBeNull();
  expect(copyOf(dialog)).toBe(first);
  await user.click(dialog.getByRole('checkbox', { name: `Send a copy to ${community}` }));
  expect(copyOf(dialog)).toBe(chosen);
  await reload();
  await quiet();
  expect(copyOf(await openHelp(user))).toBe(chosen);
});

test('a mentee who turns out to be under 18 cannot keep an earlier choice', async () => {
  const { user, sandbox, reload } = await openTask(ajo);
  const values = { tried: 'A loop', expected: '', happened: '', copy: false };
  writeDraft(aminaId, draftOf.stuck(ajo), values);
  born(sandbox, '2015-01-01T00:00:00.000Z');
  await reload();
  const dialog = await openHelp(user);
  // The profile of the earlier visit was that of an adult.
  await dialog.findByText(/^Your profile says that you are under 18/);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(field(dialog, 'What I tried')).toHaveValue('A loop');
  expect(copyOf(dialog)).toBe(community);
});

test('a text of a second tab is found when the dialog opens', async () => {
  const { user } = await renderApp(toTask(ajo), amina);
  await screen.findByRole('button', offer);
  const values = { tried: 'From the other tab', expected: 7, happened: null, copy: 'yes' };
  writeDraft(aminaId, draftOf.stuck(ajo), values);
  expect(await screen.findByText('Your draft is saved here.')).toBeVisible();
  const dialog = await openHelp(user);
  expect(field(dialog, 'What I tried')).toHaveValue('From the other tab');
  expect(field(dialog, 'What I expected')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(field(dialog, 'What I tried')).toHaveValue('');
  expect(readDraft(aminaId, draftOf.stuck(ajo))).toBeNull();
});

test('submitted work offers no help, except if a draft waits', async () => {
  const { user, reload } = await renderApp(toTask(priceList), amina);
  await screen.findByRole('button', { name: 'See feedback' });
  expect(screen.queryByRole('button', offer)).toBeNull();
  const values = { tried: 'A table', expected: '', happened: '', copy: false };
  writeDraft(aminaId, draftOf.stuck(priceList), values);
  await reload();
  const dialog = await openHelp(user);
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
});
