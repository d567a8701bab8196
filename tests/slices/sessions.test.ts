import { describe, expect, onTestFinished, test } from 'vitest';
import { sessionOf, storedToken, persistToken } from '../../src/auth/session.ts';
import { requestIn } from '../../src/api/query/query.ts';
import { bellOpened, submitTask } from '../../src/tasks/tasksSlice.ts';
import { loadTracks } from '../../src/tracks/tracksSlice.ts';
import { loadMentors, loadProfile } from '../../src/user/userSlice.ts';
import { logOut } from '../../src/app/store/logOut.ts';
import { onSession, preloadSession, activeSession } from '../../src/app/store/sessions.ts';
import { tokenWith } from '../support/jwt.ts';
import { turn } from '../support/page/turn.ts';
import { snapshotOwners } from '../support/store/snapshot.ts';
import { AMINA, CHIDERA, elsewhere, hide, openTab, snapshotOf, storeElsewhere } from './openTab.ts';
import { stopClock } from './stopClock.ts';

const HOUR = 60 * 60 * 1000;

/** The browser shows a page: from its back/forward cache, or newly loaded. */
const pageShows = (persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('another user’s token', () => {
  test('a token that arrives during a snapshot read leaves no former store', async () => {
    const { tokenOf, owner, store } = await openTab();
    const [first, second] = [await tokenOf(AMINA.email), await tokenOf(CHIDERA.email)];
    const stores = new Map<unknown, string | null>();
    onTestFinished(
      onSession(() => {
        const { userId, isOpening, store: made } = activeSession();
        if (!isOpening) stores.set(made, userId);
      }),
    );
    persistToken(first);
    // A user who logs in has the anonymous store until their own store exists.
    const { store: anonymous, ...coming } = activeSession();
    expect(coming).toMatchObject({ userId: AMINA.id, isOpening: true });
    expect(Object.keys(anonymous?.getState() ?? {})).toEqual(['auth', 'requests']);
    expect(anonymous?.getState().auth.token).toBeNull();
    persistToken(second);
    expect(activeSession()).toMatchObject({ userId: CHIDERA.id, isOpening: true, store: null });
    await preloadSession();
    expect(owner()).toBe(CHIDERA.id);
    expect([...stores]).toEqual([[store(), CHIDERA.id]]);
  });

  test('a token stored during a snapshot read gets no former data', async () => {
    const { tokenOf, owner, store } = await openTab();
    const [first, second] = [await tokenOf(AMINA.email), await tokenOf(CHIDERA.email)];
    persistToken(first);
    // In another tab; this tab has no event of it yet.
    storeElsewhere(second);
    await preloadSession();
    expect(sessionOf(store().getState().auth.token)?.userId).toBe(owner());
    await elsewhere(second);
    expect(owner()).toBe(CHIDERA.id);
    expect(store().getState().auth.token).toBe(second);
  });

  test('a malformed or expired token leaves the anonymous store', async () => {
    const { owner, anonymous, tokenOf } = await openTab({ as: AMINA.email });
    await elsewhere(tokenWith({ userId: CHIDERA.id, role: 'MENTEE', exp: 1 }));
    expect([owner(), anonymous().getState().auth.token]).toEqual([null, null]);
    await elsewhere(await tokenOf(AMINA.email));
    expect(owner()).toBe(AMINA.id);
    await elsewhere('not a token');
    expect([owner(), anonymous().getState().auth.token]).toEqual([null, null]);
  });
});

describe('a store', () => {
  test('a store follows the token again when the page returns from the cache', async () => {
    const { store, owner } = await openTab({ as: AMINA.email });
    const before = store();
    const session = activeSession();
    pageShows(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'akada_draft:x' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'akada_token' }));
    expect(store()).toBe(before);
    expect(activeSession()).toBe(session);

    storeElsewhere(null);
    pageShows(false);
    expect(owner()).toBe(AMINA.id);
    pageShows(true);
    expect(owner()).toBeNull();
  });

  test('a store ends when another tab clears the browser’s storage', async () => {
    const { owner } = await openTab({ as: AMINA.email });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(owner()).toBeNull();
  });

  test('a store stays when the same user gets a new token in another tab', async () => {
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
    await elsewhere(second);
    expect(store()).toBe(before);
    expect(before.getState().auth).toMatchObject({ token: second, sessionLost: false });
    expect(before.getState().user.profile?.email).toBe(AMINA.email);
    await before.dispatch(loadTracks());
    expect(answered).toEqual([{ call: 'GET /api/tracks', token: second }]);
  });

  test('a store notifies its listeners once when it ends', async () => {
    const { tokenOf } = await openTab({ as: AMINA.email });
    const owners: (string | null)[] = [];
    const stop = onSession(() => owners.push(activeSession().userId));
    logOut(AMINA.id);
    expect(owners).toEqual([null]);
    stop();
    await elsewhere(await tokenOf(CHIDERA.email));
    expect(owners).toEqual([null]);
  });
});

describe('a store whose user has logged out', () => {
  test('a logged-out store starts no call', async () => {
    const { store, calls } = await openTab({ as: AMINA.email });
    const before = store();
    logOut(AMINA.id);
    const work = { taskUrl: 'https://a.example', menteeComment: 'Every step is in it' };
    await before.dispatch(loadProfile());
    await before.dispatch(submitTask({ taskId: 'f'.repeat(24), ...work }));
    expect(calls()).toEqual([]);
    expect(requestIn(before.getState(), loadProfile.keyOf())?.status).not.toBe('success');
  });
});

describe('a login that has expired', () => {
  test('an expired login is no session, and its snapshot waits for its user', async () => {
    const clock = stopClock();
    const { store, anonymous, owner, reload, tokenOf } = await openTab({ as: AMINA.email });
    await store().dispatch(loadProfile());
    const { profile } = store().getState().user;
    await reload();
    expect([owner(), store().getState().user.profile]).toEqual([AMINA.id, profile]);
    clock.pass(25 * HOUR);
    await reload();
    expect(owner()).toBeNull();
    const { token, hasLoggedOut } = anonymous().getState().auth;
    expect([token, hasLoggedOut]).toEqual([null, false]);
    expect(await snapshotOwners()).toEqual([AMINA.id]);

    persistToken(await tokenOf(AMINA.email));
    await preloadSession();
    expect([owner(), store().getState().user.profile]).toEqual([AMINA.id, profile]);
  });

  test('a login that arrives expired deletes another user’s snapshot', async () => {
    const clock = stopClock();
    const { store, owner, reload, tokenOf } = await openTab({ as: AMINA.email });
    const late = await tokenOf(CHIDERA.email);
    await store().dispatch(loadProfile());
    await reload();
    clock.pass(25 * HOUR);
    await reload();
    persistToken(storedToken() ?? '');
    await preloadSession();
    expect(await snapshotOwners()).toEqual([AMINA.id]);
    persistToken(late);
    await expect.poll(snapshotOwners).toEqual([]);
    expect([owner(), storedToken()]).toEqual([null, late]);
  });
});

/** A tab an hour after its snapshot was stored, and when that was. */
async function openWritten() {
  const clock = stopClock();
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

describe('the stored snapshot', () => {
  test('the snapshot is not written after another tab’s logout, even without the event', async () => {
    const { change, written } = await openWritten();
    change();
    storeElsewhere(null);
    hide();
    expect(await savedAt()).toBe(written);
  });

  test('the snapshot of an expired login is not written by its next login', async () => {
    const { store } = await openTab({ as: AMINA.email });
    const token = storedToken() ?? '';
    await store().dispatch(loadTracks());
    logOut(AMINA.id);
    persistToken(token);
    await preloadSession();
    hide();
    expect(await savedAt()).toBeUndefined();
  });

  test('the snapshot is written once when the page is hidden', async () => {
    const { clock, change, written } = await openWritten();
    turn('hidden');
    hide();
    expect(await savedAt()).toBe(written);
    clock.pass(HOUR);
    change();
    turn('hidden');
    expect(await savedAt()).toBe(Date.now());
  });

  test('a page in the back/forward cache does not write the snapshot', async () => {
    const { clock, change, written } = await openWritten();
    change();
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    turn('hidden');
    expect(await savedAt()).toBe(written);
    // It returns from the cache unchanged.
    pageShows(true);
    clock.pass(HOUR);
    change();
    turn('hidden');
    expect(await savedAt()).toBe(Date.now());
  });
});
