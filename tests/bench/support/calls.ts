import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { controls } from '../../support/controls.ts';

/** A page counts as loaded after this time without a request, in milliseconds. */
const QUIET = 800;
const PATIENCE = 60_000;

/** Waits until the requests end, and returns them without pictures; throws if they do not end. */
export async function settledCalls(origin: string): Promise<LoggedRequest[]> {
  const start = performance.now();
  let before = '';
  let since = start;
  while (performance.now() - start < PATIENCE) {
    const entries = await controls(origin).requests();
    const now = JSON.stringify(entries);
    if (now !== before) {
      before = now;
      since = performance.now();
    }
    const responded = entries.every(({ status }) => status !== 0);
    if (responded && performance.now() - since >= QUIET) {
      return entries.filter(({ path }) => !path.startsWith('/api/photos/'));
    }
    await pause(100);
  }
  throw new Error('The page never stops asking');
}

export const nameOf = ({ method, path }: LoggedRequest): string => `${method} ${path}`;

/** Returns the reads that were repeated after a response. */
export function duplicates(calls: readonly LoggedRequest[]): string[] {
  const responded = new Set<string>();
  return calls.flatMap((call) => {
    if (call.method !== 'GET' || call.status >= 300) return [];
    const name = nameOf(call);
    if (responded.has(name)) return [name];
    responded.add(name);
    return [];
  });
}

/** Sets the API's latency, in milliseconds. */
export const slowDown = (origin: string, latencyMs: number): Promise<void> =>
  controls(origin).setFaults({ latencyMs });

/** A slow connection: 400 kbit/s, 400 ms. */
const slowConnection = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** The API's response time on a slow connection, in milliseconds. */
export const respondAfter = 200;

/** Slows a page down from now on. */
export async function onSlowConnection(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowConnection);
}
