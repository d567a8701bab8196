import { describe, expect, test, vi } from 'vitest';
import { persistToken, storedToken, tokenKey } from '../../src/auth/session.ts';
import { requestIn } from '../../src/api/query/query.ts';
import { submitTask } from '../../src/tasks/tasksSlice.ts';
import { loadTracks } from '../../src/tracks/tracksSlice.ts';
import { loadMentors, loadProfile } from '../../src/user/userSlice.ts';
import { logOut } from '../../src/app/store/logOut.ts';
import { forgetPage, whenReady } from '../../src/app/store/person.ts';
import { draftOf, readDraft, writeDraft } from '../../src/user/drafts.ts';
import { tokenWith } from '../support/jwt.ts';
import { storedOwners } from '../support/store/storedResponses.ts';
import { storeElsewhere } from '../support/page/otherTab.ts';
import { elsewhere, openTab } from './openTab.ts';
import { stopClock } from '../support/clock.ts';
import { amina, chidera } from '../support/people.ts';
import { workWith } from '../unit/entities.ts';
import { HOUR } from '../../src/lib/timing.ts';

/** Loads a new page without the steps in which a browser closes the old one. */
async function closeAndOpen(): Promise<void> {
  forgetPage();
  await whenReady();
}

const reload = () => vi.mocked(window.location.reload);

/** Waits until the reload of the page has been played. */
const reloaded = async () => await expect.poll(() => document.documentElement.hidden).toBe(false);

const drafts = () => Object.keys(localStorage).filter((key) => key.includes(':submission:'));

describe('a page without a person', () => {
  test('a login gives the page its person, with the data slices, without a reload', async () => {
    const { tokenOf, owner, store } = await openTab();
    const before = store();
    expect(Object.keys(before.getState())).toEqual(['auth', 'requests']);
    persistToken(await tokenOf(amina.email));
    // The login page stays until there is a page to open.
    expect([owner(), before.getState().auth.token]).toEqual([amina.id, null]);
    await whenReady();
    expect(store()).toBe(before);
    expect(before.getState()).toMatchObject({ auth: { token: storedToken() }, tasks: {} });
    expect(reload()).not.toHaveBeenCalled();
  });

  test('a second login reloads the page while the data of the first is still being read', async () => {
    const { tokenOf, owner } = await openTab();
    const [first, second] = [await tokenOf(amina.email), await tokenOf(chidera.email)];
    persistToken(first);
    persistToken(second);
    await reloaded();
    await whenReady();
    expect(owner()).toBe(chidera.id);
    expect(reload()).toHaveBeenCalledTimes(1);
  });

  test('a malformed token belongs to nobody', async () => {
    const { owner } = await openTab();
    await elsewhere('not a token');
    await elsewhere(tokenWith({ userId: chidera.id, role: 'MENTEE', exp: 1 }));
    expect(owner()).toBeNull();
  });
});

describe('the page of a person', () => {
  test.each<[string, () => void]>([
    ['removes the login', () => void elsewhere(null)],
    ['stores something else', () => void elsewhere('not a token')],
    [
      'clears the browser’s storage',
      () => {
        localStorage.clear();
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
      },
    ],
  ])('it is hidden and reloaded when another tab %s', async (_, act) => {
    const { owner } = await openTab(amina);
    act();
    expect(document.documentElement.hidden).toBe(true);
    await reloaded();
    expect(owner()).toBeNull();
    await expect.poll(storedOwners).toEqual([]);
  });

  test('a frozen page that learns late of a logout is reloaded, even after a new login', async () => {
    await openTab(amina);
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: null }));
    expect(document.documentElement.hidden).toBe(true);
    await reloaded();
  });

  test('another person’s login in another tab reloads it and deletes only the stored pages', async () => {
    const { owner, store, tokenOf } = await openTab(amina);
    await store().dispatch(loadProfile());
    await expect.poll(storedOwners).toEqual([amina.id]);
    writeDraft(amina.id, draftOf.submission('1'), { menteeComment: 'half a sentence' });
    await elsewhere(await tokenOf(chidera.email));
    await reloaded();
    await whenReady();
    expect(owner()).toBe(chidera.id);
    expect(store().getState().user.profile).toBeNull();
    expect(await storedOwners()).not.toContain(amina.id);
    expect(readDraft(amina.id, draftOf.submission('1'))).not.toBeNull();
  });

  test('once the login is gone, nothing is sent, and no box or page is stored', async () => {
    const { store, sandbox } = await openTab(amina);
    const { dispatch, getState } = store();
    localStorage.setItem(`akada_left:${amina.id}`, String(Date.now()));
    storeElsewhere(null);
    await dispatch(loadProfile());
    await dispatch(submitTask({ taskId: 'f'.repeat(24), ...workWith() }));
    expect(sandbox.calls()).toEqual([]);
    expect(requestIn(getState(), loadProfile.keyOf())?.status).not.toBe('success');
    expect(writeDraft(amina.id, draftOf.submission('1'), {})).toBe(false);
    expect(await storedOwners()).toEqual([]);
  });

  test('a response to the former person is not shown', async () => {
    const { store, sandbox, tokenOf } = await openTab(amina);
    const { dispatch, getState } = store();
    sandbox.failNext({ method: 'GET', path: '/api/profile', kind: 'held' });
    const read = dispatch(loadProfile());
    await expect.poll(sandbox.calls).toHaveLength(1);
    storeElsewhere(await tokenOf(chidera.email));
    await sandbox.letGo();
    await read;
    expect(getState().user.profile).toBeNull();
  });

  test('a response that comes once the page is over stores nothing', async () => {
    const { store, sandbox } = await openTab(amina);
    sandbox.failNext({ method: 'GET', path: '/api/profile', kind: 'held' });
    const read = store().dispatch(loadProfile());
    await expect.poll(sandbox.calls).toHaveLength(1);
    forgetPage();
    localStorage.clear();
    await sandbox.letGo();
    await read;
    expect(localStorage).toHaveLength(0);
  });

  test('the same person’s new token is taken over in place', async () => {
    const clock = stopClock();
    const tokens: (string | null)[] = [];
    const compare = async ({ headers }: Request) => {
      tokens.push(headers.get('authorization'));
      return [];
    };
    const { store, sandbox, tokenOf } = await openTab({ ...amina, sandbox: { compare } });
    const before = store();
    const { token: first } = before.getState().auth;
    await before.dispatch(loadProfile());
    sandbox.expireTokens();
    await before.dispatch(loadMentors());
    expect(before.getState().auth.sessionLost).toBe(true);
    clock.pass(2000);
    const second = await tokenOf(amina.email);
    expect(second).not.toBe(first);
    tokens.length = 0;
    await elsewhere(second);
    expect(store()).toBe(before);
    expect(before.getState().auth).toMatchObject({ token: second, sessionLost: false });
    expect(before.getState().user.profile?.email).toBe(amina.email);
    await before.dispatch(loadTracks());
    expect(tokens).toEqual([`Bearer ${second}`]);
    expect(reload()).not.toHaveBeenCalled();
  });
});

describe('a logout by choice', () => {
  test('it deletes the box and the stored pages', async () => {
    const { store } = await openTab(amina);
    await store().dispatch(loadProfile());
    await expect.poll(storedOwners).toEqual([amina.id]);
    writeDraft(amina.id, draftOf.submission('1'), { menteeComment: 'half a sentence' });
    logOut(amina.id);
    expect(drafts()).toEqual([]);
    await reloaded();
    await expect.poll(storedOwners).toEqual([]);
  });

  test('what a busy tab stored late is deleted at the next start', async () => {
    const { owner } = await openTab(amina);
    logOut(amina.id);
    await reloaded();
    localStorage.setItem(`akada_box:${amina.id}:submission:1`, '{}');
    localStorage.setItem(`akada_box:${chidera.id}:submission:1`, '{}');
    await closeAndOpen();
    expect(owner()).toBeNull();
    expect(drafts()).toEqual([`akada_box:${chidera.id}:submission:1`]);
  });

  test('pages that a closing tab could not delete are deleted at the next start', async () => {
    const { store, owner, tokenOf, reload: open } = await openTab(amina);
    await store().dispatch(loadProfile());
    await expect.poll(storedOwners).toEqual([amina.id]);
    vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new Error('The tab closes');
    });
    const token = await tokenOf(amina.email);
    logOut(amina.id);
    vi.mocked(IDBFactory.prototype.open).mockRestore();
    storeElsewhere(token);
    await open();
    expect(owner()).toBe(amina.id);
    expect(store().getState().user.profile).toBeNull();
  });

  test('the same person’s next login ends the clean-up, so their new drafts stay', async () => {
    const { owner, tokenOf } = await openTab(amina);
    const token = await tokenOf(amina.email);
    logOut(amina.id);
    await reloaded();
    persistToken(token);
    await whenReady();
    writeDraft(amina.id, draftOf.submission('1'), { menteeComment: 'a new sentence' });
    await closeAndOpen();
    await whenReady();
    expect(owner()).toBe(amina.id);
    expect(drafts()).toHaveLength(1);
  });

  test('a minute later, nothing on the device names who has left', async () => {
    const clock = stopClock();
    await openTab(amina);
    logOut(amina.id);
    await reloaded();
    await whenReady();
    clock.pass(61_000);
    await closeAndOpen();
    await whenReady();
    expect(JSON.stringify(localStorage)).not.toContain(amina.id);
  });
});

describe('a login that has expired', () => {
  test('it is not a session, and what is stored waits for its person', async () => {
    const clock = stopClock();
    const { store, owner, reload: open, tokenOf } = await openTab(amina);
    await store().dispatch(loadProfile());
    const { profile } = store().getState().user;
    await open();
    expect([owner(), store().getState().user.profile]).toEqual([amina.id, profile]);
    clock.pass(25 * HOUR);
    await open();
    expect([owner(), store().getState().auth.token]).toEqual([null, null]);
    expect(await storedOwners()).toEqual([amina.id]);

    persistToken(await tokenOf(amina.email));
    await whenReady();
    expect([owner(), store().getState().user.profile]).toEqual([amina.id, profile]);
  });
});
