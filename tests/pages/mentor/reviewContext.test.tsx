import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import { desk, gradedIn, openId, openNext, press, submissionsPath, waitingIn } from './desk.ts';

test('“Next” moves one submission a press, even before the page has rendered', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(sandbox);
  await openNext(user);
  for (const key of ['n', 'n']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  await expect.poll(openId).toBe(waiting[2]?.id);
  expect(await within(await desk()).findByText(/^3 of /)).toBeVisible();
});

test('on a phone, a tap shows grades for other tasks without a call', async () => {
  const { user, sandbox, visit } = await prepareApp({ ...ngozi, width: 360 });
  const graded = gradedIn(sandbox);
  const waiting = waitingIn(sandbox).find(({ menteeId }) =>
    graded.some((one) => one.menteeId === menteeId),
  );
  const theirs = graded.filter(({ menteeId }) => menteeId === waiting?.menteeId);
  // An app may have turned the id's letters into capitals.
  await visit(`${submissionsPath}?grade=${waiting?.id.toUpperCase()}`);
  const dialog = within(await desk());
  sandbox.clearRequests();
  await user.click(dialog.getByText(`Grades for other tasks (${theirs.length})`));
  for (const { gradePercentage, mentorComment } of theirs) {
    expect(dialog.getAllByText(`${gradePercentage}%`)[0]).toBeVisible();
    expect(dialog.getByText(mentorComment ?? '?', { selector: 'blockquote *' })).toBeVisible();
  }
  expect(sandbox.calls()).toEqual([]);
});

test('a review on a phone makes no request before a tap', async () => {
  const { user, sandbox, reload } = await renderApp(submissionsPath, { ...ngozi, width: 360 });
  const [, second, third] = waitingIn(sandbox);
  await screen.findByRole('button', { name: 'Review next' });
  sandbox.clearRequests();
  const dialog = within(await openNext(user));
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  for (const next of [second, third]) {
    await user.keyboard('n');
    await expect.poll(openId).toBe(next?.id);
  }
  expect(sandbox.calls()).toEqual([]);

  await user.click(dialog.getByText('Done means'));
  await dialog.findByText('Done means', { selector: 'details[open] > summary' });
  const brief = `GET /api/tasks/${third?.taskId}`;
  await expect.poll(() => sandbox.calls()).toEqual([brief]);
  await expect.poll(() => dialog.queryByText('Loading the brief')).toBeNull();

  // After a reload, the brief is from this device.
  await reload();
  await desk();
  await user.keyboard('pn');
  await expect.poll(openId).toBe(third?.id);
  expect(sandbox.calls().filter((call) => call.includes('/api/tasks/'))).toEqual([brief]);
});

test('“Done means” fetches the brief once for all submissions of a task', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(sandbox);
  const dialog = within(await openNext(user));
  const taskCalls = () => sandbox.calls().filter((call) => call.includes('/api/tasks/'));
  expect(taskCalls()).toEqual([]);
  await user.click(dialog.getByText('Done means'));
  await expect.poll(taskCalls).toEqual([`GET /api/tasks/${waiting[0]?.taskId}`]);
  await user.click(dialog.getByRole('button', { name: 'Show brief' }));
  await expect.poll(() => dialog.queryByText('Loading the brief')).toBeNull();

  const at = waiting.findIndex(({ taskId }, index) => index > 0 && taskId === waiting[0]?.taskId);
  for (let steps = 1; steps <= at; steps += 1) {
    await press(user, 'Next');
    await expect.poll(openId).toBe(waiting[steps]?.id);
  }
  await expect.poll(() => dialog.getByText('Done means').closest('details')?.open).toBe(true);
  expect(taskCalls()).toHaveLength(1);
});
