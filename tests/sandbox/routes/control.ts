import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { readBody, shape } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import type { Check, Rule } from '../http/rules.ts';
import type { FaultSettings } from '../options.ts';
import { type Mail, outboxPage } from '../outbox.ts';
import type { AppEnv } from '../services/services.ts';
import { FAULT_KINDS, type FailNext, type Faults } from '../traffic/faults.ts';
import type { RequestLog } from '../traffic/requestLog.ts';

interface Controls {
  faults: Faults;
  requests: RequestLog;
  mails: () => Mail[];
  /** Returns the differences in responses since its last call. */
  differences: () => string[];
  expireTokens: () => void;
  startOver: () => Promise<void>;
}

const required = (message: string, check: Check): Rule[] => [
  [`$property must be ${message}`, check],
];

const optional = (message: string, check: Check) =>
  required(message, (value) => value === undefined || check(value));

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isRate = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const rate = () => optional('a number from 0 to 1', isRate);

const faultsBody = shape<Partial<FaultSettings>>({
  latencyMs: optional('milliseconds, or a pair of them', (value) =>
    Array.isArray(value) ? value.length === 2 && value.every(isCount) : isCount(value),
  ),
  failRate: rate(),
  dropRate: rate(),
  lostRate: rate(),
  cutRate: rate(),
  slowRate: rate(),
  slowMs: optional('milliseconds', isCount),
  limitRate: rate(),
  rateLimit: optional('a count, or null', (value) => value === null || isCount(value)),
  randomSeed: optional('a count', isCount),
});

const failNextBody = shape<FailNext>({
  method: required("a method, or '*'", (value) => typeof value === 'string' && value !== ''),
  path: required(
    'a path under /api',
    (value) => typeof value === 'string' && value.startsWith('/api'),
  ),
  exact: optional('true or false', (value) => typeof value === 'boolean'),
  after: optional('a count', isCount),
  times: optional('a count', isCount),
  kind: required(`one of ${FAULT_KINDS.join(', ')}`, (value) =>
    FAULT_KINDS.some((k) => k === value),
  ),
});

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address);

const isLoopbackHost = (host: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);

/**
 * Accepts only this computer, and no page of another site, because the outbox contains password
 * links.
 */
const fromThisComputer = createMiddleware<AppEnv>(async (c, next) => {
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  const origin = c.req.header('origin');
  const isNear =
    isLoopbackAddress(address) &&
    isLoopbackHost(new URL(c.req.url).hostname) &&
    (origin === undefined || (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname)));
  if (!isNear) throw new Refusal(403, 'The sandbox is controlled from its own computer only');
  await next();
});

/**
 * Adds the outbox and the faults, for developers and tests. They are not part of the imitated
 * service.
 */
export function controlRoutes(controls: Controls): Hono<AppEnv> {
  const { faults, requests, mails } = controls;
  const routes = new Hono<AppEnv>();
  routes.use(fromThisComputer);

  routes.get('/outbox', (c) =>
    c.html(outboxPage(mails()), 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    }),
  );
  routes.get('/outbox.json', (c) => c.json(mails()));

  routes.get('/faults', (c) => c.json(faults.settings()));
  routes.post('/faults', async (c) => {
    faults.set(await readBody(c.req.raw, faultsBody));
    return c.json(faults.settings());
  });

  routes.post('/fail-next', async (c) => {
    faults.failNext(await readBody(c.req.raw, failNextBody));
    return c.body(null, 204);
  });

  routes.get('/requests', (c) => c.json(requests.entries()));
  routes.delete('/requests', (c) => {
    requests.clear();
    return c.body(null, 204);
  });

  routes.get('/differences', (c) => c.json(controls.differences()));

  routes.post('/expire-tokens', (c) => {
    controls.expireTokens();
    return c.body(null, 204);
  });

  routes.post('/start-over', async (c) => {
    await controls.startOver();
    return c.body(null, 204);
  });

  return routes;
}
