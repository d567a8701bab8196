import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { openDb, type SqlValue } from '../../sandbox/data/db.ts';
import type { FaultSettings } from '../../sandbox/options.ts';
import type { Mail } from '../../sandbox/outbox.ts';
import type { FailNext } from '../../sandbox/traffic/faults.ts';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { failOn, failOnDifferences } from '../../support/watchContract.ts';
import { differencesAt, serve, serveFrom, type Server } from './server.ts';

/**
 * The first of the ports to try: unusual, and below those that systems hand out. Each run begins
 * elsewhere, so that nobody takes a port while its server starts anew.
 */
const FIRST_PORT = 14_000 + (process.ppid % 500) * 10;

export interface Site {
  origin: string;
  /** Ends the server and starts it again with the same database: the next day. */
  restart: () => Promise<void>;
  /** What the sandbox's database holds. */
  rows: <Row extends object>(sql: string, params?: readonly SqlValue[]) => Row[];
  /** Newest first. */
  mails: () => Promise<Mail[]>;
  /** What was asked of the API since its start, oldest first. */
  requests: () => Promise<LoggedRequest[]>;
  failNext: (rule: FailNext) => Promise<void>;
  /** Orders bad days, or calm ones. */
  setFaults: (settings: Partial<FaultSettings>) => Promise<void>;
  /** The service takes no token any more that it has given. */
  expireTokens: () => Promise<void>;
  /** The starter content as it was, on a calm day. */
  startOver: () => Promise<void>;
}

/** The sandbox's own calls, as a person would make them with curl. */
function controls(origin: string) {
  const control = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${origin}/api/_sandbox/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- our own sandbox's words */
  return {
    mails: async () => (await (await control('outbox.json')).json()) as Mail[],
    requests: async () => (await (await control('requests')).json()) as LoggedRequest[],
    failNext: async (rule: FailNext) => void (await control('fail-next', rule)),
    setFaults: async (settings: Partial<FaultSettings>) => void (await control('faults', settings)),
    expireTokens: async () => void (await control('expire-tokens', {})),
    startOver: async () => void (await control('start-over', {})),
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** Playwright's test with the product served at `baseURL`: production build, a database of its own. */
export const test = base.extend<{ afresh: void }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the braces
    async ({}, provide, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
      const file = join(folder, 'akada.db');
      const { port, ...first } = await serveFrom(FIRST_PORT + parallelIndex, file);
      let server: Server = first;
      const origin = `http://127.0.0.1:${port}`;
      const restart = async () => {
        await server.stop();
        server = await serve(port, file);
      };
      await provide({
        ...controls(origin),
        origin,
        restart,
        rows: (sql, params) => {
          const db = openDb(file);
          try {
            return db.all(sql, params);
          } finally {
            db.close();
          }
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // An answer that the API's description does not know fails the test that got it; whoever comes next in
  // this worker finds the starter content as it was.
  afresh: [
    async ({ site }, provide) => {
      await provide();
      const differences = await differencesAt(site.origin);
      await site.startOver();
      failOn(differences);
      // Of the sandboxes that a test has opened in this process.
      failOnDifferences();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
});

export { expect } from '@playwright/test';
