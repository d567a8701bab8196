import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { closed, desk, ngozi, openNext, openRow, submissionsPath, waitingIn } from './desk.ts';

test('shortcuts work outside fields and type letters inside them', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.keyboard('o');
  expect(open.mock.calls).toEqual([
    [waitingIn(sandbox)[0]?.taskUrl, '_blank', 'noopener,noreferrer'],
  ]);

  await user.keyboard('n');
  expect(await dialog.findByText('2 of 26')).toBeVisible();
  await user.keyboard('p');
  expect(await dialog.findByText('1 of 26')).toBeVisible();
  await user.keyboard('b');
  expect(await dialog.findByRole('button', { name: 'Hide brief' })).toBeVisible();

  await user.keyboard('g');
  expect(dialog.getByLabelText('Grade (%)')).toHaveFocus();
  await user.keyboard('75');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.click(dialog.getByText('Submission'));
  await user.keyboard('c');
  expect(dialog.getByLabelText('Comment')).toHaveFocus();
  await user.keyboard('nice pages, good code');
  expect(dialog.getByLabelText('Comment')).toHaveValue('nice pages, good code');
  expect(dialog.getByText('1 of 26')).toBeVisible();
});

test('the dialog lists its shortcuts and can switch single letters off', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await user.keyboard('?');
  expect(await dialog.findByText('Next submission')).toBeVisible();
  const listed = dialog
    .getAllByRole('term', { hidden: true })
    .map((term) => [...term.children].map((cap) => cap.textContent).join(' '));
  const all = ['C', 'G', 'O', 'B', 'D', 'J N', 'K P', 'Ctrl Enter', 'Ctrl Shift Enter'];
  expect(listed.filter((keys) => keys !== 'E')).toEqual([...all, '?', 'Esc']);
  await user.click(dialog.getByLabelText('Single letters (outside text fields)'));
  await user.click(dialog.getByText('Submission'));
  await user.keyboard('n');
  expect(dialog.getByText('1 of 26')).toBeVisible();

  await reload();
  await within(await desk()).findByText('1 of 26');
  await user.keyboard('n');
  expect(screen.getByText('1 of 26')).toBeVisible();
});

test('focus returns to the list after a grade', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openRow(user));
  await user.keyboard('cSeen.');
  while (document.activeElement !== dialog.getByLabelText('Grade (%)')) await user.tab();
  await user.keyboard('70{Control>}{Enter}{/Control}');
  await closed();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Review/);
});
