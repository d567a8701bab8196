import type { PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { abortedError, CallFailure } from '../../../src/api/errors.ts';
import type { Http, ApiRequest } from '../../../src/api/http.ts';
import {
  failureOf,
  isFresh,
  refusalOf,
  requestIn,
  STALE_AFTER,
  requestCleared,
  requestInvalidated,
  requestOutdated,
  successEntry,
  type RequestKey,
} from '../../../src/api/query/query.ts';
import { login } from '../../../src/auth/authSlice.ts';
import { gradeSubmission, loadTasks, submitTask } from '../../../src/tasks/tasksSlice.ts';
import { loadCourse } from '../../../src/tracks/coursesSlice.ts';
import { loadStages } from '../../../src/tracks/stagesSlice.ts';
import { loadTrack, loadTracks, trackSelectors } from '../../../src/tracks/tracksSlice.ts';
import { enroll, loadProfile } from '../../../src/user/userSlice.ts';
import { rootReducer } from '../../support/store/rootReducer.ts';
import { errorTexts } from '../../../src/api/errorsTexts.ts';
import { stopClock } from '../../support/clock.ts';
import { enrollmentWith } from '../entities.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const track = { id: ID, title: 'WEB', description: '', image: null };
const choice = enrollmentWith(ID, OTHER);

interface Sent {
  query: ApiRequest;
  signal: AbortSignal | undefined;
  respond: (body?: unknown) => void;
  fail: (thrown: unknown) => void;
}

/** Opens a user's store on an API whose responses a test releases, with the clock stopped. */
function openStore() {
  const clock = stopClock();
  const sent: Sent[] = [];
  let hasLeft = false;
  const http: Http = (query, signal) =>
    new Promise((respond, fail) => {
      sent.push({ query, signal, respond, fail });
    });
  const store = storeOn(http, () => hasLeft);
  return {
    store,
    sent,
    clock,
    leave: () => {
      hasLeft = true;
    },
    entry: (key: RequestKey) => requestIn(store.getState(), key),
  };
}

const trackKey = loadTrack.keyOf(ID);

/** Opens a store with a response that is no longer fresh. */
async function openInvalidated() {
  const opened = openStore();
  const first = opened.store.dispatch(loadTrack(ID));
  opened.sent[0]?.respond(track);
  await first;
  const endedAt = Date.now();
  opened.store.dispatch(requestInvalidated(trackKey));
  return { ...opened, endedAt };
}

test('keyOf joins the call’s name and its id', () => {
  expect(loadTracks.keyOf()).toBe('tracks/loadAll');
  expect(trackKey).toBe(`tracks/loadOne:${ID}`);
  expect(enroll.keyOf()).toBe('tracks/enroll');
  expect(submitTask.keyOf(ID)).toBe(`tasks/submit:${ID}`);
  expect(gradeSubmission.keyOf(ID)).toBe(`tasks/grade:${ID}`);
});

describe('a read', () => {
  test('a read stores its response and the time of arrival', async () => {
    const { store, sent, clock, entry } = openStore();
    const running = store.dispatch(loadTrack(ID));
    const start = {
      area: 'tracks',
      isWrite: false,
      status: 'loading',
      error: null,
      endedAt: null,
      fromStorage: false,
    };
    expect(entry(trackKey)).toEqual({ ...start, requestId: running.requestId });
    expect(sent[0]?.query).toEqual({ method: 'GET', url: `tracks/${ID}`, params: {} });
    clock.pass(50);
    sent[0]?.respond(track);
    const action = await running;
    expect([failureOf(action), refusalOf(action)]).toEqual([null, null]);
    expect(entry(trackKey)).toMatchObject({ status: 'success', error: null, endedAt: Date.now() });
    expect(trackSelectors.selectById(store.getState(), ID)).toEqual(track);
  });

  test('a failed read stores its reason and keeps the earlier response', async () => {
    const { store, sent, clock, entry } = openStore();
    const first = store.dispatch(loadTrack(ID));
    sent[0]?.respond(track);
    await first;
    const respondedAt = Date.now();
    clock.pass(STALE_AFTER);
    const second = store.dispatch(loadTrack(ID));
    expect(entry(trackKey)).toMatchObject({ status: 'loading', endedAt: respondedAt });
    sent[1]?.fail(new Error('broken'));
    const error = failureOf(await second);
    expect(error).toEqual({
      kind: 'refused',
      status: null,
      message: errorTexts.occurred,
      fromServer: false,
    });
    expect(entry(trackKey)).toMatchObject({ status: 'failure', error, endedAt: respondedAt });
    void store.dispatch(loadTrack(ID));
    expect(entry(trackKey)).toMatchObject({ status: 'loading', error: null });
  });

  test('a read is not repeated while it is running or fresh', async () => {
    expect(STALE_AFTER).toBe(5 * 60_000);
    const { store, sent, clock } = openStore();
    const running = store.dispatch(loadTrack(ID));
    await store.dispatch(loadTrack(ID));
    expect(sent).toHaveLength(1);
    sent[0]?.respond(track);
    await running;
    clock.pass(STALE_AFTER - 1);
    await store.dispatch(loadTrack(ID));
    expect(sent).toHaveLength(1);
    clock.pass(1);
    void store.dispatch(loadTrack(ID));
    expect(sent).toHaveLength(2);
  });

  test('an aborted read leaves no entry', async () => {
    const { store, sent, entry } = openStore();
    const running = store.dispatch(loadTrack(ID));
    running.abort();
    expect(failureOf(await running)).toBeNull();
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(entry(trackKey)).toBeUndefined();
  });

  test('an aborted read keeps the earlier response and is still due', async () => {
    const { store, sent, entry, endedAt } = await openInvalidated();
    const second = store.dispatch(loadTrack(ID));
    second.abort();
    await second;
    expect(entry(trackKey)).toMatchObject({ status: 'success', error: null, endedAt });
    void store.dispatch(loadTrack(ID));
    expect(sent).toHaveLength(3);
  });

  test('a superseded read leaves no entry', async () => {
    const { store, sent, entry } = openStore();
    const running = store.dispatch(loadTrack(ID));
    sent[0]?.fail(new CallFailure(abortedError));
    expect(failureOf(await running)?.kind).toBe('aborted');
    expect(entry(trackKey)).toBeUndefined();
  });

  test.each([
    ['a response', (sent: Sent | undefined) => sent?.respond(track)],
    ['a failure', (sent: Sent | undefined) => sent?.fail(new Error('broken'))],
  ])('a read ignores %s after a reset, a logout or a new start', async (_, end) => {
    const reset = openStore();
    const running = reset.store.dispatch(loadTrack(ID));
    reset.store.dispatch(requestCleared(trackKey));
    end(reset.sent[0]);
    expect(failureOf(await running)?.kind).toBe('aborted');
    expect(reset.entry(trackKey)).toBeUndefined();
    expect(trackSelectors.selectTotal(reset.store.getState())).toBe(0);

    const left = openStore();
    const late = left.store.dispatch(loadTrack(ID));
    left.leave();
    end(left.sent[0]);
    expect(failureOf(await late)?.kind).toBe('aborted');
    expect(trackSelectors.selectTotal(left.store.getState())).toBe(0);

    const anew = openStore();
    const earlier = anew.store.dispatch(loadTrack(ID));
    anew.store.dispatch(requestCleared(trackKey));
    const later = anew.store.dispatch(loadTrack(ID));
    end(anew.sent[0]);
    expect(failureOf(await earlier)?.kind).toBe('aborted');
    expect(anew.entry(trackKey)).toMatchObject({ status: 'loading', requestId: later.requestId });
  });

  test('an outdated read keeps its response, ignores the one in flight and is repeated', async () => {
    const { store, sent, entry, endedAt } = await openInvalidated();
    const old = store.dispatch(loadTrack(ID));
    store.dispatch(requestOutdated(trackKey));
    const again = store.dispatch(loadTrack(ID));
    sent[1]?.respond({ ...track, title: 'From before' });
    expect(failureOf(await old)?.kind).toBe('aborted');
    expect(entry(trackKey)).toMatchObject({ status: 'loading', requestId: again.requestId });
    sent[2]?.fail(new Error('broken'));
    await again;
    expect(entry(trackKey)).toMatchObject({ status: 'failure', endedAt });
    expect(trackSelectors.selectById(store.getState(), ID)).toMatchObject({ title: track.title });
  });

  test('an invalidated read is repeated', async () => {
    const { store, sent, entry } = openStore();
    const running = store.dispatch(loadTrack(ID));
    // A request in flight is as new as another.
    store.dispatch(requestInvalidated(trackKey));
    sent[0]?.respond(track);
    await running;
    await store.dispatch(loadTrack(ID));
    expect(sent).toHaveLength(1);
    store.dispatch(requestInvalidated(trackKey));
    expect(entry(trackKey)).toMatchObject({ status: 'success', invalidated: true });
    const again = store.dispatch(loadTrack(ID));
    expect(sent).toHaveLength(2);
    expect(entry(trackKey)).not.toHaveProperty('invalidated');
    sent[1]?.respond(track);
    await again;
    store.dispatch(requestInvalidated(loadTrack.keyOf(OTHER)));
    expect(entry(loadTrack.keyOf(OTHER))).toBeUndefined();
  });
});

describe('a response', () => {
  const entry = successEntry('tracks', 0, false);

  test.each([
    ['a new response is fresh', {}, true],
    ['a response of a repeated call is not fresh', { status: 'loading' }, false],
    ['a response before a failed call is not fresh', { status: 'failure' }, false],
    ['a stored response is not fresh', { fromStorage: true }, false],
    ['an invalidated response is not fresh', { invalidated: true }, false],
    ['a missing response is not fresh', { endedAt: null }, false],
    ['a response of the future is not fresh', { endedAt: Number.MAX_SAFE_INTEGER }, false],
  ] as const)('%s', (_, given, fresh) => {
    stopClock();
    expect(isFresh({ ...entry, endedAt: Date.now(), ...given })).toBe(fresh);
  });

  test('a stored response stays marked until the next response', async () => {
    const { store, sent } = openStore();
    const requests = { [trackKey]: successEntry('tracks', Date.now(), true) };
    const started = rootReducer(
      { ...store.getState(), requests },
      loadTrack.pending('2', ID, { requestKey: trackKey, area: 'tracks', isWrite: false }),
    );
    expect(requestIn(started, trackKey)).toMatchObject({
      status: 'loading',
      endedAt: Date.now(),
      fromStorage: true,
    });
    const ended = rootReducer(started, loadTrack.fulfilled(track, '2', ID, { endedAt: 7 }));
    expect(requestIn(ended, trackKey)).toMatchObject({ endedAt: 7, fromStorage: false });
    expect(sent).toEqual([]);
  });
});

describe('a write', () => {
  test('a write can be repeated only after it has ended', async () => {
    const { store, sent } = openStore();
    const running = store.dispatch(enroll(choice));
    const second = await store.dispatch(enroll(choice));
    expect(sent).toHaveLength(1);
    expect(refusalOf(second)).toMatchObject({ kind: 'refused', message: errorTexts.stillSending });
    sent[0]?.respond('');
    expect(refusalOf(await running)).toBeNull();
    const again = store.dispatch(enroll(choice));
    expect(sent).toHaveLength(2);
    sent[1]?.fail(new Error('broken'));
    expect(refusalOf(await again)).toMatchObject({ message: errorTexts.occurred });
  });

  test('a failed call has its area’s message', async () => {
    const { store, sent } = openStore();
    const failed = async (running: Promise<PayloadAction<unknown>>) => {
      sent.at(-1)?.fail(new Error('broken'));
      return failureOf(await running)?.message;
    };
    const { occured, occurred } = errorTexts;
    const person = { email: 'a@b.example', password: 'secret' };
    expect(await failed(store.dispatch(login(person)))).toBe(occured);
    expect(await failed(store.dispatch(loadProfile()))).toBe(occured);
    expect(await failed(store.dispatch(enroll(choice)))).toBe(occurred);
    expect(await failed(store.dispatch(loadStages()))).toBe(occurred);
    expect(await failed(store.dispatch(loadTasks()))).toBe(occurred);
    expect(await failed(store.dispatch(loadCourse(ID)))).toBe(occurred);
  });
});
