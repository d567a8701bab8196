import type { Path } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isRecord } from '../lib/values.ts';

/** Where a login leads, from navigation state: it comes from the browser's history, and is checked. */

/** A text in navigation state, '' where there is none. */
export const textIn = (value: Record<string, unknown>, name: string): string =>
  typeof value[name] === 'string' ? value[name] : '';

/**
 * The page a user wanted before the guard led to the login.
 * @returns null for anything but a place in the dashboards
 */
export function wantedPlace(state: unknown): Path | null {
  const from = isRecord(state) ? state['from'] : null;
  if (!isRecord(from)) return null;
  const pathname = textIn(from, 'pathname');
  if (pathname !== paths.dashboard && !pathname.startsWith(`${paths.dashboard}/`)) return null;
  return { pathname, search: textIn(from, 'search'), hash: textIn(from, 'hash') };
}

/** The state with which reading without a login leads to the login page: it does not lead back. */
export const staysThere = { stays: true } as const;
