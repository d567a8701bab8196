import { isScarce, clearRefusal } from '../../api/allowance.ts';
import { isInterrupted, hasNoResponse } from '../../api/errors.ts';
import { untilTrue } from '../../api/query/waiting.ts';
import type { PersonStore } from '../state.ts';
import { sessionLost } from '../../auth/authSlice.ts';
import { sessionOf } from '../../auth/session.ts';
import { storageKey } from '../../lib/storage.ts';
import type { DraftKey } from '../../user/drafts.ts';
import { createSender, type SendOutcome } from './sender.ts';

/** Waits until no tab is at this work. */
export async function untilFree(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(storageKey(name), { signal }, () => undefined);
}

/**
 * Runs some work in one tab at a time; null if another tab runs it. Browsers have locks on safe
 * origins only, and not if cookies are blocked; then two tabs may run it at once.
 */
export async function withTabLock<Result>(
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
 * Why a round ended early. `scarce`: the allowance is nearly spent; `limit`: the API refuses;
 * `away`: two entries in a row got no response; `login`: the user did not log in in time;
 * `elsewhere`: another tab is sending.
 */
export type Stop = 'scarce' | 'limit' | 'away' | 'login' | 'elsewhere';

/** A user who logs in later does not expect that emails are sent. */
const LOGIN_TIMEOUT_MS = 5 * 60 * 1000;

interface Round {
  onStart: (subject: DraftKey) => void;
  onEnd: (subject: DraftKey, outcome: SendOutcome) => void;
  /** Aborted when the user leaves the page. The current entry is then the last. */
  signal: AbortSignal;
}

/** Shows the login in place if it is needed; true once the same user is logged in, in time. */
async function loggedIn(store: PersonStore, signal: AbortSignal): Promise<boolean> {
  const isLost = () => store.getState().auth.sessionLost;
  if (sessionOf(store.getState().auth.token) === null && !isLost()) store.dispatch(sessionLost());
  const since = Date.now();
  await untilTrue(store, () => !isLost(), signal);
  return !signal.aborted && Date.now() - since < LOGIN_TIMEOUT_MS;
}

/** Sends finished drafts in turn after the user's tap. Returns why it ended early, or null. */
export async function sendAll(
  store: PersonStore,
  userId: string,
  subjects: readonly DraftKey[],
  { onStart, onEnd, signal }: Round,
): Promise<Stop | null> {
  const work = async (): Promise<Stop | null> => {
    let send = createSender(store, userId);
    let withoutResponse = 0;
    // A user's own action is always sent.
    clearRefusal();
    for (const [at, subject] of subjects.entries()) {
      if (signal.aborted) return null;
      if (at > 0 && isScarce()) return 'scarce';
      if (!(await loggedIn(store, signal))) return signal.aborted ? null : 'login';
      onStart(subject);
      let outcome = await send(subject);
      if (outcome.kind === 'failed' && isInterrupted(outcome.error)) {
        if (!(await loggedIn(store, signal))) {
          onEnd(subject, { kind: 'left' });
          return signal.aborted ? null : 'login';
        }
        // The API did not carry it out, and its version may have changed during the login.
        send = createSender(store, userId);
        outcome = await send(subject);
      }
      onEnd(subject, outcome);
      if (outcome.kind !== 'failed') {
        withoutResponse = 0;
        continue;
      }
      if (outcome.error.kind === 'limit') return 'limit';
      if (outcome.error.kind === 'offline') return 'away';
      withoutResponse = hasNoResponse(outcome.error) ? withoutResponse + 1 : 0;
      if (withoutResponse > 1 && at < subjects.length - 1) return 'away';
    }
    return null;
  };
  const stop = await withTabLock('outbox', async () => ({ why: await work() }));
  return stop === null ? 'elsewhere' : stop.why;
}
