import { setTimeout as pause } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';

import { bareBody } from '../http/errors.ts';
import { openToAll, preflight } from './cors.ts';
import type { Faults } from './faults.ts';
import { type RateLimit, tooManyRequests } from './rateLimit.ts';
import type { LoggedRequest, RequestLog } from './requestLog.ts';

const CONTROL = '/api/_sandbox';

/** Stands for a connection that is closed without an answer. */
export const DROPPED = Symbol('dropped');

/** Stands for a connection that is closed in the middle of an answer. */
export const CUT = Symbol('cut');

export type Answer = (request: Request, env: Partial<HttpBindings>) => Promise<Response>;

interface Traffic {
  faults: Faults;
  requests: RequestLog;
  rateLimit: RateLimit;
  /** Grows each time the sandbox starts over: a call that waited meanwhile is of the past. */
  age: () => number;
  cors: boolean;
  now: () => Date;
}

const webPage = (status: number): Response =>
  new Response('<!doctype html><title>Akada</title><p>This is a page, not an answer.</p>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/**
 * What stands between the network and the calls: request log, rate limit, pre-flights, faults, CORS
 * headers. Control calls pass by all of it.
 */
export function withTraffic(answer: Answer, traffic: Traffic) {
  const { faults, requests, rateLimit, age, now } = traffic;
  const open = (response: Response) => (traffic.cors ? openToAll(response) : response);

  async function respond(request: Request, env: Partial<HttpBindings>, entry: LoggedRequest) {
    const { pathname } = new URL(request.url);
    const address = env.incoming?.socket.remoteAddress ?? 'in-process';
    if (rateLimit.exceeds(address, faults.settings().rateLimit)) return tooManyRequests();
    if (request.method === 'OPTIONS' && traffic.cors) return preflight(request);
    const { kind, delayMs } = faults.next(request.method, pathname);
    if (kind) entry.fault = kind;
    const cameAt = age();
    if (delayMs > 0) await pause(delayMs);
    if (kind === 'held') await faults.hold();
    if (age() !== cameAt) return DROPPED;
    switch (kind) {
      case 'drop':
        return DROPPED;
      case 'lost':
        await answer(request, env);
        return DROPPED;
      case 'cut':
        await answer(request, env);
        return CUT;
      case '429':
        return tooManyRequests();
      case '500':
        return open(Response.json(bareBody(request.url, now()), { status: 500 }));
      case 'html':
        return open(webPage(200));
      case '503':
        // A gateway knows nothing of who may read the service's answers.
        return webPage(503);
      case '504':
        await answer(request, env);
        return webPage(504);
      default:
        return open(await answer(request, env));
    }
  }

  return async (request: Request, env: Partial<HttpBindings>) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`)) return answer(request, env);
    const entry = requests.begin(request.method, pathname + search);
    const response = await respond(request, env, entry);
    entry.status = response instanceof Response ? response.status : 0;
    return response;
  };
}
