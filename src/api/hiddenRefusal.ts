import { apiBase } from '../lib/env.ts';
import { spend } from './allowance.ts';

/** The limit for both probes together: a slow API is not refusing. */
const TIMEOUT_MS = 8000;

/** How long calls that fail together, and their retries, share one result. */
const SHARED_MS = 5000;

/** A HEAD without a login is refused here, with a response that other origins may read. */
const address = `${apiBase}/profile`;

async function probeApi(): Promise<boolean> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
  // Not GET, because the service worker serves GET from its cache.
  const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
  const probe = (url: string, mode: RequestMode): Promise<Response> =>
    fetch(url, { ...options, mode, signal: end.signal });
  try {
    const siteResponse = await probe(`${window.location.origin}/favicon.svg`, 'cors');
    if (!siteResponse.ok) return false;
    // It needs no pre-flight, and the rate limit's response is not readable.
    spend(1);
    const isReadable = await probe(address, 'cors').then(Boolean, () => false);
    // Not counted: the API either refuses everything or cannot be reached.
    return !isReadable && Boolean(await probe(address, 'no-cors'));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

let latestProbe: { at: number; outcome: Promise<boolean> } | null = null;

/**
 * True if the rate limit explains an unreadable response of another origin, because browsers hide its
 * 429. Then our own files load, and the API responds unreadably.
 */
export function isHiddenRefusal(now: number = Date.now()): Promise<boolean> {
  if (latestProbe === null || now - latestProbe.at > SHARED_MS)
    latestProbe = { at: now, outcome: probeApi() };
  return latestProbe.outcome;
}
