import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readWritings, sealWritings } from '../../../src/app/settings/move.ts';
import {
  clearDrafts,
  draftOf,
  draftPrefix,
  readDraft,
  ticksPrefix,
  writeDraft,
} from '../../../src/user/drafts.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { savedFiles } from '../../support/page/savedFiles.ts';
import { amina, aminaId, firstRepo } from '../mentee/amina.ts';

const subject = draftOf.submission(firstRepo);

async function openDialog(user: UserEvent, button: string) {
  if (!screen.queryByRole('dialog', { name: 'Settings' })) {
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
  }
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(settings.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: /another device$/ }));
}

async function openFile(user: UserEvent, file: File, password: string) {
  const dialog = await openDialog(user, 'Open a file');
  await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
  await pasteInto(user, dialog.getByLabelText('Password for the file'), password);
  await user.keyboard('{Enter}');
  return dialog;
}

test('drafts move to another device in a file with a password', async () => {
  const files = savedFiles();
  const { user } = await renderApp('/dashboard/pending-task', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  writeDraft(aminaId, subject, { menteeComment: 'Half a sentence' });

  const saving = await openDialog(user, 'Save a file');
  await pasteInto(user, saving.getByLabelText('Password for the file'), 'my secret');
  await pasteInto(user, saving.getByLabelText('Password again'), 'my secreT');
  await user.keyboard('{Enter}');
  expect(await saving.findByText('Passwords must match')).toBeVisible();
  expect(files).toEqual([]);
  await user.clear(saving.getByLabelText('Password again'));
  await pasteInto(user, saving.getByLabelText('Password again'), 'my secret');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('File saved')).toBeVisible();
  const [file = new File([], '')] = files;
  expect(await file.text()).not.toContain('Half');

  // The other device has nothing.
  clearDrafts(aminaId);
  const opening = await openFile(user, file, 'wrong');
  expect(await opening.findByText('The password is wrong, or the file is damaged.')).toBeVisible();
  await user.clear(opening.getByLabelText('Password for the file'));
  await pasteInto(user, opening.getByLabelText('Password for the file'), 'my secret');
  await user.keyboard('{Enter}');
  expect(await opening.findByText('1 new draft')).toBeVisible();
  expect(readDraft(aminaId, subject)).toBeNull();
  await user.click(opening.getByRole('button', { name: 'Add to this device' }));
  expect(await screen.findByText('Added to this device')).toBeVisible();
  expect(readDraft(aminaId, subject)?.values).toEqual({ menteeComment: 'Half a sentence' });
  const settings = within(screen.getByRole('dialog', { name: 'Settings' }));
  expect(await settings.findByText('Submission for Your first repository')).toBeVisible();
  await waitFor(() => expect(settings.getByRole('button', { name: 'Open a file' })).toHaveFocus());

  const again = await openFile(user, file, 'my secret');
  expect(await again.findByText(/^Everything in this file is already/)).toBeVisible();
});

test('a file with only ticks of a checklist can be added', async () => {
  const { user } = await renderApp('/dashboard/pending-task', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  const ticks = { [firstRepo]: ['It has a README', 'It has 3 commits'] };
  const writings = { userId: aminaId, drafts: {}, ticks, versions: {} };
  const file = new File([await sealWritings(writings, 'my secret', 2)], 'drafts.json');
  const key = `${draftPrefix(aminaId)}${ticksPrefix}${firstRepo}`;
  localStorage.setItem(key, JSON.stringify(['It has a README']));

  const opening = await openFile(user, file, 'my secret');
  expect(await opening.findByText('1 new tick in your checklists')).toBeVisible();
  await user.click(opening.getByRole('button', { name: 'Add to this device' }));
  expect(await screen.findByText('Added to this device')).toBeVisible();
  expect(readWritings(aminaId).ticks).toEqual(ticks);
});

test('a file that the device cannot read is reported', async () => {
  const { user } = await renderApp('/dashboard/pending-task', amina);
  const file = new File(['{}'], 'drafts.json', { type: 'application/json' });
  vi.spyOn(File.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  const opening = await openFile(user, file, 'my secret');
  expect(await opening.findByText('We could not read this file. Choose it again.')).toBeVisible();
});
