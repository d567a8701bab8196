import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { callsTo, closed, desk, ngozi, openNext, press, submissionsPath, write } from './desk.ts';

const comment = async () => within(await desk()).findByLabelText('Comment');
const openComments = async (user: UserEvent) =>
  user.click(within(await desk()).getByText(/^Saved comments/));

/** The first name and the task of the open submission. */
async function subject(): Promise<{ name: string; task: string }> {
  const dialog = within(await desk());
  const by = dialog.getByText(/^by /).firstChild?.textContent ?? '';
  return {
    name: /^by (\S+)/.exec(by)?.[1] ?? '',
    task: dialog.getByRole('heading', { level: 2 }).textContent ?? '',
  };
}

test('a kept comment is found by typing, inserted with the next names, and sent by nobody but the mentor', async () => {
  const { user, sandbox, reload } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  const first = await subject();
  await write(user, `Hello ${first.name}, ${first.task} reads well.`, '80');
  await openComments(user);
  await press(user, 'Keep this comment');
  // What others will read in place of the names is shown first.
  expect(within(await desk()).getByLabelText('Text')).toHaveValue(
    'Hello {first name}, {task} reads well.',
  );
  await press(user, 'Save');
  expect(await screen.findByText('Kept for all tasks.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep this comment' })).toBeNull();
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
  expect(callsTo(sandbox).filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('one can write, change and delete a comment of one’s own', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await openComments(user);
  await press(user, 'Write one');
  const dialog = within(await desk());
  await user.type(dialog.getByLabelText('Name'), 'Labels');
  await user.type(dialog.getByLabelText('Text'), 'Add labels, {{first name}.');
  await user.click(dialog.getByLabelText('For all tasks'));
  await press(user, 'Save');
  const { name } = await subject();
  expect(
    await dialog.findByRole('button', { name: `Insert Labels Add labels, ${name}.` }),
  ).toBeVisible();

  await press(user, 'Change “Labels”');
  await user.type(dialog.getByLabelText('Text'), ' Please.{Tab}');
  await press(user, 'Save');
  await user.click(await dialog.findByRole('button', { name: /Please\.$/ }));
  expect(await comment()).toHaveValue(`Add labels, ${name}. Please.`);

  await openComments(user);
  await press(user, 'Change “Labels”');
  await press(user, 'Delete');
  await waitFor(() => expect(dialog.queryByRole('button', { name: /Please\.$/ })).toBeNull());
});

test('a comment and a checklist being written outlast the desk and its tab, and a logout names them', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  const { task } = await subject();
  await openComments(user);
  await press(user, 'Write one');
  expect(Object.keys(localStorage).filter((key) => key.includes('library:'))).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'Labels');
  await user.type(dialog.getByLabelText('Text'), 'Add labels');
  await user.click(dialog.getByText('Checklist'));
  await press(user, 'Write a checklist for this task');
  await user.type(dialog.getByLabelText('Points, one a line'), '3 Labels');
  await user.keyboard('{Escape}');
  await closed();

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('A comment to be saved')).toBeVisible();
  expect(question.getByText(`A checklist to be saved for ${task}`)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Oppss' }));

  await reload();
  const again = within(await openNext(user));
  expect(again.getByLabelText('Name')).toHaveValue('Labels');
  expect(again.getByLabelText('Text')).toHaveValue('Add labels');
  expect(again.getByLabelText('Points, one a line')).toHaveValue('3 Labels');
  for (const save of again.getAllByRole('button', { name: 'Save' })) await user.click(save);
  expect(await again.findByRole('button', { name: 'Insert Labels Add labels' })).toBeVisible();
  expect(again.getByLabelText(/^Labels/)).not.toBeChecked();
  expect(Object.keys(localStorage).filter((key) => key.includes('library:'))).toEqual([]);
});

test('a checklist drafts comment and grade, both free to change, also after a reload', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await user.click(dialog.getByText('Checklist'));
  await press(user, 'Write a checklist for this task');
  await user.type(dialog.getByLabelText('Points, one a line'), '3 Labels{Enter}Prices');
  await press(user, 'Save');
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

test('two equal points of a checklist are ticked each for itself', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await user.click(dialog.getByText('Checklist'));
  await press(user, 'Write a checklist for this task');
  await user.type(dialog.getByLabelText('Points, one a line'), 'Labels{Enter}Labels');
  await press(user, 'Save');
  const [first, second] = await dialog.findAllByLabelText('Labels');
  if (!first || !second) throw new Error('There are fewer than two points');
  await user.click(second);
  expect(first).not.toBeChecked();
  expect(second).toBeChecked();
});

test('a file is saved and read again; a broken one says where, and a full library is asked about', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await write(user, 'Reads well.', '80');
  await openComments(user);
  await press(user, 'Keep this comment');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:saved';
  });
  await press(user, 'Save as a file');
  vi.restoreAllMocks();
  const text = (await saved[0]?.text()) ?? '';
  const upload = async (content: string) =>
    user.upload(
      dialog.getByLabelText('Read a file', { selector: 'input' }),
      new File([content], 'akada-comments.json', { type: 'application/json' }),
    );

  await upload(text.replace('"text": "Reads well."', '"text": ""'));
  expect(
    await dialog.findByText('Comment 1 of the file has no Text. Nothing was changed here.'),
  ).toBeVisible();
  await upload(text.replaceAll('Reads well.', 'Add the labels.'));
  expect(await dialog.findByText('The file has 1 comment and 0 checklists.')).toBeVisible();
  await press(user, 'Add to mine');
  expect(await dialog.findByRole('button', { name: 'Insert Add the labels.' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Insert Reads well.' })).toBeVisible();

  await upload(text);
  await press(user, 'In place of mine');
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'Insert Add the labels.' })).toBeNull(),
  );
});

test('a logout says that saved comments go, and offers them as a file', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await write(user, 'Reads well.', '80');
  await openComments(user);
  await press(user, 'Keep this comment');
  await press(user, 'Send grade');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Logout' }));

  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/saved comments and checklists will be removed/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Keep my comments as a file' })).toBeVisible();
  expect(question.queryByRole('button', { name: 'Keep what I wrote as a file' })).toBeNull();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes('library'))).toEqual([]),
  );
});
