import { apiBase } from '../../config/env.ts';
import { spend } from './allowance.ts';

/** How long the looks may take together, in milliseconds: a slow service refuses nobody. */
const PATIENCE = 8000;

/** Calls that fail side by side, and the next try of each, share what one of them has found. */
const SHARED = 5000;

/** An address of the service that a HEAD without a login is refused at by an answer for all to read. */
const address = `${apiBase}/profile`;

async function find(): Promise<boolean> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE);
  // Not GET: the service worker would answer from what it keeps.
  const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
  const look = (url: string, mode: RequestMode): Promise<Response> =>
    fetch(url, { ...options, mode, signal: end.signal });
  try {
    const own = await look(`${window.location.origin}/favicon.svg`, 'cors');
    if (!own.ok) return false;
    // It needs no pre-flight. An answer that may be read is none of the rate limit's.
    spend(1);
    const isReadable = await look(address, 'cors').then(Boolean, () => false);
    // Costs nothing any more: the service refuses everything, or it is not there at all.
    return !isReadable && Boolean(await look(address, 'no-cors'));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

let last: { at: number; found: Promise<boolean> } | null = null;

/**
 * After a call to another origin got nothing that may be read: whether that was the service's rate limit,
 * whose answer browsers hide. Then our own files can be had, and the service does answer, but nothing
 * that may be read.
 */
export function isHiddenRefusal(now: number = Date.now()): Promise<boolean> {
  if (last === null || now - last.at > SHARED) last = { at: now, found: find() };
  return last.found;
}
