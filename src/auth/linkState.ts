import { isRecord } from '../lib/values.ts';
import { sessionOf, storedToken } from './session.ts';

/** The user of this tab, also after their session has expired. */
const currentUserId = (): string | null => sessionOf(storedToken(), 0)?.userId ?? null;

/**
 * The state of a link with its user's id: it stays in the tab's history, where another user may
 * reach it with Back.
 */
export const ownState = <State extends object>(state: State): State & { of: string | null } => ({
  ...state,
  of: currentUserId(),
});

/** True where a link's state belongs to another user than the current one. */
export const isForeign = (state: unknown): boolean =>
  isRecord(state) && 'of' in state && state['of'] !== currentUserId();

/** Removes such a state from the current history entry; others can only be changed once current. */
export function dropForeignState(): void {
  // At build time there is no history.
  const entry: unknown = globalThis.window?.history.state;
  // The router stores a link's state as `usr`.
  if (isRecord(entry) && isForeign(entry['usr']))
    window.history.replaceState({ ...entry, usr: null }, '');
}
