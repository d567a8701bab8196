import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reportResponse, reportNoResponse } from '../../../src/api/connection.ts';
import { currentSession } from '../../../src/auth/session.ts';
import { useExpiryNotice } from '../../../src/auth/useExpiryNotice.ts';
import { notices } from '../../../src/ui/notices.ts';
import { draftOf, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { savedFiles } from '../../support/page/savedFiles.ts';
import { logInElsewhere } from '../../support/page/otherTab.ts';
import { loginToken } from '../../support/sandboxServer.ts';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { amina, ngozi } from '../../support/people.ts';
import { firstRepo, toForm } from '../mentee/amina.ts';

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

/** Waits for the page. Until the profile has loaded, the heading is “Akada”. */
const page = () => screen.findByRole('heading', { level: 1, name: /^(?!Akada$)/ });

const logoutButton = async () => within(await menu()).getByRole('button', { name: 'Logout' });

test('logging out asks first, and names the drafts that it would delete', async () => {
  const { user } = await renderApp('/dashboard/track', amina);
  for (const subject of [
    draftOf.submission('1'),
    draftOf.grade('1'),
    draftOf.profile,
    draftOf.enrollment,
  ]) {
    writeDraft(amina.id, subject, { text: 'half a sentence' });
  }
  await user.click(await logoutButton());
  const question = await screen.findByRole('alertdialog', {
    name: 'Are sure you want to log out？',
  });
  expect(within(question).getByText('4 unsent drafts will be deleted.')).toBeVisible();
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A submission',
    'A grade',
    'Changes to your profile',
    'Your choice of track and mentor',
  ]);
  await user.click(within(question).getByRole('button', { name: 'Oppss' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(currentSession()?.userId).toBe(amina.id);
});

test('a logout deletes all stored data of the user, and the next login opens home', async () => {
  const { user, path } = await renderApp('/dashboard/track', amina);
  writeDraft(amina.id, draftOf.submission('1'), { text: 'half a sentence' });
  await expect.poll(storedOwners).toEqual([amina.id]);
  await user.click(await logoutButton());
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(path()).toBe('/login');
  expect(Object.keys(localStorage).filter((key) => key.includes(amina.id))).toEqual([
    `akada_left:${amina.id}`,
  ]);
  expect([localStorage.getItem('akada_token'), localStorage.getItem('expirationDate')]).toEqual([
    null,
    null,
  ]);
  await expect.poll(storedOwners).toEqual([]);

  await logIn(user, amina.email);
  await menu();
  expect(path()).toBe('/dashboard');
  expect(localStorage.getItem(`akada_left:${amina.id}`)).toBeNull();
});

test('the question stays open when a search under it changes the address', async () => {
  const { user, path } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByRole('table');
  await untilIdle();
  // The address is typed in one go, because it changes soon after the last key.
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'Amina' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(path()).toBe('/dashboard/mentor/mentees');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await expect.poll(path).toBe('/dashboard/mentor/mentees?q=Amina');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Oppss' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('drafts can be saved before a logout, in the words of their forms', async () => {
  const { user } = await renderApp('/dashboard/track', amina);
  const { userId = '' } = currentSession() ?? {};
  writeDraft(userId, draftOf.submission('1'), {
    taskUrl: 'git.example/a',
    menteeComment: 'half a sentence',
  });
  writeDraft(userId, draftOf.profile, {
    city: '',
    dob: '2001-02-03',
    gender: 'UNSPECIFIED',
    technologies: 'React, Node',
    availability: 'away',
    awayUntil: '2026-12-20',
    description: 'I repair radios.',
  });
  const saved = savedFiles();

  await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Save drafts as a file' }));
  expect((await saved[0]?.text())?.split('\n')).toEqual([
    'A submission',
    'git.example/a',
    'half a sentence',
    '',
    'Changes to your profile',
    '3 February 2001',
    'Prefer not to say',
    'React, Node',
    'Away until 20 December 2026',
    'I repair radios.',
    '',
  ]);
  expect(currentSession()?.userId).toBe(userId);
});

test('the login dialog takes the email from the token without a profile', async () => {
  const { user, path, sandbox, visit } = await prepareApp(amina);
  const { userId = '' } = currentSession() ?? {};
  writeDraft(userId, draftOf.submission('1'), { menteeComment: 'half a sentence' });
  sandbox.expireTokens();
  await visit('/dashboard/track');
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(amina.email);

  await user.click(within(dialog).getByRole('button', { name: 'Leave instead' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(path()).toBe('/login');
  expect(localStorage.getItem('akada_token')).toBeNull();
  expect(readDraft(userId, draftOf.submission('1'))).not.toBeNull();
});

test('the login dialog warns before the third wrong password locks the account', async () => {
  const { user, sandbox } = await renderApp('/dashboard/track', amina);
  await page();
  sandbox.expireTokens();
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again to continue' }));
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  await screen.findByText('Email or Password is incorrect');
  expect(dialog.queryByText('That was the second wrong password')).toBeNull();

  await user.type(dialog.getByLabelText('Password'), 'er{Enter}');
  expect(await dialog.findByText('That was the second wrong password')).toBeVisible();
  expect(dialog.getByText(/One more wrong password locks your account/)).toBeVisible();
});

test('the login dialog explains that the device’s clock is wrong, and the page stays', async () => {
  let ahead = 0;
  const { user, sandbox, path } = await renderApp('/dashboard/track', {
    ...amina,
    sandbox: { now: () => new Date(Date.now() - ahead) },
  });
  await page();
  sandbox.expireTokens();
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  ahead = 50 * 60 * 60 * 1000;
  await logIn(user, amina.email, within(dialog));
  expect(await screen.findByText('Check the date and time of your device')).toBeVisible();
  expect(dialog).toBeVisible();

  ahead = 0;
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(path()).toBe('/dashboard/pending-task');
});

const form = toForm(firstRepo);
const clock = (moment: number) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const warning = () => screen.findByText(/^Your login expires at/);
const noWarning = async () => {
  await expect.poll(() => screen.queryByText(/^Your login expires/)).toBeNull();
};

/** Opens a page with a login that ends in four minutes; the next one lasts a day. */
async function openNearTheEnd(path: string, email = amina.email) {
  let behind = (24 * 60 - 4) * 60_000;
  const opened = await renderApp(path, {
    email,
    sandbox: { now: () => new Date(Date.now() - behind) },
  });
  behind = 0;
  return opened;
}

test('a notice before expiry offers a login and keeps the text', async () => {
  const { user, path } = await openNearTheEnd(form);
  const words = await warning();
  const { exp = 0 } = currentSession() ?? {};
  expect(words).toHaveTextContent(`Your login expires at ${clock(exp * 1000)}.`);
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await pasteInto(user, comment, 'half a sentence');
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(amina.email);
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(comment).toHaveFocus();
  expect(path()).toBe(form);
  expect(comment).toHaveValue('half a sentence');
  // The request gets a response.
  await noWarning();
});

test('a notice before expiry stays on every page until it is closed', async () => {
  const { user } = await openNearTheEnd(form);
  await warning();
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  expect(await warning()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await noWarning();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByText(/^Your login expires/)).toBeNull();
});

test('a new login closes the warning in other tabs', async () => {
  const { origin } = await openNearTheEnd('/dashboard/track');
  expect(await warning()).toBeVisible();
  logInElsewhere(await loginToken(origin, amina.email));
  await noWarning();
});

test('the warning works inside an open dialog', async () => {
  const mentor = ngozi.email;
  const { user } = await openNearTheEnd('/dashboard/mentor/tasks-submissions/', mentor);
  await user.click(await screen.findByRole('button', { name: 'Review next' }));
  const desk = await screen.findByRole('dialog');
  await pasteInto(user, within(desk).getByLabelText('Comment'), 'half a sentence');
  await user.click(within(desk).getByRole('button', { name: 'Log in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(within(dialog).queryByText(/^Your login expires/)).toBeNull();
  await logIn(user, mentor, within(dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await noWarning();
  expect(within(desk).getByLabelText('Comment')).toHaveValue('half a sentence');
  expect(within(desk).getByLabelText('Comment')).toHaveFocus();
});

const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));

const titles = () => notices.get().map(({ title }) => title.replace(/ at .*/, ''));

test('the notice comes once, five minutes before, even after days and sleep', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  const days = 24 * 60 * 60_000;
  const exp = (Date.now() + 40 * days) / 1000;
  const { rerender, unmount } = renderHook(
    (props: { exp: number }) => useExpiryNotice(props.exp, () => undefined),
    { initialProps: { exp } },
  );
  pass(40 * days - 5 * 60_000 - 60_000);
  expect(titles()).toEqual([]);
  pass(61_000);
  expect(titles()).toEqual(['Your login expires']);
  const [first] = notices.get();
  pass(4 * 60_000);
  expect(notices.get()).toEqual([first]);
  rerender({ exp: exp + days / 1000 });
  expect(titles()).toEqual([]);
  // While a laptop sleeps, the clock runs and the timers do not.
  vi.setSystemTime((exp + days / 1000) * 1000 + 1);
  pass(10_000);
  expect(titles()).toEqual(['Your login expired']);
  unmount();
  expect([titles(), vi.getTimerCount()]).toEqual([[], 0]);
});

test('the notice waits until there is a connection to log in with', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  reportNoResponse();
  const { unmount } = renderHook(() => useExpiryNotice(Date.now() / 1000 + 60, () => undefined));
  pass(20_000);
  expect(notices.get()).toEqual([]);
  reportResponse();
  pass(10_000);
  expect(notices.get()).toHaveLength(1);
  unmount();
});
