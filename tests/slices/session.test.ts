import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../src/lib/drafts.ts';
import { hideMailedLink, mailedLink } from '../../src/lib/mailedLink.ts';
import { sessionOf, storedToken, storeToken } from '../../src/lib/session.ts';
import { failureOf, requestIn } from '../../src/slices/apiThunk.ts';
import { authReset, login, register, tokenFound } from '../../src/slices/authSlice.ts';
import { loadCourse } from '../../src/slices/coursesSlice.ts';
import { signedOut } from '../../src/slices/request.ts';
import { loadStages } from '../../src/slices/stagesSlice.ts';
import { loadTasks, submitTask } from '../../src/slices/tasksSlice.ts';
import { loadTracks } from '../../src/slices/tracksSlice.ts';
import { editProfile, loadMentors, loadProfile } from '../../src/slices/userSlice.ts';
import { createStore } from '../../src/store/store.ts';
import { openStore } from '../support/openStore.ts';
import { loginToken } from '../support/sandboxServer.ts';

const MENTEE = 'mentee@akada.example';
const OTHER = 'new.mentee@akada.example';
const password = 'akada-2021';

test('a login is in the store and in the browser', async () => {
  const { store } = await openStore();
  await store.dispatch(login({ email: MENTEE, password }));
  const { token } = store.getState().auth;
  expect(sessionOf(token)?.role).toBe('MENTEE');
  expect(storedToken()).toBe(token);
  expect(localStorage.getItem('expirationDate')).not.toBeNull();
});

test('a login starts, fails, starts again, succeeds, and is reset', async () => {
  const { store, sandbox } = await openStore();
  const credentials = { email: MENTEE, password };
  const request = () => requestIn(store.getState(), login.keyOf(credentials));
  sandbox.failNext({ method: 'POST', path: '/api/auth/login', times: 1, kind: '500' });
  const failing = store.dispatch(login(credentials));
  expect(request()).toMatchObject({ status: 'loading', error: null });
  await failing;
  expect(request()).toMatchObject({
    status: 'failure',
    error: { status: 500, message: 'An error occured', fromServer: false },
  });
  const again = store.dispatch(login(credentials));
  expect(request()).toMatchObject({ status: 'loading', error: null });
  await again;
  expect(request()?.status).toBe('success');
  store.dispatch(authReset());
  expect(store.getState().auth).toEqual(createStore().getState().auth);
});

test('a wrong password is an answer, not a lost session, and a third one locks', async () => {
  const { store, sandbox } = await openStore();
  const attempt = async () =>
    failureOf(await store.dispatch(login({ email: MENTEE, password: 'wrong' })));
  expect(await attempt()).toMatchObject({
    kind: 'refused',
    status: 401,
    message: 'Email or Password is incorrect',
  });
  await attempt();
  await attempt();
  const locked = failureOf(await store.dispatch(login({ email: MENTEE, password })));
  expect(locked?.message).toBe('User is locked out');
  expect(store.getState().auth).toMatchObject({ token: null, sessionLost: false });
  expect(storedToken()).toBeNull();
  expect(sandbox.requests()).toHaveLength(4);
});

test('a registration leaves a truthy marker that is no login and is not stored', async () => {
  const { store, sandbox } = await openStore();
  const email = 'ada@akada.example';
  await store.dispatch(register({ firstName: 'Ada', lastName: 'Obi', email, password }));
  const { token } = store.getState().auth;
  expect(token).toBeTruthy();
  expect([sessionOf(token), storedToken()]).toEqual([null, null]);
  expect(sandbox.db.get('SELECT role FROM users WHERE email = ?', [email])).toEqual({
    role: 'MENTEE',
  });
});

test('a token the service no longer takes: the login is asked for, nothing is emptied', async () => {
  const { store, sandbox } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  sandbox.expireTokens();
  await store.dispatch(loadTasks());
  expect(store.getState().auth.sessionLost).toBe(true);
  expect(store.getState().user.profile?.email).toBe(MENTEE);
  expect(requestIn(store.getState(), loadTasks.keyOf())?.error?.kind).toBe('session');

  await store.dispatch(login({ email: MENTEE, password }));
  expect(store.getState().auth.sessionLost).toBe(false);
  expect(store.getState().user.profile?.email).toBe(MENTEE);
  await store.dispatch(loadTasks());
  expect(requestIn(store.getState(), loadTasks.keyOf())?.status).toBe('success');
});

test("somebody else's login empties what the first person had", async () => {
  const { store } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  await store.dispatch(loadTasks());
  await store.dispatch(login({ email: OTHER, password }));
  const { auth, user, tasks } = store.getState();
  expect([user.profile, tasks.ids]).toEqual([null, []]);
  expect(auth.token).toBe(storedToken());
  expect(sessionOf(auth.token)).not.toBeNull();
});

test("whoever registers after the end of a session takes the store over empty, and not the other's token", async () => {
  const { store } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  await store.dispatch(loadTasks());
  const newcomer = { firstName: 'Ada', lastName: 'Obi', email: 'ada@akada.example', password };
  await store.dispatch(register(newcomer));
  const { auth, user, tasks } = store.getState();
  expect([user.profile, tasks.ids]).toEqual([null, []]);
  expect(auth.token).toBeTruthy();
  expect([sessionOf(auth.token, 0), storedToken()]).toEqual([null, null]);
});

test("somebody's login in another tab is nobody's logout by choice", async () => {
  const { store, origin } = await openStore({ as: MENTEE });
  store.dispatch(signedOut('away'));
  expect(store.getState().auth.left).toBe(true);
  store.dispatch(tokenFound(await loginToken(origin, OTHER)));
  expect(store.getState().auth.left).toBe(false);
});

test('a logout forgets the links of mails', async () => {
  const { store } = await openStore({ as: MENTEE });
  window.history.replaceState(null, '', '/reset-password?token=a1&email=a@b.ng');
  hideMailedLink('/reset-password');
  expect(mailedLink('/reset-password')).not.toBeNull();
  store.dispatch(signedOut('left'));
  expect(mailedLink('/reset-password')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('logging out empties all six areas and the browser', async () => {
  const { store, sandbox } = await openStore({ as: MENTEE });
  const { userId = '' } = sessionOf(store.getState().auth.token) ?? {};
  const course = sandbox.db.get<{ id: string }>('SELECT id FROM courses LIMIT 1')?.id ?? '';
  await store.dispatch(loadProfile());
  await store.dispatch(loadMentors());
  await store.dispatch(loadTracks());
  await store.dispatch(loadStages());
  await store.dispatch(loadTasks());
  await store.dispatch(loadCourse(course));
  writeDraft(userId, 'submit:1', { menteeComment: 'half a sentence' });
  writeDraft('somebody else', 'submit:1', { menteeComment: 'theirs' });

  store.dispatch(signedOut('left'));
  const { auth: emptyAuth, ...empty } = createStore().getState();
  const { auth, ...state } = store.getState();
  expect(state).toEqual(empty);
  expect(auth).toEqual({ ...emptyAuth, left: true });
  expect([storedToken(), localStorage.getItem('expirationDate')]).toEqual([null, null]);
  expect(readDraft(userId, 'submit:1')).toBeNull();
  expect(readDraft('somebody else', 'submit:1')).not.toBeNull();
});

test('a session that ended leaves the drafts to their person', async () => {
  const { store } = await openStore({ as: MENTEE });
  const { userId = '' } = sessionOf(store.getState().auth.token) ?? {};
  writeDraft(userId, 'submit:1', { menteeComment: 'half a sentence' });
  store.dispatch(signedOut('away'));
  expect(readDraft(userId, 'submit:1')).not.toBeNull();
});

test("an answer that outlived a logout is not the next person's", async () => {
  const { store, sandbox, origin } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  const edit = {
    firstName: 'Late',
    lastName: 'Answer',
    country: 'Nigeria',
    city: 'Kano',
    phoneNumber: '+2347063644568',
    dob: '2000-01-01T00:00:00.000Z',
    gender: 'FEMALE' as const,
    technologies: [],
    description: 'Sent before the logout',
  };
  const held = { times: 1, kind: 'held' } as const;
  sandbox.failNext({ method: 'PUT', path: '/api/profile', ...held });
  sandbox.failNext({ method: 'GET', path: '/api/tasks', ...held });
  sandbox.failNext({ method: 'POST', path: '/api/tasks', ...held });
  const calls = [
    store.dispatch(editProfile(edit)),
    store.dispatch(loadTasks()),
    store.dispatch(submitTask({ taskId: 'f'.repeat(24), taskUrl: 'a.example', menteeComment: '' })),
  ];
  await expect.poll(() => sandbox.requests()).toHaveLength(4);
  store.dispatch(signedOut('left'));
  const token = await loginToken(origin, OTHER);
  storeToken(token);
  store.dispatch(tokenFound(token));
  await store.dispatch(loadProfile());
  const between = store.getState();
  await sandbox.letGo();
  await Promise.all(calls);
  const after = store.getState();
  expect(after.user).toBe(between.user);
  expect(after.tasks).toBe(between.tasks);
  expect(after.user.profile?.email).toBe(OTHER);
});

test("an old token's refusal after somebody else's login asks nobody to log in", async () => {
  const { store, sandbox, origin } = await openStore({ as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  const late = store.dispatch(loadTasks());
  await expect.poll(() => sandbox.requests()).toHaveLength(1);
  store.dispatch(signedOut('left'));
  sandbox.expireTokens();
  store.dispatch(tokenFound(await loginToken(origin, OTHER)));
  await sandbox.letGo();
  await late;
  expect(store.getState().auth.sessionLost).toBe(false);
});

test('a slow refusal of the old token does not end the new login of the same person', async () => {
  const { store, sandbox } = await openStore({ as: MENTEE });
  const taskId = sandbox.db.get<{ id: string }>('SELECT id FROM tasks LIMIT 1')?.id ?? '';
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  sandbox.failNext({ method: 'POST', path: '/api/tasks', times: 1, kind: 'held' });
  const read = store.dispatch(loadTasks());
  const work = { taskId, taskUrl: 'https://a.example', menteeComment: 'Every step is in it' };
  const write = store.dispatch(submitTask(work));
  await expect.poll(() => sandbox.requests()).toHaveLength(2);
  sandbox.expireTokens();
  await store.dispatch(login({ email: MENTEE, password }));
  await sandbox.letGo();

  // A read is asked for again with the new token; a write is not repeated, and was not done.
  expect(loadTasks.fulfilled.match(await read)).toBe(true);
  expect(failureOf(await write)).toMatchObject({ kind: 'renewed', status: 401 });
  expect(store.getState().auth.sessionLost).toBe(false);
  expect(sandbox.requests().filter(({ method }) => method === 'POST')).toHaveLength(2);
  await store.dispatch(loadProfile());
  expect(store.getState().user.profile?.email).toBe(MENTEE);
});
