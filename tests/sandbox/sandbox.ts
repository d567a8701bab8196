import { mkdirSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import { createApi } from './api.ts';
import { type Db, openDb } from './data/db.ts';
import { emptyTables, prepareSchema } from './data/schema.ts';
import { refreshStarterDates, seed, starter } from './data/seed.ts';
import type { FaultSettings, SandboxOptions } from './options.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { controlRoutes } from './routes/control.ts';
import { createMailTokens } from './services/mailTokens.ts';
import { createPhotos } from './services/photos.ts';
import { createTokens } from './services/tokens.ts';
import { createFaults, type FailNext } from './traffic/faults.ts';
import { CUT, withTraffic } from './traffic/pipeline.ts';
import { createRateLimit } from './traffic/rateLimit.ts';
import { createRequestLog, type LoggedRequest } from './traffic/requestLog.ts';

const DAY_SECONDS = 24 * 60 * 60;

export interface Sandbox {
  /** Handles everything under /api, for Node's HTTP servers. */
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  db: Db;
  outbox: Outbox;
  setFaults: (settings: Partial<FaultSettings>) => void;
  failNext: (rule: FailNext) => void;
  /** Ends what `failNext` began. */
  clearFailures: () => void;
  /** Releases the held calls, or else the next held call as it arrives. */
  letGo: () => Promise<void>;
  /** The requests since the last `clearRequests`, without control calls. */
  requests: () => LoggedRequest[];
  /** The same as 'GET /api/tasks'. */
  calls: () => string[];
  clearRequests: () => void;
  /** Makes every token issued so far invalid. */
  expireTokens: () => void;
  close: () => void;
}

function openDatabase(options: SandboxOptions, now: () => Date): Db {
  if (options.file !== ':memory:') mkdirSync(dirname(options.file), { recursive: true });
  const db = openDb(options.file);
  // This is one transaction, so a second process that opens the same file waits, and finds
  // everything seeded.
  try {
    db.transaction(() => {
      prepareSchema(db);
      const isEmpty = !db.get('SELECT 1 FROM users') && !db.get('SELECT 1 FROM tracks');
      if (isEmpty && (options.starter ?? true)) seed(db, starter, now());
      refreshStarterDates(db, now());
    });
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** Imitates the external API, with a database of starter content. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { now = () => new Date(), log = () => {}, file } = options;
  const startedAt = now();
  const db = openDatabase(options, now);
  const outbox = createOutbox(db, now, log);
  const tokens = createTokens(db, now, options.tokenSeconds ?? DAY_SECONDS);
  const mailTokens = createMailTokens(db, now);
  const photos = createPhotos(db, file === ':memory:' ? null : join(dirname(file), 'photos'));
  const faults = createFaults(options);
  const requests = createRequestLog();
  const rateLimit = createRateLimit(now);
  const differences: string[] = [];
  let age = 0;
  const startOver = async () => {
    age += 1;
    faults.startOver();
    // A page that has just been closed may still have a request or a write under way.
    await calm();
    age += 1;
    db.transaction(() => {
      emptyTables(db);
      if (options.starter ?? true) seed(db, starter, now());
    });
    photos.startOver();
    rateLimit.startOver();
    requests.clear();
  };

  const control = controlRoutes({
    faults,
    requests,
    mails: outbox.mails,
    differences: () => differences.splice(0),
    expireTokens: tokens.expireAll,
    startOver,
  });
  const { myStages = true } = options;
  const services = { db, outbox, photos, tokens, mailTokens, now, startedAt, myStages, log };
  const api = createApi(services, control);
  const { respond, calm } = withTraffic(async (request, env) => api.fetch(request, env), {
    faults,
    requests,
    rateLimit,
    age: () => age,
    inspect: async (request, response) => {
      const found = await options.compare?.(request, response.clone());
      differences.push(...(found ?? []));
    },
    now,
  });

  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const env = incoming instanceof IncomingMessage ? { incoming } : {};
      const response = await respond(request, env);
      if (response instanceof Response) return response;
      if (response === CUT && outgoing instanceof ServerResponse) {
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        outgoing.write('{', () => incoming.socket.destroy());
      } else {
        incoming.socket.destroy();
      }
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );

  return {
    listener: (incoming, outgoing) => void listener(incoming, outgoing),
    db,
    outbox,
    setFaults: faults.set,
    failNext: faults.failNext,
    clearFailures: faults.clearFailures,
    letGo: faults.letGo,
    requests: requests.entries,
    calls: () => requests.entries().map(({ method, path }) => `${method} ${path}`),
    clearRequests: requests.clear,
    expireTokens: tokens.expireAll,
    close: db.close,
  };
}
