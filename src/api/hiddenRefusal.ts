import { apiBase } from '../config/env.ts';
import { spend } from './allowance.ts';

/** How long one look may take, in milliseconds. */
const PATIENCE = 5000;

/** Calls that fail side by side, and the next try of each, share what one of them has found. */
const SHARED = 5000;

/**
 * The answer's head, or null.
 * @throws where none came in time: a slow service refuses nobody
 */
async function look(url: string, mode: RequestMode): Promise<Response | null> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE);
  const { signal } = end;
  try {
    return await fetch(url, {
      method: 'HEAD',
      mode,
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** An address of the service that a HEAD without a login is refused at by an answer for all to read. */
const address = `${apiBase}/profile`;

async function find(): Promise<boolean> {
  // Not GET: the service worker would answer from what it keeps.
  const own = await look(`${window.location.origin}/favicon.svg`, 'cors');
  if (!own?.ok) return false;
  // It needs no pre-flight. An answer that may be read is none of the rate limit's.
  spend(1);
  if (await look(address, 'cors')) return false;
  // Costs nothing any more: the service refuses everything, or it is not there at all.
  return (await look(address, 'no-cors')) !== null;
}

let last: { at: number; found: Promise<boolean> } | null = null;

/**
 * After a call to another origin got nothing that may be read: whether that was the service's rate limit,
 * whose answer browsers hide. Then our own files can be had, and the service does answer, but nothing
 * that may be read.
 */
export function isHiddenRefusal(now: number = Date.now()): Promise<boolean> {
  if (last === null || now - last.at > SHARED) last = { at: now, found: find().catch(() => false) };
  return last.found;
}
