import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { persistToken } from '../../../src/auth/session.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { loginToken } from '../../support/sandboxServer.ts';
import { answerYes, button, chooseMentor, enroll } from '../enroll/wizard.ts';
import { amina, aminaId, firstRepo, toForm, writeWork } from '../mentee/amina.ts';
import {
  ngozi,
  openNext,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from '../mentor/desk.ts';
import { fill, save, userIn } from '../profile/form.ts';

/**
 * After a 401 during a send, the form is offered again after the login, but never sent
 * automatically.
 */

const form = toForm(firstRepo);
const words = 'The branches were hard, the rest was fun.';
const offer = () => screen.findByText(/^You are logged in again\. Your form was not sent/);
const chidera = { as: 'new.mentee@akada.example' };

type Opened = Awaited<ReturnType<typeof renderApp>>;

const writes = ({ sandbox }: Opened) =>
  sandbox
    .requests()
    .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/auth'))
    .map(({ status }) => status);

async function submit({ user }: Opened): Promise<void> {
  await writeWork(user, 'https://git.example/first', words);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

test('an interrupted submission focuses its button and is sent once', async () => {
  const opened = await renderApp(form, amina);
  await screen.findByLabelText('Link to your work');
  opened.sandbox.expireTokens();
  await submit(opened);
  await logInAgain(opened.user, amina.as);

  expect(await offer()).toBeVisible();
  expect(screen.queryByText(/Your login has/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
  expect(writes(opened)).toEqual([401]);
  await opened.user.keyboard('{Enter}');
  expect(await screen.findByText(/^Successfully/)).toBeVisible();
  expect(writes(opened)).toEqual([401, 201]);
});

test('an interrupted grade is sent once with the pressed button', async () => {
  const opened = await renderApp(submissionsPath, ngozi);
  const { user, sandbox } = opened;
  const [first] = waitingIn(sandbox);
  const desk = await openNext(user);
  await write(user, 'Well done.', '80');
  sandbox.expireTokens();
  await user.click(within(desk).getByRole('button', { name: 'Grade and next' }));
  await logInAgain(user, ngozi.as);

  expect(within(desk).getByLabelText('Comment')).toHaveValue('Well done.');
  expect(await offer()).toBeVisible();
  await waitFor(() =>
    expect(within(desk).getByRole('button', { name: 'Grade and next' })).toHaveFocus(),
  );
  expect(writes(opened)).toEqual([401]);
  await user.keyboard('{Enter}');
  // The worker's first notice loads all the code that notices need.
  await screen.findByText('Grading success');
  expect(writes(opened)).toEqual([401, 200]);
  expect(submissionIn(sandbox, first?.id ?? '')?.gradePercentage).toBe(80);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('an interrupted profile save is offered again after login and sent once', async () => {
  const opened = await renderApp('/dashboard/mentee/profile', amina);
  const { user, sandbox } = opened;
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, 'Last name', 'Bello-Sani');
  sandbox.expireTokens();
  await save(user);
  await logInAgain(user, amina.as);

  expect(await offer()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByText('Profile succesfully updated');
  expect(writes(opened)).toEqual([401, 200]);
  expect(userIn(sandbox, amina.as)?.lastName).toBe('Bello-Sani');
});

test('an interrupted enrollment asks for confirmation again', async () => {
  const opened = await renderApp('/dashboard', chidera);
  const { user, sandbox } = opened;
  await chooseMentor(user, /^Web/);
  sandbox.expireTokens();
  await enroll(user);
  await logInAgain(user, chidera.as);

  expect(await offer()).toBeVisible();
  await waitFor(async () => expect(await button('Enroll')).toHaveFocus());
  expect(writes(opened)).toEqual([401]);
  await user.keyboard('{Enter}');
  await answerYes(user);
  expect(await screen.findByRole('heading', { name: 'Welcome to Web development' })).toBeVisible();
  expect(writes(opened)).toEqual([401, 200]);
});

test('a refusal after the new login is offered again without a dialog', async () => {
  const opened = await renderApp(form, amina);
  const { user, sandbox } = opened;
  await screen.findByLabelText('Link to your work');
  sandbox.failNext({ method: 'POST', path: '/api/tasks', times: 1, kind: 'held' });
  await submit(opened);
  await expect.poll(() => writes(opened)).toHaveLength(1);
  sandbox.expireTokens();
  // A new login in another tab, before the answer arrives.
  persistToken(await loginToken(opened.origin, amina.as));
  window.dispatchEvent(new StorageEvent('storage', { key: 'akada_token' }));
  await sandbox.letGo();

  expect(await offer()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Successfully/)).toBeVisible();
  expect(writes(opened)).toEqual([401, 201]);
});

test('another user cannot see an interrupted form, which its author finds again', async () => {
  const opened = await renderApp(form, amina);
  const { user, sandbox, reload } = opened;
  await screen.findByLabelText('Link to your work');
  sandbox.expireTokens();
  await submit(opened);
  await logInAgain(user, chidera.as);

  const link = await screen.findByLabelText('Link to your work');
  expect(link).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  for (const trace of [/You are logged in again/, /We restored your draft/, /Amina/, words]) {
    expect(screen.queryByText(trace)).toBeNull();
  }
  expect(writes(opened)).toEqual([401]);

  sandbox.expireTokens();
  await reload('/dashboard');
  await logInAgain(user, amina.as);
  await reload(form);
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue(words);
  expect(
    sandbox.db.all('SELECT 1 FROM submissions WHERE taskId = ? AND menteeId = ?', [
      firstRepo,
      aminaId,
    ]),
  ).toEqual([]);
});

test('a dialog whose code loads late does not cover the login dialog', async () => {
  const network = new EventTarget();
  const code = new Promise((resolve) => {
    network.addEventListener('code', resolve);
  });
  vi.doMock(import('../../../src/learning/enroll/EnrollWizard.tsx'), async (original) => {
    await code;
    return original();
  });
  onTestFinished(() => vi.doUnmock('../../../src/learning/enroll/EnrollWizard.tsx'));
  const { user, sandbox, reload } = await renderApp('/dashboard', chidera);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard', hidden: true });
  sandbox.expireTokens();
  await reload();
  const login = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  await waitFor(() => expect(login.contains(document.activeElement)).toBe(true));

  network.dispatchEvent(new Event('code'));
  await screen.findByRole('dialog', { name: 'Enroll in a track' });
  expect(login.contains(document.activeElement)).toBe(true);
  await logInAgain(user, chidera.as);
  expect(screen.getByRole('dialog', { name: 'Enroll in a track' })).toBeVisible();
});

test('changes during a send stay as a draft', async () => {
  const opened = await renderApp('/dashboard/mentee/profile', amina);
  const { user, sandbox } = opened;
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, 'Last name', 'One');
  sandbox.failNext({ method: 'PUT', path: '/api/profile', times: 1, kind: 'held' });
  await save(user);
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await screen.findByRole('link', { name: 'Profile' }));
  await fill(user, 'Last name', 'Two');
  await save(user);
  expect(await screen.findByText('It is still being sent. Please wait a moment.')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveValue('Two');
});
