import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toTrack } from '../../../src/paths.ts';
import { draftOf, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { savedFiles } from '../../support/page/savedFiles.ts';
import { amina, aminaId, failWork, taskId, webTrack } from './amina.ts';

const track = toTrack('web', webTrack);
const minor = /^If you are under 18/;

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByText('More'));
  await user.click(await screen.findByRole('button', { name: 'Make my first page' }));
  return within(await screen.findByRole('dialog', { name: 'My first page' }));
}

test('a mentee makes a page of chosen work in their own words', async () => {
  const files = savedFiles();
  const { user, sandbox } = await renderApp(track, amina);
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText(/^Your name on the page/)).toHaveValue('Amina');
  await user.clear(dialog.getByLabelText(/^Your name on the page/));
  await pasteInto(user, dialog.getByLabelText(/^Your name on the page/), 'Mina');
  await pasteInto(user, dialog.getByLabelText(/^About you/), 'I like <b>forms</b>.');
  await pasteInto(
    user,
    await dialog.findByLabelText('About Market stall price list'),
    'My first prices.',
  );
  await user.click(await dialog.findByRole('checkbox', { name: 'Jollof recipe page' }));
  expect(dialog.queryByLabelText('About Jollof recipe page')).toBeNull();
  sandbox.clearRequests();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByTitle('Preview')).toBeVisible();
  expect(dialog.getByText('GitHub Pages')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await dialog.findByText('The file index.html is in your downloads.')).toBeVisible();

  const [file] = files;
  const html = (await file?.text()) ?? '';
  expect(html).toContain('Hello, I am Mina');
  expect(html).toContain('I like &lt;b&gt;forms&lt;/b&gt;.');
  expect(html).toContain('Market stall price list</a>');
  expect(html).toContain('My first prices.');
  for (const secret of ['Jollof', 'Bello', '88%', 'A clean table', 'Ngozi'])
    expect(html).not.toContain(secret);
  expect(sandbox.requests()).toEqual([]);
});

test('the words of a page are a draft, and a draft opens again', async () => {
  const { user, reload } = await renderApp(track, amina);
  let dialog = await openDialog(user);
  await pasteInto(user, dialog.getByLabelText(/^About you/), 'I am new here.');
  await dialog.findByText('Draft saved on this device');
  await reload('/dashboard/outbox');
  expect(await screen.findByText('I am new here.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Your first page/ }));
  dialog = await openDialog(user);
  expect(dialog.getByLabelText(/^About you/)).toHaveValue('I am new here.');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(dialog.getByLabelText(/^About you/)).toHaveValue('I am new here.');
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(dialog.getByLabelText(/^About you/)).toHaveValue('');
  expect(readDraft(aminaId, draftOf.page(webTrack))).toBeNull();
});

test('a work that loads after the dialog opened is offered with its stored words', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  const recipe = taskId('web-recipe');
  const values = { about: 'I cook.', [`on:${recipe}`]: true, [`words:${recipe}`]: 'My recipe.' };
  writeDraft(aminaId, draftOf.page(webTrack), values);
  failWork(sandbox, recipe, 'held');
  await reload(track);
  const dialog = await openDialog(user);
  expect(dialog.queryByRole('checkbox', { name: 'Jollof recipe page' })).toBeNull();
  await pasteInto(user, dialog.getByLabelText(/^About you/), ' And I code.');
  await expect
    .poll(() => readDraft(aminaId, draftOf.page(webTrack))?.values['about'])
    .toMatch(/code/);
  await sandbox.letGo();
  expect(await dialog.findByRole('checkbox', { name: 'Jollof recipe page' })).toBeChecked();
  expect(dialog.getByLabelText('About Jollof recipe page')).toHaveValue('My recipe.');
});

test('a page that is too long says so and is not saved', async () => {
  const { user } = await renderApp(track, amina);
  const dialog = await openDialog(user);
  await pasteInto(user, dialog.getByLabelText(/^About you/), '😀'.repeat(4000));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByText('This page is too long')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save the file' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await user.clear(dialog.getByLabelText(/^About you/));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByRole('button', { name: 'Save the file' })).toBeVisible();
});

test('only an adult is not told to ask a parent', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  for (const [dob, isTold] of [
    [null, true],
    ['2015-05-05T00:00:00.000Z', true],
    ['1990-05-05T00:00:00.000Z', false],
  ] as const) {
    sandbox.db.run('UPDATE users SET dob = ? WHERE id = ?', [dob, aminaId]);
    await reload(track);
    const dialog = await openDialog(user);
    await waitFor(() => expect(dialog.queryAllByText(minor)).toHaveLength(isTold ? 1 : 0));
  }
});

test('a mentee without graded work is offered no page', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  sandbox.db.run('UPDATE submissions SET gradePercentage = NULL, mentorComment = NULL');
  await reload(track);
  await user.click(await screen.findByText('More'));
  expect(await screen.findByRole('button', { name: 'Save for offline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make my first page' })).toBeNull();
});
