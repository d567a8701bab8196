import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toTask, toTrack } from '../../../../src/paths.ts';
import { storedToken } from '../../../../src/auth/session.ts';
import { endLogin } from '../../../support/endLogin.ts';
import { quiet } from '../../../support/page/quiet.ts';
import { type Opened, renderApp } from '../../../support/page/renderApp.tsx';
import { amina, priceList, webTrack } from '../amina.ts';

const track = toTrack('Web', webTrack);

beforeEach(() => {
  const storage = { persist: async () => true, estimate: async () => ({ usage: 1_400_000 }) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

/** Time enough for a late redirect or for the next requests, if there were any. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
  });

const opened = () => screen.findByRole('dialog');
const save = { name: 'Save for offline' };

/** Opens the dialog to save the track offline, and waits for its costs. */
async function openSave({ user }: Pick<Opened, 'user'>) {
  await user.click(await screen.findByText('More'));
  await user.click(await screen.findByRole('button', save));
  const dialog = within(await opened());
  await dialog.findByText(/^about [\d.]+ KB of data$/);
  return dialog;
}

test('a track is saved offline and removed again', async () => {
  const { user, sandbox } = await renderApp(track, amina);
  const [{ courses } = { courses: 0 }] = sandbox.db.all<{ courses: number }>(
    'SELECT count(DISTINCT courseId) AS courses FROM tasks WHERE trackId = ?',
    [webTrack],
  );
  const cost = new RegExp(`^${courses} of your 100 requests`);
  const dialog = await openSave({ user });
  expect(dialog.getByText(cost)).toBeVisible();
  expect(dialog.getByText(`${courses} videos (on other sites)`)).toBeVisible();
  expect(dialog.getByText('This site uses 1.4 MB on your device.')).toBeVisible();

  await user.click(dialog.getByRole('button', save));
  expect(await dialog.findByText(/^As of /)).toBeVisible();
  expect(dialog.getByRole('heading', { name: /is saved offline$/ })).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Remove from this device' }));
  expect(await screen.findByText(/You can save the track again/)).toBeVisible();
  await user.click(screen.getByRole('button', save));
  expect(await within(await opened()).findByText(cost)).toBeVisible();
});

test('a cancelled or closed save ends its requests and does not count as saved', async () => {
  const page = await renderApp(track, amina);
  const { user, sandbox } = page;
  const courses = () => sandbox.requests().filter(({ path }) => path.startsWith('/api/courses/'));
  const dialog = await openSave(page);
  const saveHeld = async () => {
    sandbox.clearRequests();
    for (const { id } of sandbox.db.all<{ id: string }>('SELECT id FROM courses')) {
      sandbox.failNext({ method: 'GET', path: `/api/courses/${id}`, times: 1, kind: 'held' });
    }
    await user.click(dialog.getByRole('button', save));
    await expect.poll(courses).toHaveLength(4);
  };
  await saveHeld();
  expect(await dialog.findByRole('progressbar')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByText(/^You stopped\./)).toBeVisible();
  expect(dialog.queryByText(/^As of /)).toBeNull();
  await sandbox.letGo();

  await saveHeld();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await sandbox.letGo();
  await quiet();
  await settled();
  expect(courses()).toHaveLength(4);
  expect(screen.getByRole('button', save)).toBeVisible();
});

test('a track the device could not save is not shown as saved offline', async () => {
  const { user } = await renderApp(track, amina);
  const dialog = await openSave({ user });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    const request = this.get('nothing');
    this.transaction.abort();
    return request;
  });
  await user.click(dialog.getByRole('button', save));
  expect(await dialog.findByText(/^Your device could not save the track/)).toBeVisible();
  expect(dialog.queryByText(/^As of /)).toBeNull();
  expect(dialog.getByRole('heading', { name: /^Save .+ for offline$/ })).toBeVisible();
});

const goOffline = async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

/** Ends the login on this device, and the connection with it. */
const endLoginOffline = async () => {
  endLogin();
  await goOffline();
};

test('a rate limit shows when to continue', async () => {
  const { user, sandbox } = await renderApp(track, amina);
  const dialog = await openSave({ user });
  // The page's own requests must finish first, because a refusal stops them.
  await quiet();
  sandbox.setFaults({ limitRate: 1 });
  await user.click(dialog.getByRole('button', save));
  expect(await dialog.findByText(/^Too many requests.*Try again after/)).toBeVisible();
  expect(dialog.getByText('The saved parts stay here.')).toBeVisible();
  expect(dialog.queryByText(/when you are online/)).toBeNull();
});

/** The page of the next visit has just been opened. */
const openAnew = async () => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
};

async function takeAlong({ user }: Pick<Opened, 'user'>) {
  const dialog = await openSave({ user });
  await user.click(dialog.getByRole('button', save));
  await dialog.findByText(/^As of /);
}

test('an offline visit opens the saved track, with a link to home', async () => {
  const { user, sandbox, path, reload } = await renderApp('/dashboard', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  sandbox.setFaults({ dropRate: 1 });
  await goOffline();
  await reload('/dashboard', openAnew);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await settled();
  // Without a saved track, home is home.
  expect(path()).toBe('/dashboard');

  vi.restoreAllMocks();
  sandbox.setFaults({ dropRate: 0 });
  await reload(track);
  await takeAlong({ user });
  await reload('/dashboard', openAnew);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await settled();
  // With a network home is home.
  expect(path()).toBe('/dashboard');

  // A loaded home page stays when the connection is lost.
  vi.restoreAllMocks();
  sandbox.setFaults({ dropRate: 1 });
  await goOffline();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(/^No connection\./);
  await settled();
  expect(path()).toBe('/dashboard');

  await reload('/dashboard', openAnew);
  await waitFor(() => expect(path()).toContain(webTrack));
  expect(await screen.findByText(/^Build pages that open quickly/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(path()).toBe('/dashboard');
  await settled();
  expect(path()).toBe('/dashboard');

  // An explicit address does not redirect.
  await reload('/dashboard/pending-task');
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  await settled();
  expect(path()).toBe('/dashboard/pending-task');
});

test('a failing API does not redirect if the site itself responds', async () => {
  const { user, sandbox, path, reload } = await renderApp(track, amina);
  await takeAlong({ user });
  const atSite = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  sandbox.setFaults({ dropRate: 1 });
  await reload('/dashboard', openAnew);
  await screen.findByText(/^No connection\./);
  await waitFor(() => expect(atSite).toHaveBeenCalledOnce());
  await settled();
  expect(path()).toBe('/dashboard');

  atSite.mockRejectedValue(new TypeError());
  await reload('/dashboard', openAnew);
  await waitFor(() => expect(path()).toContain(webTrack));
});

test('an expired login reads offline, and logs in when online', async () => {
  const { user, sandbox, path, reload } = await renderApp(track, amina);
  await takeAlong({ user });
  sandbox.setFaults({ dropRate: 1 });
  await reload(undefined, endLoginOffline);
  expect(await screen.findByText('Offline reading')).toBeVisible();
  expect(await screen.findByText(/^Build pages that open quickly/)).toBeVisible();
  await settled();
  // The missing connection is reported once.
  expect(
    screen.getAllByRole('status').filter((one) => /offline|connect/i.test(one.textContent)),
  ).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Back to tracks' })).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'See my tasks' })[0] ?? document.body);
  expect(path()).toBe('/dashboard/pending-task');
  expect(screen.getByText('Offline reading')).toBeVisible();

  vi.restoreAllMocks();
  sandbox.setFaults({ dropRate: 0 });
  await reload(track);
  await waitFor(() => expect(path()).toBe('/login'));
  // The site answers, if with an error: that is a connection.
  await settled();
  expect(path()).toBe('/login');
  expect(screen.queryByText(/You can read your tasks/)).toBeNull();
});

test('an expired login reads a brief offline and can log out', async () => {
  const { user, sandbox, path, reload } = await renderApp(toTask(priceList), amina);
  expect(await screen.findByRole('button', { name: 'See feedback' })).toBeVisible();
  await screen.findByRole('article');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  sandbox.setFaults({ dropRate: 1 });
  await reload(undefined, endLoginOffline);
  expect(await screen.findByRole('article')).toHaveTextContent('Mama Kudirat');
  expect(screen.queryByText(new RegExp(amina.as))).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect([path(), storedToken()]).toEqual(['/login', null]));
  await reload(toTask(priceList));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(screen.queryByRole('article')).toBeNull();
});
