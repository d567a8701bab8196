import {
  isFulfilled,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type * as Shapes from '../api/shapes.ts';
import { rememberAsked } from '../lib/asked.ts';
import { isDown } from '../lib/connection.ts';
import { forgetAnswers, keepAnswer, keptAnswers, type KeptAnswer } from '../lib/keptAnswers.ts';
import { sessionOf } from '../lib/session.ts';
import { requestIn } from '../slices/apiThunk.ts';
import { tokenFound } from '../slices/authSlice.ts';
import { signedOut } from '../slices/request.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTaskSubmissions,
  queueSelectors,
  submitTask,
} from '../slices/tasksSlice.ts';
import { editProfile, loadProfile, uploadPhoto } from '../slices/userSlice.ts';
import { keptReads } from './keptReads.ts';
import type { RootState } from './store.ts';

/** How long a read may take before what is kept is shown in the meantime, in milliseconds. */
const PATIENCE = 1500;

/** The shapes of answers; null where their code cannot be had. */
const shapesOfAnswers = (): Promise<typeof Shapes | null> =>
  import('../api/shapes.ts').catch(() => null);

export type Api = ListenerEffectAPI<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;

const userIn = ({ auth }: RootState): string | null => sessionOf(auth.token, 0)?.userId ?? null;

const keyOf = ({ meta }: UnknownAction): string | null =>
  typeof meta === 'object' && meta !== null && 'requestKey' in meta
    ? String(meta.requestKey)
    : null;

const isKeptStart = ({ type }: UnknownAction): boolean =>
  keptReads.some((read) => type === `${read.type}/pending`);

/** What a write has changed in answers that were read before it. */
function keptByWrite(action: UnknownAction, state: RootState): KeptAnswer | null {
  if (submitTask.fulfilled.match(action)) {
    const { arg, endedAt } = action.meta;
    const key = loadTaskSubmissions.keyOf(arg.taskId);
    const answer = { items: [action.payload], totalCount: 1 };
    return { key, arg: arg.taskId, answer, at: endedAt };
  }
  if (gradeSubmission.fulfilled.match(action)) {
    const key = loadMentorSubmissions.keyOf();
    const at = requestIn(state, key)?.endedAt ?? null;
    return at === null ? null : { key, arg: null, answer: queueSelectors.selectAll(state), at };
  }
  if (editProfile.fulfilled.match(action) || uploadPhoto.fulfilled.match(action)) {
    const { profile } = state.user;
    const at = action.meta.endedAt;
    return profile && { key: loadProfile.keyOf(), arg: null, answer: profile, at };
  }
  return null;
}

/** The action for a kept answer, or null where it cannot be read. */
function actionFor(
  kept: KeptAnswer,
  state: RootState,
  shapes: typeof Shapes,
): UnknownAction | null {
  const request = requestIn(state, kept.key);
  // What this visit has read is newer.
  if (request?.endedAt !== null && request !== undefined) return null;
  const read = keptReads.find(({ type }) => kept.key === type || kept.key.startsWith(`${type}:`));
  try {
    return read?.recalled(kept, request?.requestId ?? `recalled ${kept.key}`, shapes) ?? null;
  } catch {
    return null;
  }
}

const placeOf = ({ key }: KeptAnswer): number =>
  keptReads.findIndex(({ type }) => key === type || key.startsWith(`${type}:`));

/** Whose answers have been recalled into a store: then all that is kept is there. */
export interface Recalled {
  userId: string | null;
}

async function recall({ dispatch, getState }: Api, recalled: Recalled): Promise<void> {
  const userId = userIn(getState());
  if (userId === null || recalled.userId === userId) return;
  recalled.userId = userId;
  const [kept, shapes] = await Promise.all([keptAnswers(userId), shapesOfAnswers()]);
  if (shapes === null) return;
  if (userIn(getState()) !== userId) return;
  for (const one of [...kept].sort((a, b) => placeOf(a) - placeOf(b))) {
    const action = actionFor(one, getState(), shapes);
    if (action !== null) dispatch(action);
  }
}

/** A read has begun: where it gets no answer soon, what is kept is shown in the meantime. */
async function onStart(action: UnknownAction, api: Api, recalled: Recalled): Promise<void> {
  const key = keyOf(action);
  if (key === null || recalled.userId === userIn(api.getState())) return;
  const hasEnded = (_: unknown, state: RootState) => requestIn(state, key)?.status !== 'loading';
  if (!isDown() && navigator.onLine && !hasEnded(null, api.getState())) {
    await api.condition(hasEnded, PATIENCE);
  }
  const request = requestIn(api.getState(), key);
  const { kind } = request?.error ?? {};
  const waits = request?.status === 'loading' || kind === 'network' || kind === 'timeout';
  if (waits) await recall(api, recalled);
}

/** A call has succeeded: what it brought is kept for the person it was made for. */
function onEnd(action: UnknownAction, { getState }: Api, userId: string): void {
  if (userIn(getState()) !== userId) return;
  if (loadTaskSubmissions.fulfilled.match(action) && action.meta.recalledKey === undefined) {
    rememberAsked(userId, action.meta.arg, action.meta.endedAt);
  }
  const kept =
    keptByWrite(action, getState()) ??
    keptReads.map((read) => read.kept(action)).find((one) => one !== null);
  if (kept) void keepAnswer(userId, kept);
}

/**
 * Keeps the last answers on this device, and recalls them where a read does not get one: at once
 * where the line is known to be down, else after a moment. The read goes on and replaces them.
 * @param userId whose login it was when the action came
 */
export async function handle(
  action: UnknownAction,
  api: Api,
  userId: string,
  recalled: Recalled,
): Promise<void> {
  if (signedOut.match(action)) {
    recalled.userId = null;
    await forgetAnswers(null);
  } else if (tokenFound.match(action)) {
    await forgetAnswers(userId);
  } else if (isKeptStart(action)) {
    await onStart(action, api, recalled);
  } else if (isFulfilled(action)) {
    onEnd(action, api, userId);
  }
}
