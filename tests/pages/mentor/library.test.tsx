import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Library } from '../../../src/mentoring/library/library.ts';
import { libraryFile } from '../../../src/mentoring/library/libraryFile.ts';
import { libraryDraft, writeDraft } from '../../../src/user/drafts.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { savedFiles } from '../../support/page/savedFiles.ts';
import { callsTo, desk, ngozi, openNext, press, submissionsPath, write } from './desk.ts';

const comment = async () => within(await desk()).findByLabelText('Comment');
const openComments = async (user: UserEvent) =>
  user.click(within(await desk()).getByText(/^Saved comments/));

/** The first name and the task of the open submission. */
async function subject(): Promise<{ name: string; task: string }> {
  const dialog = await desk();
  const mentee = dialog.querySelector('a[href*="/mentee/"]')?.textContent ?? '';
  return {
    name: mentee.split(' ')[0] ?? '',
    task: within(dialog).getByRole('heading', { level: 2 }).textContent ?? '',
  };
}

test('a saved comment is found by search and inserted with the next names', async () => {
  const { user, sandbox, reload } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  const first = await subject();
  await write(user, `Hello ${first.name}, ${first.task} reads well.`, '80');
  await openComments(user);
  act(() => screen.getByRole('button', { name: 'Save this comment' }).focus());
  await user.keyboard('{Enter}');
  expect(await comment()).toHaveFocus();
  // Shows the placeholders that replace the names.
  expect(
    await screen.findByText('Saved for all tasks: Hello {first name}, {task} reads well.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save this comment' })).toBeNull();
  await press(user, 'Grade and next');
  await waitFor(async () => expect(await comment()).toHaveValue(''));

  await reload();
  await desk();
  const second = await subject();
  await user.keyboard('l');
  const search = within(await desk()).getByRole('searchbox', { name: 'Search your comments' });
  expect(search).toHaveFocus();
  await user.keyboard('reads{Enter}');
  expect(await comment()).toHaveValue(`Hello ${second.name}, ${second.task} reads well.`);
  expect(await comment()).toHaveFocus();
  expect(callsTo(sandbox).filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

const toolsPath = '/dashboard/mentor/tools';

const tap = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a mentor without saved comments gets suggestions, then writes and edits', async () => {
  const { user, path, reload } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await openComments(user);
  expect(dialog.getByRole('heading', { name: 'Suggestions' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Insert Well done, / }));
  expect(await comment()).toHaveValue(
    `Well done, ${(await subject()).name}. Your work does what the brief asks. Next time, write one line about why you chose this way.`,
  );
  await write(user, 'Half a thought', '80');
  await user.click(within(await desk()).getByRole('link', { name: 'My tools' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My tools' })).toBeVisible();
  expect(path()).toBe(toolsPath);
  await tap(user, 'Write a comment');
  await user.type(screen.getByLabelText('Name'), 'Labels');
  await user.type(screen.getByLabelText('Text'), 'Add labels, {{first name}.');
  await tap(user, 'Save');
  expect(await screen.findByText('Add labels, {first name}.')).toBeVisible();
  await tap(user, 'Edit “Labels”');
  await user.type(screen.getByLabelText('Text'), ' Please.');
  await tap(user, 'Save');

  await reload(submissionsPath);
  await openNext(user);
  expect(await comment()).toHaveValue('Half a thought');
  await user.clear(await comment());
  const { name } = await subject();
  await openComments(user);
  await press(user, `Insert Labels Add labels, ${name}. Please.`);
  expect(await comment()).toHaveValue(`Add labels, ${name}. Please.`);
});

test('an unsaved comment and checklist survive a reload, and logout lists them', async () => {
  const { user, reload } = await renderApp(toolsPath, ngozi);
  await tap(user, 'Write a comment');
  expect(Object.keys(localStorage).filter((key) => key.includes('library:'))).toEqual([]);
  await user.type(screen.getByLabelText('Name'), 'Labels');
  await user.type(screen.getByLabelText('Text'), 'Add labels');
  await screen.findAllByRole('option', { name: 'Jollof recipe page' });
  await user.selectOptions(await screen.findByLabelText('Task'), 'Jollof recipe page');
  await pasteInto(user, await screen.findByLabelText('Points, one per line'), '3 Labels\nPrices');
  await reload(toolsPath);
  expect(await screen.findByLabelText('Name')).toHaveValue('Labels');
  expect(screen.getByLabelText('Text')).toHaveValue('Add labels');
  expect(screen.getByLabelText('Points, one per line')).toHaveValue('3 Labels\nPrices');

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('An unsaved comment')).toBeVisible();
  expect(question.getByText('An unsaved checklist for Jollof recipe page')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Oppss' }));
  for (const save of screen.getAllByRole('button', { name: 'Save' })) await user.click(save);
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByText('Add labels')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('library:'))).toEqual([]);
});

test('the focus follows a comment and a checklist that open and close', async () => {
  const { user } = await renderApp(toolsPath, ngozi);
  const comments = await screen.findByRole('heading', { name: 'Saved comments' });
  await tap(user, 'Save these three');
  expect(comments).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save these three' })).toBeNull();

  for (const close of ['Cancel', 'Save', 'Delete']) {
    await tap(user, 'Edit “Well done”');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await tap(user, close);
    expect(comments).toHaveFocus();
  }
  expect(screen.queryByRole('button', { name: 'Edit “Well done”' })).toBeNull();
  await tap(user, 'Write a comment');
  expect(screen.getByLabelText('Name')).toHaveFocus();

  await screen.findAllByRole('option', { name: 'Jollof recipe page' });
  await user.selectOptions(screen.getByLabelText('Task'), 'Jollof recipe page');
  await user.type(await screen.findByLabelText('Points, one per line'), 'Labels');
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[1] ?? comments);
  expect(screen.getByRole('heading', { name: 'Checklists' })).toHaveFocus();
});

test('a checklist drafts comment and grade, which stay editable after a reload', async () => {
  const { user, path, reload } = await renderApp(submissionsPath, ngozi);
  const review = within(await openNext(user));
  const address = path();
  await user.click(review.getByText('Checklist'));
  await user.click(review.getByRole('link', { name: 'Write a checklist' }));
  await user.type(await screen.findByLabelText('Points, one per line'), '3 Labels{Enter}Prices');
  await tap(user, 'Save');
  await reload(address);
  await user.click(within(await desk()).getByText(/^Checklist \(/));
  const dialog = within(await desk());
  await user.click(await dialog.findByLabelText(/^Labels/));
  expect(await comment()).toHaveValue('Done:\n- Labels\n\nStill to do:\n- Prices');
  expect(dialog.getByLabelText('Grade (%)')).toHaveValue('75');
  await user.clear(dialog.getByLabelText('Grade (%)'));
  await user.type(dialog.getByLabelText('Grade (%)'), '70');

  await reload();
  const again = within(await desk());
  await user.click(await again.findByText('Checklist (1 of 2)'));
  await user.click(again.getByLabelText('Prices'));
  expect(await comment()).toHaveValue('Done:\n- Labels\n- Prices');
  expect(again.getByLabelText('Grade (%)')).toHaveValue('70');
});

const importFile = async (user: UserEvent, content: string) =>
  user.upload(
    screen.getByLabelText('Import a file', { selector: 'input' }),
    new File([content], 'akada-comments.json', { type: 'application/json' }),
  );

const libraryOf = (text: string): Library => ({
  comments: [{ name: text, text, task: '', uses: {} }],
  checklists: {},
});

/** The comment library of Ngozi, stored by another tab. */
const storeElsewhere = (text: string) =>
  writeDraft(starterId('person', 'ngozi'), 'library', { file: libraryFile(libraryOf(text)) });

test.each([
  ['suggestions', 'A good start', async (user: UserEvent) => tap(user, 'Save these three')],
  [
    'an import',
    'Add prices.',
    async (user: UserEvent) => importFile(user, libraryFile(libraryOf('Add prices.'))),
  ],
])('the first comments from %s are added to those of another tab', async (_, added, add) => {
  const { user } = await renderApp(toolsPath, ngozi);
  await screen.findByRole('button', { name: 'Save these three' });
  storeElsewhere('Add labels.');
  await add(user);
  expect(await screen.findByRole('button', { name: `Edit “${added}”` })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit “Add labels.”' })).toBeVisible();
});

test('a library is exported and imported, and a damaged file is explained', async () => {
  const { user } = await renderApp(toolsPath, ngozi);
  storeElsewhere('Reads well.');
  await screen.findByText('Reads well.', { selector: 'p' });
  const saved = savedFiles();
  await tap(user, 'Export to a file');
  const text = (await saved[0]?.text()) ?? '';
  const upload = async (content: string) => importFile(user, content);

  vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new Error('The file is gone'));
  await upload(text);
  expect(
    await screen.findByText('The file is damaged. Your comments did not change.'),
  ).toBeVisible();
  await upload(text.replaceAll('Reads well.', 'Add the labels.'));
  expect(await screen.findByText('The file has 1 comment and 0 checklists.')).toBeVisible();
  await tap(user, 'Add to mine');
  const button = screen.getByRole('button', { name: 'Import a file' });
  expect(button).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Edit “Add the labels.”' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit “Reads well.”' })).toBeVisible();

  await upload(text);
  await tap(user, 'Cancel');
  expect(button).toHaveFocus();
  await upload(text);
  await tap(user, 'Replace mine');
  expect(button).toHaveFocus();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Edit “Add the labels.”' })).toBeNull(),
  );
});

test('a library that cannot be read is not overwritten', async () => {
  const { user, reload } = await renderApp(null, ngozi);
  const file = libraryFile(libraryOf('Add labels.')).replace('"name": "', '"title": "');
  writeDraft(starterId('person', 'ngozi'), 'library', { file });
  await reload(toolsPath);
  expect(await screen.findByText(/^We could not read your saved comments/)).toBeVisible();
  await tap(user, 'Save these three');
  await importFile(user, libraryFile(libraryOf('Add prices.')));
  await tap(user, 'Add to mine');
  expect(await screen.findByRole('button', { name: 'Edit “Add prices.”' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit “A good start”' })).toBeVisible();
  expect(libraryDraft(starterId('person', 'ngozi'))).toBe(file);
});

test('logout offers to export the saved comments', async () => {
  const { user } = await renderApp(toolsPath, ngozi);
  storeElsewhere('Reads well.');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/saved comments and checklists will be deleted/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Save comments as a file' })).toBeVisible();
  expect(question.queryByRole('button', { name: 'Save drafts as a file' })).toBeNull();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes('library'))).toEqual([]),
  );
});
