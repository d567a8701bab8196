import { isRecord } from '../lib/values.ts';
import { sessionOf, storedToken } from './session.ts';

/** The session may have expired. */
const currentUserId = (): string | null => sessionOf(storedToken(), 0)?.userId ?? null;

/** Adds the user's id to a link's state, because another user may reach it with Back. */
export const withUserId = <State extends object>(state: State): State & { of: string | null } => ({
  ...state,
  of: currentUserId(),
});

/** True if a link's state belongs to another user. */
export const isOfOtherUser = (state: unknown): boolean =>
  isRecord(state) && 'of' in state && state['of'] !== currentUserId();

/** Removes another user's state from the history entry. Scripts can change only the current entry. */
export function removeForeignState(): void {
  const entry: unknown = globalThis.window?.history.state;
  // The router stores a link's state as `usr`.
  if (isRecord(entry) && isOfOtherUser(entry['usr']))
    window.history.replaceState({ ...entry, usr: null }, '');
}
