import { setTimeout as pause } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';

import { bareBody } from '../http/errors.ts';
import type { FaultKind, Faults } from './faults.ts';
import { forwardedAddress, type RateLimit, tooManyRequests } from './rateLimit.ts';
import type { LoggedRequest, RequestLog } from './requestLog.ts';

const CONTROL = '/api/_sandbox';

/** A connection that is closed without a response. */
const DROPPED = Symbol('dropped');

/** A connection that is closed in the middle of a response. */
export const CUT = Symbol('cut');

export type Handler = (request: Request, env: Partial<HttpBindings>) => Promise<Response>;

interface Traffic {
  faults: Faults;
  requests: RequestLog;
  rateLimit: RateLimit;
  /** Grows each time the sandbox starts over; calls that waited since before are dropped. */
  age: () => number;
  /** Called with each response of the API before it is sent. */
  inspect: (request: Request, response: Response) => Promise<void>;
  now: () => Date;
}

function preflight(request: Request): Response {
  const requestedHeaders = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      ...(requestedHeaders ? { 'access-control-allow-headers': requestedHeaders } : {}),
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** Opens a response to pages of other origins. */
function openToAll(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** Faults in which a gateway responds instead of the API, without the allowance headers. */
const ofGateway = new Set<FaultKind>(['html', '503', '504']);

const webPage = (status: number): Response =>
  new Response('<!doctype html><title>Akada</title><p>This is a page, not a response.</p>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** The number of checks without anything new, LOOK_EACH milliseconds apart. */
const QUIET_LOOKS = 6;
const LOOK_EACH = 10;

/** The most checks, so that nothing waits for a page that requests without end. */
const MOST_LOOKS = 200;

/**
 * Adds what lies between the network and the calls: request log, rate limit, pre-flights, faults,
 * CORS headers. Control calls skip it.
 */
export function withTraffic(api: Handler, traffic: Traffic) {
  const { faults, requests, rateLimit, age, now } = traffic;
  let arrived = 0;
  let working = 0;

  const handle: Handler = async (request, env) => {
    working += 1;
    try {
      return await api(request, env);
    } finally {
      working -= 1;
    }
  };

  async function respond(
    request: Request,
    env: Partial<HttpBindings>,
    entry: LoggedRequest,
    address: string,
  ) {
    const { pathname } = new URL(request.url);
    if (rateLimit.exceeds(address, faults.settings().rateLimit)) return tooManyRequests();
    if (request.method === 'OPTIONS') return preflight(request);
    const { kind, delayMs } = faults.next(request.method, pathname);
    if (kind) entry.fault = kind;
    const ageAtArrival = age();
    if (delayMs > 0) await pause(delayMs);
    if (kind === 'held') await faults.hold();
    if (age() !== ageAtArrival) return DROPPED;
    switch (kind) {
      case 'drop':
        return DROPPED;
      case 'lost':
      case 'cut':
        entry.lost = (await handle(request, env)).status;
        return kind === 'lost' ? DROPPED : CUT;
      case '429':
        return tooManyRequests();
      case '500':
        return openToAll(Response.json(bareBody(request.url, now()), { status: 500 }));
      case 'html':
        return openToAll(webPage(200));
      case '503':
        // A gateway does not send the API's CORS headers.
        return webPage(503);
      case '504':
        await handle(request, env);
        return webPage(504);
      case 'late': {
        const response = await handle(request, env);
        await faults.hold();
        return openToAll(response);
      }
      default:
        return openToAll(await handle(request, env));
    }
  }

  return {
    async respond(request: Request, env: Partial<HttpBindings>) {
      const { pathname, search } = new URL(request.url);
      if (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`)) return api(request, env);
      arrived += 1;
      const entry = requests.begin(
        request.method,
        pathname + search,
        request.headers.get('x-made'),
      );
      const address = forwardedAddress(request) ?? env.incoming?.socket.remoteAddress ?? 'unknown';
      const response = await respond(request, env, entry, address);
      if (!(response instanceof Response)) return response;
      entry.status = response.status;
      if (entry.fault && ofGateway.has(entry.fault)) return response;
      const allowance = rateLimit.headers(
        address,
        faults.settings().rateLimit,
        entry.status === 429,
      );
      for (const [name, value] of Object.entries(allowance)) response.headers.set(name, value);
      await traffic.inspect(request, response);
      return response;
    },
    /**
     * Resolves after a while without calls, at most two seconds, because a browser may send
     * requests some milliseconds after the page was closed.
     */
    async calm() {
      let quiet = 0;
      for (let looks = 0; quiet < QUIET_LOOKS && looks < MOST_LOOKS; looks += 1) {
        const before = arrived;
        await pause(LOOK_EACH);
        quiet = arrived === before && working === 0 ? quiet + 1 : 0;
      }
    },
  };
}
