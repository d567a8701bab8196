import type { Context } from 'hono';

const NAMES = {
  400: ['BAD_REQUEST', 'Bad Request'],
  401: ['UNAUTHORIZED', 'Unauthorized'],
  403: ['FORBIDDEN', 'Forbidden'],
  404: ['NOT_FOUND', 'Not Found'],
  409: ['CONFLICT', 'Conflict'],
  413: ['PAYLOAD_TOO_LARGE', 'Payload Too Large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Unsupported Media Type'],
  500: ['INTERNAL_SERVER_ERROR', 'Internal Server Error'],
} as const;

type RefusalStatus = keyof typeof NAMES;

/** A refusal with the API's own message: an array for validation, else a string. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly wire: string | readonly string[];

  constructor(status: RefusalStatus, wire: string | readonly string[]) {
    super(typeof wire === 'string' ? wire : wire.join('; '));
    this.name = 'Refusal';
    this.status = status;
    this.wire = wire;
  }
}

/** A 500 of the API's database layer, with the database's message. */
export class DatabaseFailure extends Refusal {
  constructor(message: string) {
    super(500, message);
    this.name = 'DatabaseFailure';
  }
}

/** A failure of the API itself: a 500 without a message. */
export class BareFailure extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BareFailure';
  }
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Returns the body of a refusal, with all its fields; an unhandled 500 has only three of them. */
function refusalBody(refusal: Refusal, url: string, now: Date): object {
  const [status, error] = NAMES[refusal.status];
  return {
    message: refusal.wire,
    error,
    errors: null,
    path: pathOf(url),
    timestamp: now.toISOString(),
    statusCode: refusal.status,
    status,
    stack: null,
  };
}

/** Creates the body of an unhandled 500: `{statusCode, timestamp, path}`. */
export function bareBody(url: string, now: Date): object {
  return { statusCode: 500, timestamp: now.toISOString(), path: pathOf(url) };
}

/**
 * Creates hono's error handler, which logs any error that is neither a refusal nor a failure of the
 * API.
 */
export function respondWithError(now: () => Date, log: (line: string) => void) {
  return (error: Error, c: Context): Response => {
    if (error instanceof Refusal) {
      return c.json(refusalBody(error, c.req.url, now()), error.status);
    }
    if (!(error instanceof BareFailure)) {
      log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    }
    return c.json(bareBody(c.req.url, now()), 500);
  };
}
