import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { boxKey } from '../../../src/user/box.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import {
  closed,
  deleteDraft,
  desk,
  gradePosts,
  openNext,
  press,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

test('a draft stays with its submission, and closing asks nothing', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = await openNext(user);
  await write(user, 'Not sent', '55');

  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('2 of 26')).toBeVisible();
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('');

  await user.click(within(await desk()).getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1 of 26')).toBeVisible();
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('Not sent');
  await press(user, 'Close');
  expect(await screen.findByText('Draft')).toBeVisible();
});

test('a draft is deleted after a question, and its form has the focus', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await write(user, 'Not sent', '55');
  await reload();
  const comment = within(await desk()).getByLabelText('Comment');
  await press(user, 'Delete draft');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  expect(question.getByText('There is no other copy. You cannot get it back.')).toBeVisible();
  // The keys of the review do not work in the question.
  await user.keyboard('n');
  expect(screen.getByText('1 of 26')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(comment).toHaveValue('Not sent');

  await deleteDraft(user);
  expect(comment).toHaveValue('');
  expect(comment).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('closing stores nothing after the draft of a failed grade was deleted', async () => {
  const { user, sandbox, reload } = await renderApp(submissionsPath, ngozi);
  const id = waitingIn(sandbox)[0]?.id ?? '';
  const address = `/api/mentors/grade/${id}/`;
  await openNext(user);
  await write(user, 'Not sent', '55');
  await reload();
  sandbox.failNext({ method: 'POST', path: address, kind: '503' });
  await press(user, 'Send grade');
  expect(await screen.findByText(/You can also send it from your outbox/)).toBeVisible();
  await deleteDraft(user);
  expect(screen.queryByText(/You can also send it from your outbox/)).toBeNull();
  const { userId = '' } = currentSession() ?? {};
  const key = boxKey(userId, 'grade', id);
  // Another tab has deleted it too.
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  });
  await press(user, 'Close');
  await closed();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a second press of “Grade and next” does not send the next submission’s draft', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const [first, second] = waitingIn(sandbox);
  await openNext(user);
  await user.keyboard('n');
  expect(await screen.findByText('2 of 26')).toBeVisible();
  await write(user, 'To be read once more', '12');
  await user.click(within(await desk()).getByRole('button', { name: 'Previous' }));
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
  expect(gradePosts(sandbox)).toEqual([`POST /api/mentors/grade/${first?.id}/`]);
  expect(within(await desk()).getByLabelText('Comment')).toHaveValue('To be read once more');

  await press(user, 'Grade and next');
  await expect.poll(() => submissionIn(sandbox, second?.id ?? '')?.gradePercentage).toBe(12);
});
