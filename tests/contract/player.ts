import { differencesIn, parsed } from './differences.ts';
import { isRecord } from '../sandbox/http/body.ts';

export interface Row {
  /** 'GET tracks/{id}'. */
  call: string;
  case: string;
  expected: string;
  seen: string;
  /** Null if the case was not played. */
  same: boolean | null;
}

export interface Request {
  call: string;
  /** The path below /api. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  token?: string | undefined;
  body?: object | string | FormData;
}

/** Any array of reasons. */
export const ARRAY = Symbol('an array of reasons');

/** The message or its beginning, ARRAY, or whether the list must have items, or one with this id. */
type Content =
  | string
  | typeof ARRAY
  | { items: 'none' | 'some' }
  | { with: string }
  | { without: string };

interface Expected {
  status: number | readonly number[];
  content: Content | undefined;
}

/** Returns a field of a response's body, or undefined. */
export const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;

export interface Played {
  status: number;
  body: unknown;
}

export interface Clock {
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

/** Requests of the allowance that are left to other users of the same address. */
const RESERVE = 5;
/** Milliseconds to wait after the API's reset time, because its clock may differ. */
const SPARE = 2000;
const PATIENCE = 60_000;

function wordsFor(content: Expected['content']): string {
  if (content === undefined) return '';
  if (content === ARRAY) return 'reasons';
  if (typeof content === 'string') return content;
  if ('items' in content) return content.items === 'none' ? 'without items' : 'with items';
  return 'with' in content ? 'with that item' : 'without that item';
}

const wordsOf = ({ status, content }: Expected): string =>
  [[status].flat().join(' or '), wordsFor(content)].filter(Boolean).join(' ');

/** Sends each case, compares its response and reports a row. It never throws because of a host. */
export function createPlayer(
  host: string,
  { now, pause }: Clock,
  { say, onRow }: { say: (line: string) => void; onRow: (row: Row) => void },
) {
  /** The API's reset time, after it has reported that the allowance is used up. */
  let resumes = 0;

  const keepToAllowance = async (): Promise<void> => {
    if (resumes <= now()) return;
    const until = resumes + SPARE;
    say(`Pausing until ${new Date(until).toLocaleTimeString('en-GB')}: the allowance is used up.`);
    await pause(until - now());
  };

  const noteLeft = ({ headers }: Response): void => {
    const remaining = headers.get('x-ratelimit-remaining');
    const reset = Number(headers.get('x-ratelimit-reset')) * 1000;
    if (remaining !== null && Number(remaining) <= RESERVE) resumes = reset;
  };

  const ask = async (request: Request): Promise<Response> => {
    await keepToAllowance();
    const { method = 'GET', path, body, token } = request;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${host}/api${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
    noteLeft(response);
    return response;
  };

  /**
   * Retries once after a 429, which does not count as a difference, because others share the
   * allowance.
   */
  const responseTo = async (request: Request): Promise<Response> => {
    const first = await ask(request);
    if (first.status !== 429) return first;
    if (resumes <= now()) resumes = now() + Number(first.headers.get('retry-after') ?? 900) * 1000;
    return ask(request);
  };

  return {
    /** Plays a case; null without a response. */
    async play(
      request: Request,
      name: string,
      accepted: number | readonly number[],
      content?: Content,
    ): Promise<Played | null> {
      const expected: Expected = { status: accepted, content };
      const row = { call: request.call, case: name, expected: wordsOf(expected) };
      try {
        const response = await responseTo(request);
        const { status, headers } = response;
        const text = await response.text();
        const body = parsed(text);
        const { method = 'GET' } = request;
        const path = `/api${request.path}`;
        const wrong = [
          ...(isExpected(expected, status, body) ? [] : ['not what was expected']),
          ...differencesIn({ method, path, status, headers, text }),
        ];
        const words = messageOf(body);
        const seen = [String(status), ...(words === '' ? [] : [words]), ...wrong].join('; ');
        onRow({ ...row, seen, same: wrong.length === 0 });
        return { status, body };
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const why = cause instanceof Error ? cause.message : String(cause);
        onRow({ ...row, seen: `no response: ${why}`, same: false });
        return null;
      }
    },
    leaveOut(call: string, name: string, why: string): void {
      onRow({ call, case: name, expected: '', seen: `not played: ${why}`, same: null });
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;

function messageOf(body: unknown): string {
  const message = field(body, 'message');
  if (typeof message === 'string') return message;
  return Array.isArray(message) ? message.join(', ') : '';
}

function isExpected({ status, content }: Expected, seen: number, body: unknown): boolean {
  if (![status].flat().includes(seen)) return false;
  if (typeof content === 'object') {
    const list = field(body, 'items');
    if (seen !== 200) return true;
    if (!Array.isArray(list)) return false;
    if ('items' in content) return (content.items === 'some') === list.length > 0;
    const has = (id: string) => list.some((item) => field(item, 'id') === id);
    return 'with' in content ? has(content.with) : !has(content.without);
  }
  const message = field(body, 'message');
  if (content === undefined) return true;
  if (content === ARRAY) return Array.isArray(message);
  return typeof message === 'string' && message.startsWith(content);
}
