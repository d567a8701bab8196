import { screen, waitFor, within } from '@testing-library/react';
import { assert, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ada, button, fillAll, findHeading, openRegistration } from '../account/screens.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import { firstRepo, toForm } from '../mentee/amina.ts';

const page = '../../../src/learning/tracks/TracksPage.tsx';

// Vitest drops a mock that is made while an import waits for an earlier mock.
beforeEach(() => vi.dynamicImportSettled());

/** Replaces a module until the end of the test. React logs what breaks, which is the subject here. */
function mock(path: string, module: () => object): void {
  vi.doMock(path, module);
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => vi.doUnmock(path));
}

const notFetched = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

const failToLoad = (path: string): void => mock(path, notFetched);

const breaks = (): never => {
  throw new TypeError('This page breaks for ada@mail.example');
};

/** Breaks a page in a browser without `hasOwn`, which every supported browser has. */
const breaksInOldBrowser = (): never => {
  Reflect.deleteProperty(Object, 'hasOwn');
  return breaks();
};

test('a broken page keeps the frame and offers a reload', async () => {
  mock(page, () => ({ default: breaks }));
  const { user } = await renderApp('/dashboard/track', amina);

  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Something went wrong on this page',
  });
  // `getByRole` fails if there are two.
  expect(screen.getByRole('main')).toContainElement(heading);
  expect(screen.getByText(/^Everything you saved is safe/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  // The report has the error's kind, but not its message, which may contain anything.
  const report = await screen.findByRole('link', { name: 'Report a problem' });
  const text = new URL(report.getAttribute('href') ?? '').searchParams.get('body');
  expect(text).toContain('Page: /dashboard/track\r\n');
  expect(text).toMatch(/\r\nLast failure: \d\d:\d\d TypeError$/);
  expect(text).not.toMatch(/ada|breaks/);

  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { name: 'Amina Bello' })).toBeVisible();
  expect(heading).not.toBeInTheDocument();
});

test('a page that breaks in an old browser names the browser', async () => {
  const { hasOwn } = Object;
  mock(page, () => ({ default: breaksInOldBrowser }));
  await renderApp('/dashboard/track', amina);
  // This runs before the page closes, because the test's window calls it.
  onTestFinished(() => void Object.assign(Object, { hasOwn }));
  expect(await screen.findByText(/^This browser is too old/)).toBeVisible();
});

/** Opens a page whose code is missing, on a site that is reachable once `isSiteThere` says so. */
async function openWithoutCode() {
  mock(page, () => ({ default: notFetched }));
  const isSiteThere = vi.fn<() => boolean>(() => false);
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'HEAD') return fetch(input, init);
    if (!isSiteThere()) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const opened = await renderApp('/dashboard/track', amina);
  // A reload that is played would find the code missing again.
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await screen.findByText(/Check your connection/);
  return { ...opened, isSiteThere, reload };
}

test('a page without its code reloads once the site is reachable', async () => {
  const { isSiteThere, reload } = await openWithoutCode();
  const asked = isSiteThere.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(isSiteThere.mock.calls.length).toBeGreaterThan(asked));
  expect(reload).not.toHaveBeenCalled();
  isSiteThere.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page left without its code does not reload the next one with the connection', async () => {
  const { user, isSiteThere } = await openWithoutCode();
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { name: 'Amina Bello' });
  isSiteThere.mockClear().mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(isSiteThere).not.toHaveBeenCalled();
});

test('Back leaves a public page that is broken', async () => {
  mock('../../../src/site/EventsPage.tsx', () => ({ default: breaks }));
  const { user } = await renderApp('/about');
  const [link] = await screen.findAllByRole('link', { name: 'Events' });
  assert(link);
  await user.click(link);
  const message = await screen.findByText('Something went wrong on this page');

  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: /^(?!Something)/ })).toBeVisible();
  expect(message).not.toBeInTheDocument();
});

test('a logout whose code did not load keeps the page and works later', async () => {
  const dialog = '../../../src/app/frame/LogoutDialog.tsx';
  failToLoad(dialog);
  const { user } = await renderApp('/dashboard/pending-task', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(/^We could not open this\./)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Pending tasks' })).toBeVisible();

  vi.doUnmock(dialog);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('alertdialog', { name: /log out/ })).toBeVisible();
  expect(screen.queryByText(/^We could not open this\./)).toBeNull();
});

test('after an expired login the page stays, even if the dialog’s code fails to load', async () => {
  const dialog = '../../../src/auth/LogInAgain.tsx';
  failToLoad(dialog);
  const { user, sandbox, path } = await renderApp(toForm(firstRepo), amina);
  await pasteInto(user, await screen.findByLabelText('Link to your work'), 'git.example/a');
  const comment = screen.getByRole('textbox', { name: 'Comment' });
  await pasteInto(user, comment, 'half a sentence');
  sandbox.expireTokens();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(comment).toHaveValue('half a sentence');
  await user.click(tryAgain);
  expect(await screen.findByText(/^We could not open this\./)).toBeVisible();

  vi.doUnmock(dialog);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const form = within(await screen.findByRole('dialog', { name: /^Log in again/ }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Leave instead' }));
  await findHeading('Welcome back');
  expect(path()).toBe('/login');
});

test('the login page replaces a login dialog whose code did not load', async () => {
  failToLoad('../../../src/auth/LogInAgain.tsx');
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.expireTokens();
  await visit('/dashboard/track');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await findHeading('Welcome back');
  await logIn(user, amina.email);
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('the page about a sent email works without the code that sends another', async () => {
  const load = vi.fn<() => never>(notFetched);
  mock('../../../src/auth/ResendMail.tsx', load);
  const { user } = await openRegistration();
  await fillAll(user, ada);
  await user.click(button('get started'));
  const heading = await findHeading('Check your email');
  await waitFor(() => expect(load).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('button', { name: /again/ })).toBeNull());
  expect(heading).toBeVisible();
});
