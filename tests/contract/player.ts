import { differencesIn } from './differences.ts';
import { field } from './field.ts';

export interface Row {
  /** 'GET tracks/{id}'. */
  call: string;
  case: string;
  expected: string;
  seen: string;
  /** null if the case was not played. */
  same: boolean | null;
}

/** A request and its expected response. */
export interface Case {
  call: string;
  case: string;
  /** Below /api. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  token?: string | undefined;
  body?: object | string | FormData;
  /** The expected status, or several accepted statuses. */
  status: number | readonly number[];
  /** The message, its beginning, or ARRAY. */
  message?: string | typeof ARRAY;
  /** True if the list must have items. */
  items?: 'none' | 'some';
}

/** Any array of reasons. */
export const ARRAY = Symbol('an array of reasons');

export interface Played {
  status: number;
  body: unknown;
}

export interface Clock {
  /** Requests in 15 minutes. */
  most: number;
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

const WINDOW = 15 * 60 * 1000;
/** The API allows 100 requests. The rest is for other users of the same address. */
export const MOST = 95;
/** Milliseconds to wait after the API's reset time, because its clock may differ. */
const SPARE = 2000;
/** Timeout of a response, in milliseconds. */
const PATIENCE = 60_000;

const expected = ({ status, message, items }: Case): string => {
  const text = message === ARRAY ? 'reasons' : message;
  const list = items && `${items === 'none' ? 'without' : 'with'} items`;
  return [[status].flat().join(' or '), text, list].filter(Boolean).join(' ');
};

/** Sends each case, compares its response and reports a row. Never throws because of a host. */
export function createPlayer(
  host: string,
  { most, now, pause }: Clock,
  { say, onRow }: { say: (line: string) => void; onRow: (row: Row) => void },
) {
  let begun = now();
  let spent = 0;
  /** The API's reset time, after it has reported that no requests are left. */
  let resumes = 0;

  const wait = async (until: number): Promise<void> => {
    say(`Pausing until ${new Date(until).toLocaleTimeString('en-GB')}: the allowance is used up.`);
    await pause(until - now());
    begun = now();
    spent = 0;
    resumes = 0;
  };

  /** Waits if the allowance is used up, by the API's count or the player's own. */
  const keepToAllowance = async (): Promise<void> => {
    if (now() - begun >= WINDOW) {
      begun = now();
      spent = 0;
    }
    if (resumes > now()) await wait(resumes + SPARE);
    else if (spent >= most) await wait(begun + WINDOW + SPARE);
    spent += 1;
  };

  const noteLeft = ({ headers }: Response): void => {
    const remaining = headers.get('x-ratelimit-remaining');
    const reset = Number(headers.get('x-ratelimit-reset')) * 1000;
    if (remaining !== null && Number(remaining) <= 0 && reset > now()) resumes = reset;
  };

  const ask = async (testCase: Case): Promise<Response> => {
    await keepToAllowance();
    const { method = 'GET', body, token } = testCase;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${host}/api${testCase.path}`, {
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

  /** Retries once after a 429, which is no difference, because others share the allowance. */
  const answerTo = async (testCase: Case): Promise<Response> => {
    const first = await ask(testCase);
    if (first.status !== 429) return first;
    if (resumes <= now()) resumes = now() + Number(first.headers.get('retry-after') ?? 900) * 1000;
    return ask(testCase);
  };

  return {
    /**
     * Plays a case.
     * @returns null without a response
     */
    async play(testCase: Case): Promise<Played | null> {
      const row = { call: testCase.call, case: testCase.case, expected: expected(testCase) };
      try {
        const { status, headers, ...response } = await readAll(await answerTo(testCase));
        const { text } = response;
        const body = parsed(text);
        const wrong = [
          ...(isExpected(testCase, status, body) ? [] : ['not what was expected']),
          ...differencesIn({
            method: testCase.method ?? 'GET',
            path: `/api${testCase.path}`,
            status,
            headers,
            text,
          }),
        ];
        const words = messageOf(body);
        const seen = [String(status), ...(words === '' ? [] : [words]), ...wrong].join('; ');
        onRow({ ...row, seen, same: wrong.length === 0 });
        return { status, body };
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const why = cause instanceof Error ? cause.message : String(cause);
        onRow({ ...row, seen: `no answer: ${why}`, same: false });
        return null;
      }
    },
    /** Reports a skipped case with the reason. */
    leaveOut(call: string, name: string, why: string): void {
      onRow({ call, case: name, expected: '', seen: `not played: ${why}`, same: null });
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;

async function readAll(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of a refusal, as a single text. */
function messageOf(body: unknown): string {
  const message = field(body, 'message');
  if (typeof message === 'string') return message;
  return Array.isArray(message) ? message.join(', ') : '';
}

function isExpected({ status, message, items }: Case, seen: number, body: unknown): boolean {
  if (![status].flat().includes(seen)) return false;
  if (items && seen === 200) {
    const list = field(body, 'items');
    if (!Array.isArray(list) || (items === 'some') !== list.length > 0) return false;
  }
  if (message === undefined) return true;
  const reported = field(body, 'message');
  if (message === ARRAY) return Array.isArray(reported);
  return typeof reported === 'string' && reported.startsWith(message);
}
