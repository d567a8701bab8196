import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Opened, renderApp } from '../../support/page/renderApp.tsx';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { logInElsewhere } from '../../support/page/otherTab.ts';
import { loginToken } from '../../support/sandboxServer.ts';
import { answerYes, button } from '../enroll/wizard.ts';
import { fill } from '../../support/page/fill.ts';
import { amina } from '../../support/people.ts';
import { save } from '../profile/form.ts';
import { grade, profile, submission, wizard, words } from './forms.ts';

/**
 * A 401 interrupts a send. The form is offered again after the login, but never sent automatically.
 */

const offer = () => screen.findByText(/^You are logged in again\. Your form was not sent/);
const writes = ({ sandbox }: Opened) =>
  sandbox
    .requests()
    .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/auth'))
    .map(({ status }) => status);

async function submit({ user }: Opened): Promise<void> {
  await submission.write(user);
  await submission.press(user);
}

test.each([
  ['submission', submission, 'Submit', /^Successfully/, 201],
  ['grade', grade, 'Grade and next', 'Grading success', 200],
  ['profile', profile, 'Save profile', 'Profile succesfully updated', 200],
  ['enrollment', wizard, 'Enroll', 'Welcome to Web development', 200],
] as const)(
  'an interrupted %s focuses its button after the login, and is sent once',
  async (_, form, name, success, accepted) => {
    const opened = await renderApp(form.path, form);
    const { user, sandbox } = opened;
    const press = async (action: () => Promise<void>) => {
      await action();
      if (form === wizard) await answerYes(user);
    };
    await form.open(user);
    await form.write(user);
    sandbox.expireTokens();
    await press(async () => user.click(await button(name)));
    await logInAgain(user, form.email);

    expect(await offer()).toBeVisible();
    expect(screen.queryByText(/Your login has/)).toBeNull();
    await waitFor(async () => expect(await button(name)).toHaveFocus());
    await form.see();
    expect(writes(opened)).toEqual([401]);
    await press(() => user.keyboard('{Enter}'));
    expect(await screen.findByText(success)).toBeVisible();
    expect(writes(opened)).toEqual([401, accepted]);
  },
);

test('an interrupted form that was sent with Enter focuses its button after the login', async () => {
  const { user, sandbox } = await renderApp(submission.path, submission);
  await submission.write(user);
  sandbox.expireTokens();
  await user.type(screen.getByLabelText('Link to your work'), '{Enter}');
  await logInAgain(user, submission.email);
  expect(await offer()).toBeVisible();
  await waitFor(async () => expect(await button('Submit')).toHaveFocus());
});

test('after a refusal that follows the new login, the form offers to send again without a dialog', async () => {
  const opened = await renderApp(submission.path, submission);
  const { user, sandbox } = opened;
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: 'held' });
  await submit(opened);
  await expect.poll(() => writes(opened)).toHaveLength(1);
  sandbox.expireTokens();
  // Somebody logs in again in another tab before the response arrives.
  logInElsewhere(await loginToken(opened.origin, amina.email));
  await sandbox.letGo();

  expect(await offer()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Successfully/)).toBeVisible();
  expect(writes(opened)).toEqual([401, 201]);
});

test('another user cannot see an interrupted form, which its author finds again', async () => {
  const opened = await renderApp(submission.path, submission);
  const { user, sandbox, visit } = opened;
  await screen.findByLabelText('Link to your work');
  sandbox.expireTokens();
  await submit(opened);
  await logInAgain(user, wizard.email);

  const link = await screen.findByLabelText('Link to your work');
  expect(link).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  for (const trace of [/You are logged in again/, /We restored your draft/, /Amina/, words]) {
    expect(screen.queryByText(trace)).toBeNull();
  }
  expect(writes(opened)).toEqual([401]);

  sandbox.expireTokens();
  await visit('/dashboard');
  await logInAgain(user, amina.email);
  await visit(submission.path);
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue(words);
  expect(writes(opened)).toEqual([401]);
});

test('changes during a send stay as a draft', async () => {
  const opened = await renderApp('/dashboard/mentee/profile', amina);
  const { user, sandbox } = opened;
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, 'Last name', 'One');
  sandbox.failNext({ method: 'PUT', path: '/api/profile', kind: 'held' });
  await save(user);
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await screen.findByRole('link', { name: 'Profile' }));
  await fill(user, 'Last name', 'Two');
  await save(user);
  expect(await screen.findByText('It is still being sent. Please wait a moment.')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveValue('Two');
});
