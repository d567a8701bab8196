import { apiBase } from '../lib/env.ts';
import { spend } from './allowance.ts';

/** The time for both probes together, because a slow API is not a refusal. */
const TIMEOUT_MS = 8000;

/** How long calls that fail together, and their retries, share one result. */
const SHARED_MS = 5000;

/**
 * Without a login, a HEAD to this address is rejected with a response that other origins may read.
 */
const address = `${apiBase}/profile`;

async function probeApi(): Promise<boolean> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
  // A response without a body costs the least data.
  const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
  const probe = (url: string, mode: RequestMode): Promise<Response> =>
    fetch(url, { ...options, mode, signal: end.signal });
  try {
    const siteResponse = await probe(`${window.location.origin}/favicon.svg`, 'cors');
    if (!siteResponse.ok) return false;
    // A HEAD needs no pre-flight, and the rate limit's response cannot be read.
    const isReadable = await probe(address, 'cors').then(Boolean, () => false);
    if (isReadable) spend(1);
    return !isReadable && Boolean(await probe(address, 'no-cors'));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

let latestProbe: { at: number; outcome: Promise<boolean> } | null = null;

/**
 * Returns whether the rate limit explains an unreadable response from another origin, whose 429
 * browsers hide. In that case our own files load, and the API's response is unreadable.
 */
export function isHiddenRefusal(now: number = Date.now()): Promise<boolean> {
  if (latestProbe === null || now - latestProbe.at > SHARED_MS)
    latestProbe = { at: now, outcome: probeApi() };
  return latestProbe.outcome;
}
