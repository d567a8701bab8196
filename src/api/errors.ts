import type { AxiosError, InternalAxiosRequestConfig } from 'axios';
import { clockTime } from '../domain/time/clockTime.ts';
import { isMissingChunk } from '../platform/worker/missingChunk.ts';
import { isRecord } from '../platform/isRecord.ts';
import { errorTexts } from '../texts/errors.ts';

/**
 * Why a call failed. `refused`: the service answered with an error; `session`: it no longer takes our
 * token; `renewed`: it did not take an older one, the login is a new one now; `limit`: too many requests;
 * `network`, `timeout`: no answer came, or a gateway's in its place; `malformed`: an answer that cannot
 * be read; `aborted`: nobody waits for it any more.
 */
export type ApiErrorKind =
  'refused' | 'session' | 'renewed' | 'limit' | 'network' | 'timeout' | 'malformed' | 'aborted';

/** A failed call as plain data: it lives in the store and is shown as it is. */
export interface ApiError {
  kind: ApiErrorKind;
  /** HTTP status, or null where no answer came. */
  status: number | null;
  /** One sentence for a person. */
  message: string;
  /** False where `message` is ours: the service gave none. */
  fromServer: boolean;
}

/** Thrown at the api layer when an answer lacks what cannot be done without. */
export class MalformedAnswer extends Error {}

/** Thrown before a call for an id that cannot be one: nothing has it, and the call would be a 500. */
export class UnknownId extends Error {}

/** Thrown where what the person has sent meanwhile is newer than the answer: nobody needs it any more. */
export class SupersededRead extends Error {}

/** Thrown where the refused token is not the present one any more: the call was not done. */
export class LoginRenewed extends Error {}

/** Thrown where the service's rate limit refuses us, by its own answer or by what it said before. */
export class LimitReached extends Error {
  /** @param until in milliseconds since 1970, as well as it can be known */
  constructor(until: number) {
    super(errorTexts.limit(clockTime(until)));
  }
}

/** axios's own check; axios itself comes with the first call. */
export const isAxiosError = (thrown: unknown): thrown is AxiosError =>
  thrown instanceof Error && 'isAxiosError' in thrown && thrown.isAxiosError === true;

/** Worth a second try: nothing answered, or something between us and the service did. */
export function isPassing(thrown: unknown): boolean {
  if (!isAxiosError(thrown) || thrown.code === 'ERR_CANCELED') return false;
  // The browser's own word for a page that is being left: nobody waits for a second try.
  if (thrown.message === 'Request aborted') return false;
  return thrown.response === undefined || isOfGateway(thrown.response.status);
}

/** What is said by something between us and the service, which may have done what was asked. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504;

/**
 * Turns anything thrown by a call into an `ApiError`: the server's message, else the area's
 * fallback; without an answer the error's own message. No 5xx has a sentence for a
 * person: where it has a message, it is the database's or a gateway's.
 * @param fallback the area's own spelling of "An error occurred"
 */
export function toApiError(thrown: unknown, fallback: string): ApiError {
  if (thrown instanceof MalformedAnswer)
    return clientError('malformed', null, errorTexts.malformed);
  if (thrown instanceof UnknownId) return clientError('refused', 404, errorTexts.notFound);
  if (thrown instanceof SupersededRead) return abortedError(fallback);
  if (thrown instanceof LoginRenewed) return clientError('renewed', 401, errorTexts.renewed);
  if (thrown instanceof LimitReached) return clientError('limit', 429, thrown.message);
  if (isMissingChunk(thrown)) return clientError('network', null, errorTexts.noCode);
  if (!isAxiosError(thrown)) return clientError('refused', null, fallback);
  if (thrown.code === 'ERR_CANCELED') return abortedError(fallback);
  if (!thrown.response) {
    const isLate = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
    return isLate
      ? clientError('timeout', null, errorTexts.timeout)
      : clientError('network', null, thrown.message || fallback);
  }
  const { status, data } = thrown.response;
  const refusal = isOfGateway(status) ? 'network' : 'refused';
  const kind = isLostSession(thrown) ? 'session' : refusal;
  const message = status < 500 ? messageOf(data) : '';
  return { kind, status, message: message || fallback, fromServer: message !== '' };
}

/** The failure of a call that nobody waits for any more; it is said nowhere. */
export const abortedError = (fallback: string): ApiError => clientError('aborted', null, fallback);

/** A failure that is told in words of ours. */
export const clientError = (
  kind: ApiErrorKind,
  status: number | null,
  message: string,
): ApiError => ({
  kind,
  status,
  message,
  fromServer: false,
});

/** The call ended without an answer that can be read: the service may have done what was asked. */
export const isUnanswered = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'malformed';

/** True where the end of a login stopped a send: nothing has arrived. */
export const isInterrupted = ({ kind }: ApiError): boolean =>
  kind === 'session' || kind === 'renewed';

/** The token a call carried, or null. */
export function tokenIn(config: InternalAxiosRequestConfig | undefined): string | null {
  const bearer = config?.headers.get('Authorization');
  return typeof bearer === 'string' ? bearer.replace('Bearer ', '') : null;
}

/**
 * True for the 401 of a call that carried a token. That of an auth call is a business answer ("Email
 * or Password is incorrect"), no lost session.
 */
export const isLostSession = (thrown: unknown): boolean =>
  isAxiosError(thrown) &&
  thrown.response?.status === 401 &&
  tokenIn(thrown.config) !== null &&
  !thrown.config?.url?.startsWith('auth/');

/** The `message` of an error body: a string, or an array of strings joined; else ''. */
function messageOf(body: unknown): string {
  const message = isRecord(body) ? body['message'] : null;
  const parts: unknown[] = Array.isArray(message) ? message : [message];
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join('. ');
}
