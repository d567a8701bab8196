import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  closed,
  desk,
  ngozi,
  openNext,
  press,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

const question = () => screen.findByRole('alertdialog', { name: 'Leave without grading?' });
const answer = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(within(await question()).getByRole('button', { name }));

test('a reload restores the open review and its draft', async () => {
  const { user, reload, path, sandbox } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await write(user, 'Half a thought', '6');
  expect(path()).toBe(`${submissionsPath}?grade=${waitingIn(sandbox)[0]?.id}`);
  await reload();

  const dialog = within(await desk());
  expect(await dialog.findByLabelText('Comment')).toHaveValue('Half a thought');
  expect(dialog.getByLabelText('Grade (%)')).toHaveValue('6');
  expect(dialog.getByText('We restored your draft.')).toBeVisible();
});

test('leaving with unsent input asks first and keeps the draft with its submission', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = await openNext(user);
  await write(user, 'Not sent', '55');

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await answer(user, 'Stay');
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('Not sent');

  await user.click(within(await desk()).getByRole('button', { name: 'Next' }));
  await answer(user, 'Leave');
  expect(await screen.findByText('2 of 26')).toBeVisible();
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('');

  await user.click(within(await desk()).getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1 of 26')).toBeVisible();
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('Not sent');
});

test('a review without input closes at once', async () => {
  const { user, path } = await renderApp(submissionsPath, ngozi);
  const dialog = await openNext(user);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await closed();
  await expect.poll(path).toBe(submissionsPath);
});

test('Back closes a review, and asks first if it has input', async () => {
  const { user, path } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  window.history.back();
  await closed();
  expect(path()).toBe(submissionsPath);

  await openNext(user);
  await write(user, 'Still here', '40');
  window.history.back();
  await answer(user, 'Stay');
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('Still here');
  await expect.poll(path).toContain('grade=');

  window.history.back();
  await answer(user, 'Leave');
  await closed();
  expect(path()).toBe(submissionsPath);
  expect(await screen.findByText('Draft')).toBeVisible();
});

test('sending a grade deletes its draft', async () => {
  const { user, reload, sandbox } = await renderApp(submissionsPath, ngozi);
  const id = waitingIn(sandbox)[0]?.id ?? '';
  await openNext(user);
  await write(user, 'Sent.', '80');
  await press(user, 'Send grade');
  await closed();
  expect(Object.keys(localStorage).filter((key) => key.includes(id))).toEqual([]);

  await reload(`${submissionsPath}?grade=${id}`);
  const dialog = within(await desk());
  expect(dialog.queryByText('We restored your draft.')).toBeNull();
});

test('a second press of “Grade and next” does not send the next submission’s draft', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const [first, second] = waitingIn(sandbox);
  await openNext(user);
  await user.keyboard('j');
  expect(await screen.findByText('2 of 26')).toBeVisible();
  await write(user, 'To be read once more', '12');
  await user.click(within(await desk()).getByRole('button', { name: 'Previous' }));
  await answer(user, 'Leave');
  expect(await screen.findByText('1 of 26')).toBeVisible();
  await write(user, 'Well done', '88');

  // The second click of a double click meets the next submission.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const pressed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!screen.queryByDisplayValue('To be read once more')) return;
      watch.disconnect();
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Grade and next' }).click();
      clock.mockRestore();
      resolve();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await press(user, 'Grade and next');
  await pressed;
  expect(await screen.findByText('1 of 25')).toBeVisible();
  await new Promise((resolve) => {
    setTimeout(resolve, 1100);
  });
  const grades = () => sandbox.requests().filter(({ method }) => method === 'POST');
  expect(grades().map(({ path }) => path)).toEqual([`/api/mentors/grade/${first?.id}/`]);
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('To be read once more');

  await press(user, 'Grade and next');
  await expect.poll(() => submissionIn(sandbox, second?.id ?? '')?.gradePercentage).toBe(12);
});
