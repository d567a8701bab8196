import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import { desk, gradePosts, openRow, press, submissionsPath, write } from './desk.ts';

const comment = async () => within(await desk()).getByLabelText<HTMLTextAreaElement>('Comment');

const choices = async () =>
  within(await desk())
    .getAllByRole('button', { name: /^Insert/ })
    .map((button) => button.textContent);

const openFold = async (user: UserEvent, title: RegExp | string) =>
  user.click(within(await desk()).getByText(title));

/** Shows only a task with three submissions, none of them commented. */
async function withoutComments(open: Awaited<ReturnType<typeof renderApp>>): Promise<void> {
  const { sandbox, visit } = open;
  const task = sandbox.db.get<{ taskId: string }>(
    `SELECT taskId FROM submissions WHERE gradePercentage IS NULL
     GROUP BY taskId ORDER BY count(*) DESC`,
  );
  sandbox.db.run(
    'UPDATE submissions SET mentorComment = NULL, gradePercentage = NULL WHERE taskId = ?',
    [task?.taskId ?? ''],
  );
  await visit(`${submissionsPath}?task=${task?.taskId}`);
}

/** Returns the first name of the mentee of the open submission. */
const firstName = async (): Promise<string> =>
  (await desk()).querySelector('a[href*="/mentee/"]')?.textContent?.split(' ')[0] ?? '';

test('a mentor’s comment on a task is offered for the next submission, and says whose name it contains', async () => {
  const opened = await prepareApp(ngozi);
  const { user, sandbox, reload } = opened;
  await withoutComments(opened);
  await openRow(user);
  const ada = await firstName();
  await write(user, `Well done, ${ada}. Add labels.`, '80');
  await press(user, 'Grade and next');
  await expect.poll(comment).toHaveProperty('value', '');
  // The comment comes from the API: this device may forget it.
  localStorage.removeItem('akada_responses');
  await reload();
  sandbox.clearRequests();

  await openFold(user, 'Your comments on this task (1)');
  expect(await choices()).toEqual([`Well done, ${ada}. Add labels. It says “${ada}”.`]);
  await press(user, `Insert Well done, ${ada}. Add labels. It says “${ada}”.`);
  const field = await comment();
  expect(field).toHaveValue(`Well done, ${ada}. Add labels.`);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull();
  const warning = `Check the name: “${ada}” is another mentee.`;
  expect(await screen.findByText(warning)).toBeVisible();
  await user.clear(field);
  await user.type(field, `Well done, ${await firstName()}.`);
  expect(screen.queryByText(warning)).toBeNull();

  // A second one goes below what is written.
  await openFold(user, 'Your comments on this task (1)');
  await press(user, `Insert Well done, ${ada}. Add labels. It says “${ada}”.`);
  expect(field).toHaveValue(`Well done, ${await firstName()}.\n\nWell done, ${ada}. Add labels.`);
  expect(gradePosts(sandbox)).toEqual([]);
});

test('a mentor without a comment on a task gets three ways to begin', async () => {
  const opened = await prepareApp(ngozi);
  const { user } = opened;
  await withoutComments(opened);
  await openRow(user);
  const name = await firstName();
  const task = within(await desk()).getByRole('heading', { level: 2 }).textContent;
  await openFold(user, 'Ways to begin');
  const [done, almost, noLink, ...others] = await choices();
  expect(others).toEqual([]);
  expect(done).toContain(`Well done, ${name}. `);
  expect(almost).toContain(`A good start, ${name}. `);
  expect(noLink).toContain(`Hello ${name}, I could not open your link for ${task}. `);
  await user.click(within(await desk()).getByRole('button', { name: /^Insert Well done/ }));
  expect((await comment()).value).toBe(done);
});

const stored = (sandbox: Sandbox, id: string) =>
  sandbox.db.get('SELECT mentorComment FROM submissions WHERE id = ?', [id]);

test('a mentor adds points to mend, which are sent as a list', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  await openRow(user);
  const id = new URLSearchParams(window.location.search).get('grade') ?? '';
  await write(user, 'Good colours.', '70');
  await press(user, 'Add a point to mend');
  expect(await comment()).toHaveFocus();
  await user.keyboard('Labels');
  await press(user, 'Add a point to mend');
  // An empty point is used before another is added.
  await press(user, 'Add a point to mend');
  await user.keyboard('Prices');
  const text = 'Good colours.\n\nStill to do:\n– Labels\n– Prices';
  expect(await comment()).toHaveValue(text);
  await press(user, 'Send grade');
  await expect.poll(() => gradePosts(sandbox)).toHaveLength(1);
  await expect.poll(() => stored(sandbox, id)).toEqual({ mentorComment: text });
});
