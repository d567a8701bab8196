import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { type Opened, prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import { ajo, failWork, firstRepo, toForm, writeWork } from './amina.ts';

/** The user may leave the form while it sends, and still sees the result. */

const words = 'The branches were hard, the rest was fun.';
const success = `Successfully sumitted Task #${firstRepo}`;
const failed = /^It was not sent\. We saved it as a draft/;
const wayBack = () => screen.findByRole('link', { name: 'Go back to the form' });

async function sendAndLeave(
  prepare?: (opened: Opened) => void,
  before?: (opened: Opened) => void,
): Promise<Opened> {
  const opened = await prepareApp(amina);
  const { user, sandbox, visit } = opened;
  before?.(opened);
  await visit(toForm(firstRepo));
  await writeWork(user, 'https://git.example/first', words);
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: 'held' });
  prepare?.(opened);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await screen.findByRole('heading', { level: 1, name: 'Tracks' });
  return opened;
}

const noMentor = ({ sandbox: { db } }: Opened): void =>
  void db.run('DELETE FROM mentorships WHERE menteeId = ?', [amina.id]);

/** Waits until the form has its text; a notice appears earlier. */
const seeForm = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(words));
};

test('after leaving, a success notice shows and the draft is gone', async () => {
  const { sandbox, visit } = await sendAndLeave();
  await sandbox.letGo();

  await screen.findByText(success);
  await screen.findByText('Your mentor will review your submission and will get back to you');
  expect(screen.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  await visit(toForm(firstRepo));
  expect(await screen.findByText('This replaces your last version')).toBeVisible();
  expect(screen.queryByText('We restored your draft.')).toBeNull();
});

test('from another task’s form, a failure notice links back to this draft', async () => {
  const { user, sandbox, path } = await sendAndLeave(noMentor);
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await user.click(await screen.findByRole('link', { name: 'Ajo savings calculator' }));
  await user.click(await screen.findByRole('link', { name: 'Submit Task' }));
  await pasteInto(user, await screen.findByLabelText('Comment'), 'Of the other task.');
  await sandbox.letGo();
  await screen.findByText(failed);
  expect(screen.getAllByText('An error occurred')).toHaveLength(1);
  await user.click(await wayBack());

  expect(path()).toBe(toForm(firstRepo));
  await seeForm();
  expect(await screen.findByText(/^Your work was not submitted/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the task' }));
  window.history.go(-2);
  await expect.poll(path).toBe(toForm(ajo));
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Of the other task.'));
});

test.each([
  ['a refusal', noMentor, /^Your work was not submitted/],
  ['a success', undefined, /^Your mentor will review your submission/],
])('the form shows %s when reopened before the response', async (_, prepare, message) => {
  const { user, sandbox } = await sendAndLeave(prepare);
  window.history.back();
  await seeForm();
  expect(screen.getByRole('button', { name: /Submit/ })).toHaveAttribute('aria-busy', 'true');
  await sandbox.letGo();

  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await screen.findByRole('link', { name: 'Web development' });
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.queryByText(failed)).toBeNull();
});

test('a reopened form shows the success even if earlier submissions fail to load', async () => {
  const { sandbox } = await sendAndLeave(undefined, (opened) =>
    failWork(opened.sandbox, firstRepo, '500', { times: 9 }),
  );
  window.history.back();
  await seeForm();
  await screen.findByText(/^If you submitted this task before/);
  await sandbox.letGo();
  expect(await screen.findByText(success)).toBeVisible();
});

test('an outcome already shown in the form raises no notice', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://git.example/first', words);
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: '500' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Your work was not submitted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(success)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await screen.findByRole('link', { name: 'Web development' });
  for (const message of [success, failed, /^Your work was not submitted/]) {
    expect(screen.queryByText(message)).toBeNull();
  }
});

test('after an expired login, the notice links to the unsent draft', async () => {
  const { user, sandbox } = await sendAndLeave();
  sandbox.expireTokens();
  await sandbox.letGo();
  expect(await screen.findByRole('dialog', { name: 'Log in again to continue' })).toBeVisible();
  await logInAgain(user, amina.email);
  await user.click(await wayBack());
  await seeForm();
  expect(
    await screen.findByText(/^You are logged in again\. Your form was not sent/),
  ).toBeVisible();
});
