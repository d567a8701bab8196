import type { Path } from 'react-router-dom';
import { isBelow, paths } from '../paths.ts';
import { isRecord } from '../lib/values.ts';

/** Returns a text in the navigation state, or ''. */
export const textIn = (value: Record<string, unknown>, name: string): string =>
  typeof value[name] === 'string' ? value[name] : '';

/**
 * Returns the dashboard page that the user asked for before the login, or null. It is validated,
 * because the browser's history stores the state.
 */
export function requestedPage(state: unknown): Path | null {
  const from = isRecord(state) ? state['from'] : null;
  if (!isRecord(from)) return null;
  const pathname = textIn(from, 'pathname');
  if (!isBelow(pathname, paths.dashboard)) return null;
  return { pathname, search: textIn(from, 'search'), hash: textIn(from, 'hash') };
}

/** The state of a link from offline reading to the login page, which then does not redirect back. */
export const loginRequested = { stays: true } as const;
