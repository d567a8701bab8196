import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { renderApp } from '../../../support/page/renderApp.tsx';
import { ngozi, openNext, submissionsPath, waitingIn } from '../../mentor/desk.ts';
import { amina, aminaId, priceList, toForm } from '../amina.ts';

const form = toForm(priceList);
const comment = () => screen.findByRole('textbox', { name: 'Comment' });
const asked = 'A good start.\n\nStill to do:\n- Labels\n- Prices\n- Opening hours';

function changeWork(
  { db }: Sandbox,
  change: { mentorComment: string; menteeComment?: string; gradePercentage?: null },
  id: string,
): void {
  for (const [column, value] of Object.entries(change)) {
    db.run(`UPDATE submissions SET ${column} = ? WHERE id = ?`, [value, id]);
  }
}

const submissionOf = ({ db }: Sandbox) =>
  db.get<{ id: string; menteeComment: string }>(
    'SELECT id, menteeComment FROM submissions WHERE taskId = ? AND menteeId = ?',
    [priceList, aminaId],
  );

test('ticks and reasons about the points to do begin the comment that is sent', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  const id = submissionOf(sandbox)?.id ?? '';
  changeWork(sandbox, { mentorComment: asked, menteeComment: 'The first version.' }, id);
  await reload(form);

  const points = within(await screen.findByRole('group', { name: 'Your mentor asked for' }));
  expect(points.queryByRole('textbox')).toBeNull();
  await user.click(points.getByRole('checkbox', { name: '1. Labels' }));
  await user.click(points.getByRole('checkbox', { name: '3. Opening hours' }));
  await user.type(
    points.getByRole('textbox', { name: /^Why is 2 not done yet/ }),
    'I wait for Ada',
  );
  expect(await comment()).toHaveValue(
    'Done: 1, 3. Not yet: 2, because I wait for Ada.\n\nThe first version.',
  );

  await user.type(await comment(), ' And a second one.');
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
  const { user, sandbox, reload } = await renderApp(null, amina);
  const words = { mentorComment: asked, menteeComment: 'The first version.' };
  changeWork(sandbox, words, submissionOf(sandbox)?.id ?? '');
  await reload(form);
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

test('claims about an earlier grade are not repeated in the next version', async () => {
  const { sandbox, reload } = await renderApp(null, amina);
  const id = submissionOf(sandbox)?.id ?? '';
  const menteeComment = 'Done: 1, 3. Not yet: 2, because 20 are new.\n\nThe second version.';
  changeWork(sandbox, { mentorComment: asked, menteeComment }, id);
  await reload(form);
  expect(await comment()).toHaveValue('The second version.');
  expect(screen.getByRole('checkbox', { name: '1. Labels' })).not.toBeChecked();
});

test('a comment of the mentor without points adds nothing to the form', async () => {
  await renderApp(form, amina);
  await comment();
  expect(screen.queryByRole('group', { name: 'Your mentor asked for' })).toBeNull();
});

test('a review shows each claim beside its point, and only once', async () => {
  const { user, sandbox, reload } = await renderApp(null, ngozi);
  const [first] = waitingIn(sandbox);
  const menteeComment = 'Done: 1, 3. Not yet: 2, because I wait for Ada.\n\nThe second version.';
  changeWork(sandbox, { mentorComment: asked, menteeComment }, first?.id ?? '');
  await reload(submissionsPath);
  const dialog = within(await openNext(user));

  const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(
    expect.arrayContaining(['DoneLabels', 'Not yetPricesI wait for Ada', 'DoneOpening hours']),
  );
  expect(dialog.getByText('The second version.')).toBeVisible();
  expect(dialog.queryByText(/^Done: 1/)).toBeNull();
});
