import { isFulfilled, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { requestIn, type RequestKey, type ThunkExtra } from '../../api/query/query.ts';
import { isOwnerGone } from '../../auth/session.ts';
import { keepDeviceFacts, readDeviceFacts } from '../../tasks/deviceFacts.ts';
import { keepPreviousVersions } from '../../tasks/previousVersion.ts';
import tasks, { bellOpened, factsRestored } from '../../tasks/tasksSlice.ts';
import courses from '../../tracks/coursesSlice.ts';
import stages from '../../tracks/stagesSlice.ts';
import tracks from '../../tracks/tracksSlice.ts';
import user from '../../user/userSlice.ts';
import {
  pinResponses,
  readResponses,
  type StoredCall,
  type StoredCalls,
  storeResponse,
  storeWrite,
  unpinResponses,
} from './responses.ts';
import { areaNoticeListener } from './areaNotices.ts';
import { type PageStore, replayed } from './store.ts';

/** Adds the data slices to a store. Their state exists from the next action on. */
export function addDataSlices({ inject }: PageStore): void {
  inject({ reducerPath: 'user', reducer: user });
  inject({ reducerPath: 'tracks', reducer: tracks });
  inject({ reducerPath: 'stages', reducer: stages });
  inject({ reducerPath: 'tasks', reducer: tasks });
  inject({ reducerPath: 'courses', reducer: courses });
}

type FulfilledCall = UnknownAction & {
  payload: unknown;
  meta: { arg: unknown; endedAt: number; entry?: RequestKey; isWrite?: boolean };
};

const isFulfilledCall = (action: unknown): action is FulfilledCall => isFulfilled(action);

/** Returns an argument as plain data, in which a photo's file is left out. */
const toPlainData = (arg: unknown): unknown =>
  arg === undefined ? undefined : JSON.parse(JSON.stringify(arg));

/** Stores each response under its read, and each write under the read whose response it changed. */
const storeResponses =
  (userId: string): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isFulfilledCall(action) || action.meta.entry === undefined) return result;
    const { entry, isWrite, arg, endedAt } = action.meta;
    const { type, payload } = action;
    const store = isWrite ? storeWrite : storeResponse;
    void store(userId, entry, { type, arg: toPlainData(arg), payload, at: endedAt });
    return result;
  };

/** Creates the action that repeats a stored call for the reducers. */
function toAction(entry: string, call: StoredCall, ageAtStart?: number): UnknownAction {
  const { type, arg, payload, at } = call;
  if (!type.endsWith('/fulfilled')) return { type, payload };
  const stored = ageAtStart === undefined ? {} : { ageAtStart };
  const meta = { arg, requestId: '', requestStatus: 'fulfilled', endedAt: at, entry, stored };
  return { type, payload, meta };
}

/**
 * Repeats stored entries in the slices' own reducers, in the order of their calls.
 * @param now when the page was opened, in milliseconds since 1970, or undefined if it is open already
 */
function replay(store: PageStore, entries: readonly [string, StoredCalls][], now?: number): void {
  const calls = entries.flatMap(([entry, list]) => list.map((call) => ({ entry, call })));
  const actions = calls
    .sort((a, b) => a.call.at - b.call.at)
    .map(({ entry, call }) =>
      // If the clock was set back, the age is unknown.
      toAction(entry, call, now === undefined || call.at > now ? undefined : now - call.at),
    );
  store.dispatch(replayed(actions));
}

/** Restores what the device knows. Returns false before the user's first visit. */
function restoreFacts(store: PageStore, userId: string): boolean {
  const { seen, ...known } = readDeviceFacts(userId);
  store.dispatch(factsRestored({ ...known, seen: seen ?? { bellOpenedAt: 0, chosenTrack: null } }));
  return seen !== null;
}

/** Takes over what other tabs have stored when the user returns to this one. */
function followTabs(store: PageStore, userId: string, signal: AbortSignal): void {
  const takeOver = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const entries = (await readResponses(userId)) ?? [];
    if (signal.aborted || isOwnerGone()) return;
    restoreFacts(store, userId);
    const state = store.getState();
    const newer = [...entries].filter(([key, calls]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored under this key
      const request = requestIn(state, key as RequestKey);
      const [{ at } = { at: 0 }] = calls.slice(-1);
      return request?.status !== 'loading' && at > (request?.endedAt ?? 0);
    });
    if (newer.length > 0) replay(store, newer);
  };
  document.addEventListener('visibilitychange', () => void takeOver(), { signal });
}

/** Creates what thunks use to pin the stored responses of a user. */
const createPins = (userId: string): NonNullable<ThunkExtra['stored']> => ({
  pin: (name, reads, { type, payload }) =>
    pinResponses(userId, name, reads, { type, payload, at: Date.now() }),
  unpin: (name, reads) => void unpinResponses(userId, name, reads),
});

/**
 * Adds the data slices to the store of the page, with the responses that the device has stored for
 * the user, and stores new responses until `closing` is aborted.
 */
export async function openData(
  store: PageStore,
  userId: string,
  closing: AbortSignal,
): Promise<void> {
  const entries = await readResponses(userId);
  // The user may have logged out meanwhile.
  if (closing.aborted || isOwnerGone()) return;
  addDataSlices(store);
  const now = Date.now();
  const isKnown = restoreFacts(store, userId);
  if (entries) replay(store, [...entries], now);
  store.addListeners(
    areaNoticeListener,
    keepPreviousVersions,
    keepDeviceFacts(userId),
    storeResponses(userId),
  );
  // Changes from before the first visit on a device are not news.
  if (!isKnown) store.dispatch(bellOpened(now));
  store.extra.stored = createPins(userId);
  followTabs(store, userId, closing);
}
