import { isScarce, clearRefusal } from '../../api/allowance.ts';
import { isInterrupted, hasNoResponse } from '../../api/errors.ts';
import { untilTrue } from '../../api/query/waiting.ts';
import { sessionLost } from '../../auth/authSlice.ts';
import { sessionOf } from '../../auth/session.ts';
import type { PersonStore } from '../state.ts';
import { send, type Sendable, type SendOutcome } from './send.ts';
import { MINUTE } from '../../lib/timing.ts';

/**
 * Why a round ended early. `scarce`: the allowance is nearly spent; `limit`: the API refuses;
 * `unreachable`: two entries in a row got no response; `login`: the user did not log in in time.
 */
export type Stop = 'scarce' | 'limit' | 'unreachable' | 'login';

/** A user who logs in later does not expect that emails are sent. */
const LOGIN_TIMEOUT_MS = 5 * MINUTE;

interface Round<Entry> {
  onStart: (entry: Entry) => void;
  onEnd: (entry: Entry, outcome: SendOutcome) => void;
  /** Aborted when the user leaves the page, which makes the current entry the last. */
  signal: AbortSignal;
}

/**
 * Shows the login in place if it is needed. Resolves to true once the same user is logged in, if
 * that is in time.
 */
async function loggedIn(store: PersonStore, signal: AbortSignal): Promise<boolean> {
  const isLost = () => store.getState().auth.sessionLost;
  if (sessionOf(store.getState().auth.token) === null && !isLost()) store.dispatch(sessionLost());
  const since = Date.now();
  await untilTrue(store, () => !isLost(), signal);
  return !signal.aborted && Date.now() - since < LOGIN_TIMEOUT_MS;
}

/** Sends drafts that are ready in turn, after the user's tap. Returns why it ended early, or null. */
export async function sendAll<Entry extends Sendable>(
  store: PersonStore,
  userId: string,
  entries: readonly Entry[],
  { onStart, onEnd, signal }: Round<Entry>,
): Promise<Stop | null> {
  let tappedAt = Date.now();
  let withoutResponse = 0;
  // A user's own action is always sent.
  clearRefusal();
  for (const [at, entry] of entries.entries()) {
    if (signal.aborted) return null;
    if (at > 0 && isScarce()) return 'scarce';
    if (!(await loggedIn(store, signal))) return signal.aborted ? null : 'login';
    onStart(entry);
    let outcome = await send(store, userId, entry, { tappedAt });
    if (outcome.kind === 'failed' && isInterrupted(outcome.error)) {
      if (!(await loggedIn(store, signal))) {
        onEnd(entry, { kind: 'left' });
        return signal.aborted ? null : 'login';
      }
      // The API did not carry out the send, and its version may have changed during the login.
      tappedAt = Date.now();
      outcome = await send(store, userId, entry, { tappedAt });
    }
    onEnd(entry, outcome);
    if (outcome.kind !== 'failed') {
      withoutResponse = 0;
      continue;
    }
    if (outcome.error.kind === 'limit') return 'limit';
    if (outcome.error.kind === 'offline') return 'unreachable';
    withoutResponse = hasNoResponse(outcome.error) ? withoutResponse + 1 : 0;
    if (withoutResponse > 1 && at < entries.length - 1) return 'unreachable';
  }
  return null;
}
