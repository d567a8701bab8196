import { isScarce, tryAnyway } from '../../api/allowance.ts';
import { isInterrupted, isUnanswered } from '../../api/errors.ts';
import { untilTrue } from '../../api/query/readAll.ts';
import type { PersonStore } from '../state.ts';
import { sessionLost } from '../../auth/authSlice.ts';
import { sessionOf } from '../../auth/session.ts';
import { storageKey } from '../../lib/storage.ts';
import type { DraftKey } from '../../user/drafts.ts';
import { createSender, type Outcome } from './sender.ts';

/** Waits until no tab is at this work. */
export async function untilFree(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(storageKey(name), { signal }, () => undefined);
}

/**
 * Does some work in one tab at a time. Browsers give the lock on safe origins only, and not where
 * cookies are blocked; there two tabs may do it at once.
 * @returns what the work gives; null: another tab is at it
 */
export async function inOneTab<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const { locks }: Partial<Pick<Navigator, 'locks'>> = navigator;
  if (!locks) return work();
  let started: Promise<Result> | null = null;
  const start = (): Promise<Result> => (started ??= work());
  try {
    return await locks.request(storageKey(name), { ifAvailable: true }, (lock) =>
      lock === null ? null : start(),
    );
  } catch {
    // If cookies are blocked, so are locks. Work that has failed is not done again.
    return start();
  }
}

/**
 * Why a round ended before its last entry. `scarce`: the allowance is nearly spent; `limit`: the API
 * refuses; `away`: two in a row got no answer; `login`: nobody logged in in time; `elsewhere`:
 * another tab is sending.
 */
export type Stop = 'scarce' | 'limit' | 'away' | 'login' | 'elsewhere';

/** How long a login may take, in milliseconds: after it, nobody expects emails to go out. */
const LOGIN_PATIENCE = 5 * 60 * 1000;

interface Round {
  /** Called before and after each entry. */
  onStart: (subject: DraftKey) => void;
  onEnd: (subject: DraftKey, outcome: Outcome) => void;
  /** Aborted when the page is left: the entry under way is the last. */
  signal: AbortSignal;
}

/**
 * Asks for a login in place if one is needed.
 * @returns true once the same person is logged in, in time
 */
async function loggedIn(store: PersonStore, signal: AbortSignal): Promise<boolean> {
  const isLost = () => store.getState().auth.sessionLost;
  if (sessionOf(store.getState().auth.token) === null && !isLost()) store.dispatch(sessionLost());
  const since = Date.now();
  await untilTrue(store, () => !isLost(), signal);
  return !signal.aborted && Date.now() - since < LOGIN_PATIENCE;
}

/**
 * Sends finished drafts one after the other, because their person has asked for it just now.
 * @returns why it ended early; null: all were tried, or the page was left
 */
export async function sendAll(
  store: PersonStore,
  userId: string,
  subjects: readonly DraftKey[],
  { onStart, onEnd, signal }: Round,
): Promise<Stop | null> {
  const work = async (): Promise<Stop | null> => {
    let send = createSender(store, userId);
    let unanswered = 0;
    // What a user does by hand goes out.
    tryAnyway();
    for (const [at, subject] of subjects.entries()) {
      if (signal.aborted) return null;
      if (at > 0 && isScarce()) return 'scarce';
      if (!(await loggedIn(store, signal))) return signal.aborted ? null : 'login';
      onStart(subject);
      let outcome = await send(subject);
      if (outcome.kind === 'failed' && isInterrupted(outcome.error)) {
        // It was not carried out. What the API has may have changed during the login.
        send = createSender(store, userId);
        if (await loggedIn(store, signal)) outcome = await send(subject);
      }
      onEnd(subject, outcome);
      if (outcome.kind !== 'failed') {
        unanswered = 0;
        continue;
      }
      if (outcome.error.kind === 'limit') return 'limit';
      if (outcome.error.kind === 'offline') return 'away';
      unanswered = isUnanswered(outcome.error) ? unanswered + 1 : 0;
      if (unanswered > 1 && at < subjects.length - 1) return 'away';
    }
    return null;
  };
  const stop = await inOneTab('outbox', async () => ({ why: await work() }));
  return stop === null ? 'elsewhere' : stop.why;
}
