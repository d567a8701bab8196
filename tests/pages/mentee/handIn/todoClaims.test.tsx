import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteResponses } from '../../../../src/app/store/responses.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { pasteInto } from '../../../support/page/fill.ts';
import { prepareApp } from '../../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../../support/people.ts';
import { openNext, submissionsPath, waitingIn } from '../../mentor/desk.ts';
import { priceList, toForm } from '../amina.ts';
import { comment } from './form.ts';

const form = toForm(priceList);
const asked = 'A good start.\n\nStill to do:\n– Labels\n– Prices\n- Opening hours';

/** Writes the comments of a submission. */
const comments = ({ db }: Sandbox, id: string, menteeComment: string) =>
  db.run('UPDATE submissions SET mentorComment = ?, menteeComment = ? WHERE id = ?', [
    asked,
    menteeComment,
    id,
  ]);

const submissionOf = ({ db }: Sandbox) =>
  db.get<{ id: string; menteeComment: string }>(
    'SELECT id, menteeComment FROM submissions WHERE taskId = ? AND menteeId = ?',
    [priceList, amina.id],
  );

/** Opens the form of work for which the mentor asked three points. */
async function openForm(menteeComment: string) {
  const opened = await prepareApp(amina);
  comments(opened.sandbox, submissionOf(opened.sandbox)?.id ?? '', menteeComment);
  await opened.visit(form);
  return opened;
}

test('ticks and reasons about the points to do begin the comment that is sent', async () => {
  const { user, sandbox, reload } = await openForm(
    'Done: 1, 3. Not yet: 2, because 20 are new.\n\nThe first version.',
  );
  // Claims about an earlier grade are not repeated.
  expect(await comment()).toHaveValue('The first version.');
  const points = within(await screen.findByRole('group', { name: 'Your mentor asked for' }));
  expect(points.queryByRole('textbox')).toBeNull();
  expect(points.getByRole('checkbox', { name: '1. Labels' })).not.toBeChecked();
  await user.click(points.getByRole('checkbox', { name: '1. Labels' }));
  await user.click(points.getByRole('checkbox', { name: '3. Opening hours' }));
  const reason = points.getByRole('textbox', { name: /^Why is 2 not done yet/ });
  await pasteInto(user, reason, 'I wait for Ada');
  // Nothing is sent before the button is pressed.
  await user.keyboard('{Enter}');
  expect(await comment()).toHaveValue(
    'Done: 1, 3. Not yet: 2, because I wait for Ada.\n\nThe first version.',
  );

  await pasteInto(user, await comment(), ' And a second one.');
  await screen.findByText(/^Draft saved/);
  await reload();
  expect(await screen.findByRole('checkbox', { name: '3. Opening hours' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '2. Prices' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '2. Prices' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(submissionOf(sandbox)?.menteeComment).toBe(
    'Done: 1, 2, 3.\n\nThe first version. And a second one.',
  );
});

test('a reason can be emptied and typed again', async () => {
  const { user } = await openForm('The first version.');
  const box = await screen.findByRole('checkbox', { name: '1. Labels' });
  await user.click(box);
  const reason = screen.getByRole('textbox', { name: /^Why is 2 not done yet/ });
  await user.type(reason, 'I');
  await user.click(box);
  await user.clear(reason);
  await user.type(reason, 'I wait for Ada');
  expect(reason).toHaveFocus();
  expect(await comment()).toHaveValue(
    'Not yet: 1; 2, because I wait for Ada; 3.\n\nThe first version.',
  );
});

/** Finds the field for the reason of the second point. */
const why = () => screen.getByRole('textbox', { name: /^Why is 2 not done yet/ });

test('a reason keeps its semicolon, the caret, and what was typed before a mistaken tick', async () => {
  const { user } = await openForm('The first version.');
  await user.click(await screen.findByRole('checkbox', { name: '1. Labels' }));
  await user.type(why(), 'I waitAda');
  await user.type(why(), '; for ', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(why()).toHaveValue('I wait; for Ada');
  expect(await comment()).toHaveValue(
    'Done: 1. Not yet: 2, because I wait; for Ada; 3.\n\nThe first version.',
  );
  const prices = screen.getByRole('checkbox', { name: '2. Prices' });
  await user.click(prices);
  await user.click(prices);
  expect(why()).toHaveValue('I wait; for Ada');
});

test('ticks about a former list claim nothing of the next one, and typed reasons stay', async () => {
  const { user, sandbox, visit } = await openForm('The first version.');
  await user.click(await screen.findByRole('checkbox', { name: '1. Labels' }));
  await pasteInto(user, screen.getByRole('textbox', { name: /^Why is 2/ }), 'I wait for Ada');
  await screen.findByText(/^Draft saved/);
  sandbox.db.run('UPDATE submissions SET mentorComment = ? WHERE id = ?', [
    'Better.\n\nStill to do:\n– Colours\n– Sums\n– Names',
    submissionOf(sandbox)?.id ?? '',
  ]);
  await visit(form, () => deleteResponses());
  expect(await screen.findByRole('checkbox', { name: '1. Colours' })).not.toBeChecked();
  expect(await comment()).toHaveValue('Prices: I wait for Ada\n\nThe first version.');
});

test('a review shows each claim beside its point, and only once', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  const [first] = waitingIn(sandbox);
  const claims = 'Done: 1, 3. Not yet: 2, because I wait for Ada.';
  comments(sandbox, first?.id ?? '', `${claims}\n\nThe second version.`);
  await visit(submissionsPath);
  const dialog = within(await openNext(user));

  const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(
    expect.arrayContaining(['DoneLabels', 'Not yetPricesI wait for Ada', 'DoneOpening hours']),
  );
  expect(dialog.getByText('The second version.')).toBeVisible();
  expect(dialog.queryByText(/^Done: 1/)).toBeNull();
});
