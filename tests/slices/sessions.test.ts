import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hostNotices } from '../../src/platform/notices.ts';
import { sessionOf, storedToken, storeToken } from '../../src/platform/session.ts';
import { requestIn } from '../../src/slices/apiThunk.ts';
import { requestReset } from '../../src/slices/authSlice.ts';
import {
  bellOpened,
  gradeSubmission,
  loadMentorSubmissions,
  loadTasks,
  submitTask,
} from '../../src/slices/tasksSlice.ts';
import { loadTracks } from '../../src/slices/tracksSlice.ts';
import { editProfile, loadMentees, loadMentors, loadProfile } from '../../src/slices/userSlice.ts';
import { logOut } from '../../src/store/logOut.ts';
import {
  leaveExpired,
  onSession,
  preloadSession,
  activeSession,
} from '../../src/store/sessions.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { tokenWith } from '../support/jwt.ts';
import { addMentees } from '../support/many.ts';
import {
  AMINA,
  CHIDERA,
  elsewhere,
  hide,
  keptSnapshots,
  openTab,
  snapshotOf,
  storeElsewhere,
} from './openTab.ts';
import { stopClock } from './stopClock.ts';

const HOUR = 60 * 60 * 1000;
const NGOZI = { email: 'mentor@akada.example', id: starterId('person', 'ngozi') };

/** The browser shows a page again: out of its back/forward cache, or one just loaded. */
const pageShows = (persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** What is said to whoever is here. */
function listen(): unknown[] {
  const said: unknown[] = [];
  onTestFinished(
    hostNotices((notice) => {
      if (notice !== 'clear-passing') said.push(notice);
    }),
  );
  return said;
}

const held = { times: 1, kind: 'held' } as const;

const here = (token: string) => {
  storeToken(token);
  return preloadSession();
};
const onReturn = (token: string) => {
  storeElsewhere(token);
  pageShows(true);
  return preloadSession();
};

describe('another person’s token', () => {
  test.each([
    ['here', here],
    ['in another tab', elsewhere],
    ['while the tab was in the back/forward cache', onReturn],
  ])('%s brings a store of theirs', async (_, bring) => {
    const { store, whose, tokenOf } = await openTab({ as: AMINA.email });
    const before = store();
    await before.dispatch(loadProfile());
    await bring(await tokenOf(CHIDERA.email));
    expect(whose()).toBe(CHIDERA.id);
    expect(store()).not.toBe(before);
    expect(store().getState().user.profile).toBeNull();
    expect(store().getState().auth).toMatchObject({ token: storedToken(), hasLoggedOut: false });
    await store().dispatch(loadProfile());
    expect(store().getState().user.profile?.email).toBe(CHIDERA.email);
    expect(before.getState().user.profile?.email).toBe(AMINA.email);
  });

  test('takes the place of nobody', async () => {
    const { nobodys, whose, tokenOf } = await openTab();
    expect([whose(), nobodys().getState().auth.token]).toEqual([null, null]);
    await elsewhere(await tokenOf(AMINA.email));
    expect(whose()).toBe(AMINA.id);
  });

  test('that comes while a snapshot is being read leaves no store of the one before', async () => {
    const { tokenOf, whose, store } = await openTab();
    const [first, second] = [await tokenOf(AMINA.email), await tokenOf(CHIDERA.email)];
    const stores = new Map<unknown, string | null>();
    onTestFinished(
      onSession(() => {
        const { userId, isOpening, store: made } = activeSession();
        if (!isOpening) stores.set(made, userId);
      }),
    );
    storeToken(first);
    // Who logs in stays on the login page, with the store of nobody, until their own is there.
    const { store: nobodys, ...coming } = activeSession();
    expect(coming).toMatchObject({ userId: AMINA.id, isOpening: true });
    expect(Object.keys(nobodys?.getState() ?? {})).toEqual(['auth']);
    expect(nobodys?.getState().auth.token).toBeNull();
    storeToken(second);
    expect(activeSession()).toMatchObject({ userId: CHIDERA.id, isOpening: true, store: null });
    await preloadSession();
    expect(whose()).toBe(CHIDERA.id);
    expect([...stores]).toEqual([[store(), CHIDERA.id]]);
  });

  test('that is stored while a snapshot is being read never meets the one before', async () => {
    const { tokenOf, whose, store } = await openTab();
    const [first, second] = [await tokenOf(AMINA.email), await tokenOf(CHIDERA.email)];
    storeToken(first);
    // In another tab; the browser has not told this one yet.
    storeElsewhere(second);
    await preloadSession();
    expect(sessionOf(store().getState().auth.token)?.userId).toBe(whose());
    await elsewhere(second);
    expect(whose()).toBe(CHIDERA.id);
    expect(store().getState().auth.token).toBe(second);
  });

  test('drops the snapshot of the one before', async () => {
    const { store, tokenOf } = await openTab({ as: AMINA.email });
    await store().dispatch(loadTasks());
    hide();
    await expect.poll(keptSnapshots).toEqual([AMINA.id]);
    await elsewhere(await tokenOf(CHIDERA.email));
    await expect.poll(keptSnapshots).toEqual([]);
    await store().dispatch(loadTracks());
    hide();
    await expect.poll(keptSnapshots).toEqual([CHIDERA.id]);
  });

  test('that is none, or has expired, leaves nobody', async () => {
    const { whose, nobodys, tokenOf } = await openTab({ as: AMINA.email });
    await elsewhere(tokenWith({ userId: CHIDERA.id, role: 'MENTEE', exp: 1 }));
    expect([whose(), nobodys().getState().auth.token]).toEqual([null, null]);
    await elsewhere(await tokenOf(AMINA.email));
    expect(whose()).toBe(AMINA.id);
    await elsewhere('not a token');
    expect([whose(), nobodys().getState().auth.token]).toEqual([null, null]);
  });
});

describe('a store', () => {
  test('stays for who only comes back, or hears of something else', async () => {
    const { store } = await openTab({ as: AMINA.email });
    const before = store();
    const session = activeSession();
    pageShows(false);
    pageShows(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'akada_draft:x' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'akada_token' }));
    expect(store()).toBe(before);
    expect(activeSession()).toBe(session);
  });

  test('does not follow a page that was only loaded', async () => {
    const { whose } = await openTab({ as: AMINA.email });
    storeElsewhere(null);
    pageShows(false);
    expect(whose()).toBe(AMINA.id);
    pageShows(true);
    expect(whose()).toBeNull();
  });

  test('goes when another tab empties the browser’s storage', async () => {
    const { whose } = await openTab({ as: AMINA.email });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(whose()).toBeNull();
  });

  test.each([
    ['here', here],
    ['in another tab', elsewhere],
  ])('is kept when the same person gets a new token %s', async (_, bring) => {
    const clock = stopClock();
    const { store, sandbox, answered, tokenOf } = await openTab({ as: AMINA.email });
    const before = store();
    const { token: first } = before.getState().auth;
    await before.dispatch(loadProfile());
    sandbox.expireTokens();
    await before.dispatch(loadMentors());
    expect(before.getState().auth.sessionLost).toBe(true);
    clock.pass(2000);
    const second = await tokenOf(AMINA.email);
    expect(second).not.toBe(first);
    answered.length = 0;
    await bring(second);
    expect(store()).toBe(before);
    expect(before.getState().auth).toMatchObject({ token: second, sessionLost: false });
    expect(before.getState().user.profile?.email).toBe(AMINA.email);
    await before.dispatch(loadTracks());
    expect(answered).toEqual([{ call: 'GET /api/tracks', token: second }]);
  });

  test('tells who shows it when it goes, once', async () => {
    const { tokenOf } = await openTab({ as: AMINA.email });
    const told: (string | null)[] = [];
    const stop = onSession(() => told.push(activeSession().userId));
    logOut(AMINA.id);
    expect(told).toEqual([null]);
    stop();
    await elsewhere(await tokenOf(CHIDERA.email));
    expect(told).toEqual([null]);
  });
});

describe('a store whose person has left', () => {
  test('takes no answer, nor does the next one, and nothing is said', async () => {
    const { store, sandbox, tokenOf } = await openTab({ as: AMINA.email });
    const before = store();
    await before.dispatch(loadProfile());
    const said = listen();
    sandbox.failNext({ method: 'PUT', path: '/api/profile', ...held });
    sandbox.failNext({ method: 'GET', path: '/api/tracks', ...held });
    const edit = {
      firstName: 'Late',
      lastName: 'Answer',
      country: 'Nigeria',
      city: 'Kano',
      phoneNumber: '+2347063644568',
      dob: '2000-01-01T00:00:00.000Z',
      gender: 'FEMALE' as const,
      technologies: [],
      description: 'Sent before the other one came',
    };
    const calls = [before.dispatch(editProfile(edit)), before.dispatch(loadTracks())];
    await expect.poll(() => sandbox.requests()).toHaveLength(3);
    await elsewhere(await tokenOf(CHIDERA.email));
    const own = store().getState();
    await sandbox.letGo();
    await Promise.all(calls);
    // The service has taken it, for her who sent it.
    expect(sandbox.db.get('SELECT firstName FROM users WHERE id = ?', [AMINA.id])).toEqual({
      firstName: 'Late',
    });
    expect(store().getState()).toBe(own);
    expect(before.getState().user).toMatchObject({
      profile: { firstName: 'Amina' },
      edited: false,
    });
    expect(before.getState().tracks.ids).toEqual([]);
    expect(said).toEqual([]);
  });

  test('says nothing of calls that fail after that', async () => {
    const { store, sandbox, tokenOf } = await openTab({ as: AMINA.email });
    const before = store();
    const said = listen();
    // The service does not know the task: a refusal, which is worth a word.
    sandbox.failNext({ method: 'POST', path: '/api/tasks', ...held });
    const work = { taskUrl: 'https://a.example', menteeComment: 'Every step is in it' };
    const late = before.dispatch(submitTask({ taskId: 'f'.repeat(24), ...work }));
    await expect.poll(() => sandbox.requests()).toHaveLength(1);
    await elsewhere(await tokenOf(CHIDERA.email));
    await sandbox.letGo();
    await late;
    expect(said).toEqual([]);
  });

  test('starts no call', async () => {
    const { store, asked } = await openTab({ as: AMINA.email });
    const before = store();
    logOut(AMINA.id);
    const work = { taskUrl: 'https://a.example', menteeComment: 'Every step is in it' };
    await before.dispatch(loadProfile());
    await before.dispatch(submitTask({ taskId: 'f'.repeat(24), ...work }));
    expect(asked()).toEqual([]);
    expect(requestIn(before.getState(), loadProfile.keyOf())?.status).not.toBe('success');
  });

  test('does not try a dropped read again', async () => {
    const { store, sandbox, asked } = await openTab({ as: AMINA.email });
    sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 3, kind: 'drop' });
    const late = store().dispatch(loadTracks());
    await expect.poll(asked).toContain('GET /api/tracks');
    const tries = asked();
    logOut(AMINA.id);
    await late;
    expect(asked()).toEqual(tries);
  });

  test('asks for no further page of a list', async () => {
    const { store, sandbox, asked } = await openTab({ as: NGOZI.email });
    addMentees(sandbox, NGOZI.id, 150);
    sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', ...held });
    const late = store().dispatch(loadMentees());
    await expect.poll(asked).toHaveLength(1);
    logOut(NGOZI.id);
    await sandbox.letGo();
    await late;
    expect(asked()).toEqual(['GET /api/profile/mentees']);
  });

  test('sends no grade after it has looked whether an earlier try arrived', async () => {
    const { store, sandbox, asked } = await openTab({ as: NGOZI.email });
    const before = store();
    await before.dispatch(loadMentorSubmissions());
    const submissionId = Object.keys(before.getState().tasks.queue ?? {})[0] ?? '';
    const grade = { submissionId, gradePercentage: 61, mentorComment: 'Again' };
    sandbox.clearRequests();
    sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', ...held });
    const late = before.dispatch(gradeSubmission({ ...grade, isRetry: true }));
    await expect.poll(asked).toHaveLength(1);
    logOut(NGOZI.id);
    await sandbox.letGo();
    await late;
    expect(asked().filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

test('every call carries the token of its own store and no other', async () => {
  const clock = stopClock();
  const { store, nobodys, sandbox, asked, answered, tokenOf } = await openTab({ as: AMINA.email });
  const first = storedToken();
  const chideras = await tokenOf(CHIDERA.email);
  const before = store();
  // Another tab has stored hers; this one was not told yet.
  storeElsewhere(chideras);
  await before.dispatch(loadProfile());
  sandbox.failNext({ method: 'GET', path: '/api/tasks', ...held });
  const late = before.dispatch(loadTasks());
  await expect.poll(asked).toContain('GET /api/tasks');
  await elsewhere(chideras);
  const second = storedToken();
  await store().dispatch(loadTracks());
  await sandbox.letGo();
  await late;
  clock.pass(2000);
  const third = await tokenOf(CHIDERA.email);
  storeToken(third);
  await store().dispatch(loadTasks());
  logOut(CHIDERA.id);
  await nobodys().dispatch(requestReset(AMINA.email));

  const owners = answered.map(({ call, token }) => [call, sessionOf(token, 0)?.userId ?? null]);
  expect(owners.filter(([call]) => call !== 'POST /api/auth/login')).toEqual([
    ['GET /api/profile', AMINA.id],
    ['GET /api/tracks', CHIDERA.id],
    ['GET /api/tasks', AMINA.id],
    ['GET /api/tasks', CHIDERA.id],
    ['POST /api/auth/send-password-reset-token', null],
  ]);
  const tokens = answered
    .filter(({ call }) => call !== 'POST /api/auth/login')
    .map(({ token }) => [first, second, third].indexOf(token));
  expect(tokens).toEqual([0, 1, 0, 2, -1]);
});

describe('a login that has expired', () => {
  test('is nobody’s on account pages', async () => {
    const clock = stopClock();
    const { store, nobodys, whose, asked } = await openTab({ as: AMINA.email });
    const before = store();
    leaveExpired();
    expect(store()).toBe(before);
    clock.pass(25 * HOUR);
    leaveExpired();
    expect(whose()).toBeNull();
    // Nobody has left by choice: who logs in goes on where that person was.
    expect(nobodys().getState().auth).toMatchObject({ token: null, hasLoggedOut: false });
    const after = nobodys();
    leaveExpired();
    expect(nobodys()).toBe(after);
    expect(asked()).toEqual([]);
  });

  test('is nobody’s at the start, and what this device knows waits for its person', async () => {
    const clock = stopClock();
    const { store, nobodys, whose, reload, tokenOf } = await openTab({ as: AMINA.email });
    await store().dispatch(loadProfile());
    const { profile } = store().getState().user;
    await reload();
    expect([whose(), store().getState().user.profile]).toEqual([AMINA.id, profile]);
    clock.pass(25 * HOUR);
    await reload();
    expect(whose()).toBeNull();
    const { token, hasLoggedOut } = nobodys().getState().auth;
    expect([token, hasLoggedOut]).toEqual([null, false]);
    expect(await keptSnapshots()).toEqual([AMINA.id]);

    storeToken(await tokenOf(AMINA.email));
    await preloadSession();
    expect([whose(), store().getState().user.profile]).toEqual([AMINA.id, profile]);
  });
});

/** A tab that has written down what it knows. */
async function openKept() {
  const tab = await openTab({ as: AMINA.email });
  await tab.store().dispatch(loadTasks());
  hide();
  await expect.poll(keptSnapshots).toEqual([AMINA.id]);
  return tab;
}

/** The same an hour later, and when it was written. */
async function openWritten() {
  const clock = stopClock();
  onTestFinished(() => void vi.restoreAllMocks());
  const { store } = await openTab({ as: AMINA.email });
  clock.pass(1000);
  store().dispatch(bellOpened(Date.now()));
  await expect.poll(savedAt).toBeDefined();
  const written = await savedAt();
  clock.pass(HOUR);
  const change = () => store().dispatch(bellOpened(Date.now()));
  return { clock, change, written };
}

const savedAt = async () => (await snapshotOf(AMINA.id))?.savedAt;

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what this device keeps', () => {
  test.each([
    ['a logout', () => Promise.resolve(logOut(AMINA.id))],
    ['a logout in another tab', () => elsewhere(null)],
    [
      'a logout while the tab was in the back/forward cache',
      () => {
        storeElsewhere(null);
        return Promise.resolve(pageShows(true));
      },
    ],
  ])('goes with %s, and nothing is written after it', async (_, leave) => {
    const { store } = await openKept();
    const before = store();
    // Not written down yet.
    await before.dispatch(loadTracks());
    await leave();
    hide();
    await expect.poll(keptSnapshots).toEqual([]);
    await preloadSession();
    hide();
    expect(await keptSnapshots()).toEqual([]);
  });

  test('is not written once another tab has logged out, though this one was not told yet', async () => {
    const { change, written } = await openWritten();
    change();
    storeElsewhere(null);
    hide();
    expect(await savedAt()).toBe(written);
  });

  test('of a login that has ended is not written by the next one of the same person', async () => {
    const { store } = await openTab({ as: AMINA.email });
    const token = storedToken() ?? '';
    await store().dispatch(loadTracks());
    logOut(AMINA.id);
    storeToken(token);
    await preloadSession();
    hide();
    expect(await savedAt()).toBeUndefined();
  });

  test('is written by itself when things have settled', async () => {
    const { store } = await openTab({ as: AMINA.email });
    await store().dispatch(loadTasks());
    await expect.poll(keptSnapshots).toEqual([AMINA.id]);
  });

  test('is written when the page is hidden, and not again while nothing has changed', async () => {
    const { clock, change, written } = await openWritten();
    becomes('hidden');
    hide();
    expect(await savedAt()).toBe(written);
    change();
    becomes('visible');
    expect(await savedAt()).toBe(written);
    clock.pass(HOUR);
    change();
    becomes('hidden');
    expect(await savedAt()).toBe(Date.now());
  });

  test('is written when the page goes', async () => {
    const { change } = await openWritten();
    change();
    hide();
    expect(await savedAt()).toBe(Date.now());
  });

  test('is not written by a page that lives on in the back/forward cache', async () => {
    const { clock, change, written } = await openWritten();
    change();
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    becomes('hidden');
    expect(await savedAt()).toBe(written);
    // It comes back, and is what it was.
    pageShows(true);
    clock.pass(HOUR);
    change();
    becomes('hidden');
    expect(await savedAt()).toBe(Date.now());
  });

  test('is written of a person, never of nobody', async () => {
    const { nobodys } = await openTab();
    await nobodys().dispatch(requestReset(AMINA.email));
    hide();
    await preloadSession();
    expect(await keptSnapshots()).toEqual([]);
  });
});
