import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, assert, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { spend } from '../../../../src/api/allowance.ts';
import { toTask, toTrack } from '../../../../src/paths.ts';
import { storedToken } from '../../../../src/auth/session.ts';
import { dataSaving } from '../../../../src/lib/deviceSettings.ts';
import { endLogin } from '../../../support/endLogin.ts';
import { untilIdle } from '../../../support/page/untilIdle.ts';
import { type Opened, renderApp } from '../../../support/page/renderApp.tsx';
import { amina, chidera } from '../../../support/people.ts';
import { chooseMentor, enroll, wizard } from '../../enroll/wizard.ts';
import { priceList, webTrack } from '../amina.ts';

const track = toTrack('Web', webTrack);

beforeEach(() => {
  const storage = { persist: async () => true };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

/** Waits long enough for a late redirect or for the next requests, if there were any. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
  });

const saved = { name: 'Saved. Remove' };

/** Finds the button that saves the track, once it says the size. */
const saveButton = () => screen.findByRole('button', { name: /^Save for offline \([\d.]+ KB\)$/ });

async function saveTrack({ user }: Pick<Opened, 'user'>) {
  await user.click(await saveButton());
  await screen.findByRole('button', saved);
}

const coursesIn = ({ sandbox }: Pick<Opened, 'sandbox'>) =>
  sandbox.requests().filter(({ path }) => path.startsWith('/api/courses/'));

test('a track is saved offline and removed again, without a question', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist');
  const page = await renderApp(track, amina);
  const { user, reload } = page;
  const before = (await saveButton()).textContent;
  expect(persist).not.toHaveBeenCalled();
  await saveTrack(page);
  expect(persist).toHaveBeenCalledOnce();
  expect(screen.getByText(/^Saved, but your browser cannot open this site/)).toBeVisible();
  await reload();
  await user.click(await screen.findByRole('button', saved));
  expect(screen.getByText(/^Removed from this device\./)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await saveButton()).toHaveTextContent(before ?? '');
});

test('with data saving, a saved track that loads too late keeps the app’s files', async () => {
  const page = await renderApp(track, amina);
  await saveTrack(page);
  dataSaving.set('on');
  vi.stubEnv('PROD', true);
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const getRegistration = async () => ({ active: {}, unregister });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const { getAll } = IDBObjectStore.prototype;
  const respond = vi.fn<() => void>();
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function late(
    this: IDBObjectStore,
  ) {
    const real = getAll.call(this);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as is used
    const request = new EventTarget() as IDBRequest<unknown[]>;
    respond.mockImplementation(() => {
      Object.assign(request, { result: real.result });
      Reflect.get(request, 'onsuccess')?.call(request, new Event('success'));
    });
    return request;
  });

  await page.reload();
  await saveButton();
  respond();
  await settled();
  expect(unregister).not.toHaveBeenCalled();
});

test('a save continues while the mentee looks at another page', async () => {
  const page = await renderApp(track, amina);
  const { user, sandbox } = page;
  const button = await saveButton();
  await untilIdle();
  for (const { id } of sandbox.db.all<{ id: string }>('SELECT id FROM courses')) {
    sandbox.failNext({ method: 'GET', path: `/api/courses/${id}`, kind: 'held' });
  }
  await user.click(button);
  expect(button).toHaveAccessibleName(/^Saving 1 of \d+$/);
  await user.click(button);
  expect(button).toHaveAccessibleName(/^Saving 1 of \d+$/);
  await user.click(screen.getByRole('link', { name: 'Back to tracks' }));
  await sandbox.letGo();
  await user.click(await screen.findByRole('link', { name: 'Web development' }));
  expect(await screen.findByRole('button', saved)).toBeVisible();
});

test('the second click of a double click does not remove what the first has saved', async () => {
  const page = await renderApp(track, amina);
  await saveTrack(page);
  fireEvent.click(screen.getByRole('button', saved), { detail: 2 });
  expect(screen.getByRole('button', saved)).toBeVisible();
});

test('a saved track loads the course of a new task by itself', async () => {
  const page = await renderApp(track, amina);
  const { sandbox, reload } = page;
  await saveTrack(page);
  const [{ id } = { id: '' }] = sandbox.db.all<{ id: string }>(
    'SELECT id FROM courses WHERE id NOT IN (SELECT courseId FROM tasks WHERE trackId = ? AND courseId IS NOT NULL)',
    [webTrack],
  );
  sandbox.db.run('UPDATE tasks SET courseId = ? WHERE id = ?', [id, priceList]);
  sandbox.clearRequests();
  await reload();
  await screen.findByRole('button', saved);
  await expect.poll(() => coursesIn(page).map(({ path }) => path)).toEqual([`/api/courses/${id}`]);
});

test('a mentee who has just enrolled can save the track there', async () => {
  const { user } = await renderApp('/dashboard', chidera);
  await chooseMentor(user, /^Web/);
  await enroll(user);
  await saveTrack({ user });
  expect(await wizard()).toBeVisible();
});

test('a track the device could not save is not shown as saved offline', async () => {
  const { user } = await renderApp(track, amina);
  const button = await saveButton();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    const request = this.get('nothing');
    this.transaction.abort();
    return request;
  });
  await user.click(button);
  expect(await screen.findByText(/^Your device could not save this/)).toBeVisible();
  expect(button).toHaveAccessibleName(/^Save for offline/);
});

const goOffline = async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

/** Ends the login on this device, and the connection with it. */
const endLoginOffline = async () => {
  endLogin();
  await goOffline();
};

test('a mentee at the rate limit reads when to continue', async () => {
  const { user, sandbox } = await renderApp(track, amina);
  const button = await saveButton();
  // The page's own requests must finish first, because a refusal stops them.
  await untilIdle();
  sandbox.setFaults({ limitRate: 1 });
  await user.click(button);
  expect(await screen.findByText(/^Too many requests.*Try again after/)).toBeVisible();
  expect(screen.queryByText(/when you are online/)).toBeNull();
});

test('near the limit, saving leaves the last requests for the mentee’s work', async () => {
  const page = await renderApp(track, amina);
  const button = await saveButton();
  await untilIdle();
  const before = coursesIn(page).length;
  spend(100);
  await page.user.click(button);
  expect(await screen.findByText(/^We are saving what is left of your limit/)).toBeVisible();
  expect(coursesIn(page)).toHaveLength(before);
});

test('offline, a track is not saved, and a saved track is not removed', async () => {
  const page = await renderApp(track, amina);
  const { user, sandbox, reload } = page;
  const button = await saveButton();
  await untilIdle();
  sandbox.setFaults({ dropRate: 1 });
  await user.click(button);
  expect(await screen.findByText(/Try again when you are online\.$/)).toBeVisible();
  expect(button).toHaveAccessibleName(/^Save for offline/);
  sandbox.setFaults({ dropRate: 0 });
  await saveTrack(page);
  sandbox.setFaults({ dropRate: 1 });
  await reload();
  expect(await screen.findByText('Saved for offline')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', saved)).toBeNull());
});

/** Makes the page of the next visit count as just opened. */
const openAnew = async () => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
};

test('an offline visit opens the saved track, with a link to home', async () => {
  const { user, sandbox, path, visit } = await renderApp('/dashboard', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  sandbox.setFaults({ dropRate: 1 });
  await goOffline();
  await visit('/dashboard', openAnew);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await settled();
  // If no track is saved, home stays home.
  expect(path()).toBe('/dashboard');

  vi.restoreAllMocks();
  sandbox.setFaults({ dropRate: 0 });
  await visit(track);
  await saveTrack({ user });
  await visit('/dashboard', openAnew);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await settled();
  // If there is a network, home stays home.
  expect(path()).toBe('/dashboard');

  // A loaded home page stays when the connection is lost.
  vi.restoreAllMocks();
  sandbox.setFaults({ dropRate: 1 });
  await goOffline();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(/^No connection\./);
  await settled();
  expect(path()).toBe('/dashboard');

  await visit('/dashboard', openAnew);
  await waitFor(() => expect(path()).toContain(webTrack));
  expect(await screen.findByText(/^Build pages that open quickly/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(path()).toBe('/dashboard');
  await settled();
  expect(path()).toBe('/dashboard');

  // An explicit address does not redirect.
  await visit('/dashboard/pending-task');
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  await settled();
  expect(path()).toBe('/dashboard/pending-task');
});

test('a failing API does not redirect if the site itself responds', async () => {
  const { user, sandbox, path, visit } = await renderApp(track, amina);
  await saveTrack({ user });
  const { fetch } = window;
  const siteResponds = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response()));
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    init?.method === 'HEAD' ? siteResponds() : fetch(input, init),
  );
  sandbox.setFaults({ dropRate: 1 });
  await visit('/dashboard', openAnew);
  await screen.findByText(/^No connection\./);
  await waitFor(() => expect(siteResponds).toHaveBeenCalledOnce());
  await settled();
  expect(path()).toBe('/dashboard');

  siteResponds.mockRejectedValue(new TypeError());
  await visit('/dashboard', openAnew);
  await waitFor(() => expect(path()).toContain(webTrack));
});

test('a mentee whose login expired reads offline, and logs in when online', async () => {
  const { user, sandbox, path, visit, reload } = await renderApp(track, amina);
  await saveTrack({ user });
  sandbox.setFaults({ dropRate: 1 });
  await reload(endLoginOffline);
  expect(await screen.findByText(/^Your login has expired\./)).toBeVisible();
  expect(await screen.findByText(/^Build pages that open quickly/)).toBeVisible();
  await settled();
  // The missing connection is reported once.
  expect(
    screen.getAllByRole('status').filter((one) => /offline|connect/i.test(one.textContent)),
  ).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Back to tracks' })).toBeNull();
  const [tasks] = screen.getAllByRole('link', { name: 'See my tasks' });
  assert(tasks);
  await user.click(tasks);
  expect(path()).toBe('/dashboard/pending-task');
  expect(screen.getByText(/^Your login has expired\./)).toBeVisible();
  await visit('/dashboard/mentee/profile');
  await waitFor(() => expect(path()).toBe('/login'));

  vi.restoreAllMocks();
  sandbox.setFaults({ dropRate: 0 });
  await visit(track);
  await waitFor(() => expect(path()).toBe('/login'));
  // The site responds, if with an error: that is a connection.
  await settled();
  expect(path()).toBe('/login');
  expect(screen.queryByText(/You can read your tasks/)).toBeNull();
});

test('a mentee whose login expired reads a brief offline and can log out', async () => {
  const { user, sandbox, path, visit, reload } = await renderApp(toTask(priceList), amina);
  expect(await screen.findByRole('button', { name: 'See feedback' })).toBeVisible();
  await screen.findByRole('article');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  sandbox.setFaults({ dropRate: 1 });
  await reload(endLoginOffline);
  expect(await screen.findByRole('article')).toHaveTextContent('Mama Kudirat');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  assert(logout);
  await user.click(logout);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect([path(), storedToken()]).toEqual(['/login', null]));
  await visit(toTask(priceList));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(screen.queryByRole('article')).toBeNull();
});
