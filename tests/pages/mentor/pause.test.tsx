import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftOf } from '../../../src/user/drafts.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import { writeFinished } from '../outbox/waiting.ts';
import {
  closed,
  desk,
  gradePosts,
  openId,
  openNext,
  openRow,
  press,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

const question = (done: number) =>
  screen.findByRole('alertdialog', { name: new RegExp(`^${done} done\\.\\sStop\\shere`) });

const answer = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const comment = async () => within(await desk()).getByLabelText('Comment');

/** Grades the open submission and those after it, and waits for each grade. */
async function gradeFrom(user: UserEvent, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await write(user, `Comment ${number}.`, '80');
    await press(user, 'Grade and next');
    await expect.poll(comment).toHaveProperty('value', '');
    expect(await within(await desk()).findByText(new RegExp(`^${number} done, `))).toBeVisible();
  }
}

test('a mentor is asked after each five grades, and stopping says what is left', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(sandbox);
  await openNext(user);
  await gradeFrom(user, 1, 4);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await gradeFrom(user, 5, 5);
  expect(await question(5)).toBeVisible();
  // The question takes the keys of the review below it.
  await user.keyboard('n');
  await answer(user, 'Go on');
  expect(openId()).toBe(waiting[5]?.id);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  sandbox.clearRequests();
  await gradeFrom(user, 6, 10);
  expect(await question(10)).toBeVisible();
  await answer(user, 'Stop here');
  await closed();
  const line = await screen.findByText(`${waiting.length - 10} left, the oldest from 6 days ago.`);
  await expect.poll(() => line).toHaveFocus();
  expect(gradePosts(sandbox)).toHaveLength(5);
  expect(sandbox.calls()).toHaveLength(5);

  await openNext(user);
  expect(screen.queryByText(/left, the oldest/)).toBeNull();
});

test('a question that Back has closed is not asked again', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const next = waitingIn(sandbox)[5];
  await openNext(user);
  await gradeFrom(user, 1, 5);
  await question(5);
  window.history.back();
  await closed();
  await openNext(user);
  expect(openId()).toBe(next?.id);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('after a corrected grade the mentor is not asked, and “Send grade” asks like “Grade and next”', async () => {
  const { user, sandbox, visit } = await renderApp(submissionsPath, ngozi);
  const [first] = waitingIn(sandbox);
  await openNext(user);
  await gradeFrom(user, 1, 4);
  await user.keyboard('{Escape}');
  await closed();
  await openRow(user);
  await write(user, 'The fifth.', '81');
  await press(user, 'Send grade');
  expect(await question(5)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/left, the oldest/)).toBeVisible();
  await closed();

  await visit(`${submissionsPath}?grade=${first?.id}`);
  await write(user, 'Better words.', '82');
  await press(user, 'Grade and next');
  await expect.poll(openId).toBe(waitingIn(sandbox)[0]?.id);
  // The question would come with the next review, which the address names earlier.
  await expect.poll(() => screen.getByLabelText('Comment')).toHaveValue('');
  expect(screen.getByText(/^5 done, /)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('work whose grade is in the outbox is neither opened next nor counted as left', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(sandbox);
  await openNext(user);
  await gradeFrom(user, 1, 4);
  act(() => {
    const values = { mentorComment: 'Written offline.', grade: '71' };
    writeFinished(draftOf.grade(waiting[5]?.id ?? ''), values, waiting[5]);
  });
  await gradeFrom(user, 5, 5);
  await question(5);
  expect(openId()).toBe(waiting[6]?.id);
  await answer(user, 'Stop here');
  expect(await screen.findByText(new RegExp(`^${waiting.length - 6} left, `))).toBeVisible();
});
