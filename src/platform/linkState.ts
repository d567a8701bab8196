import { sessionOf, storedToken } from './session.ts';

/** The person at this tab, also after their session's hour has passed. */
const currentUserId = (): string | null => sessionOf(storedToken(), 0)?.userId ?? null;

/**
 * The state of a link, marked with whose it is: it stays in the tab's history, where somebody else may
 * come by it with Back.
 */
export const ownState = <State extends object>(state: State): State & { of: string | null } => ({
  ...state,
  of: currentUserId(),
});

/** True where a link's state was made for somebody who is no longer here. */
export const isForeign = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'of' in state && state.of !== currentUserId();

/** Takes such a state out of the history's present entry; the others are out of reach until they are it. */
export function dropForeignState(): void {
  // At build time there is no history.
  const entry: unknown = globalThis.window?.history.state;
  // The router keeps a link's state as `usr`.
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  if (isForeign(entry.usr)) window.history.replaceState({ ...entry, usr: null }, '');
}
