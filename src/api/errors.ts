import type { AxiosError, InternalAxiosRequestConfig } from 'axios';
import { errorTexts } from './errorsTexts.ts';
import { isRecord } from '../lib/values.ts';
import { isMissingChunk } from '../lib/worker/missingChunk.ts';

/**
 * Why a call failed. `refused`: the API responded with an error; `session`: it rejected our token;
 * `renewed`: it rejected a token that is older than the current one; `limit`: too many requests;
 * `network`, `timeout`: no response, or a gateway's; `offline`: a write that the device could not
 * send; `malformed`: an unreadable response; `aborted`: no longer needed; `example`: a write in an
 * example.
 */
export type ApiErrorKind =
  | 'refused'
  | 'session'
  | 'renewed'
  | 'limit'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'aborted'
  | 'example';

/** A failed call as plain data. */
export interface ApiError {
  kind: ApiErrorKind;
  /** The status of the response, or null if there was none. */
  status: number | null;
  message: string;
  fromServer: boolean;
  /** True if the API's database refused a second row, such as a second email of the same kind. */
  isDuplicate?: boolean;
  /** True for a form's message that already includes its advice. */
  hasAdvice?: boolean;
}

/** Thrown by our own code in a call, with the failure that the caller gets. */
export class CallFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

/** Creates what is thrown for a response that lacks essential fields or is not the API's. */
export const malformedResponse = (): CallFailure =>
  new CallFailure(clientError('malformed', null, errorTexts.malformed));

/** Repeats axios's own check, because axios loads only with the first call. */
export const isAxiosError = (thrown: unknown): thrown is AxiosError =>
  thrown instanceof Error && 'isAxiosError' in thrown && thrown.isAxiosError === true;

/** Returns whether a retry may help, because there was no response or only a gateway's. */
export function isTransient(thrown: unknown): boolean {
  if (!isAxiosError(thrown) || thrown.code === 'ERR_CANCELED') return false;
  // The browser reports this when the user leaves the page.
  if (thrown.message === 'Request aborted') return false;
  return thrown.response === undefined || isGatewayStatus(thrown.response.status);
}

/**
 * Returns whether a status comes from a gateway, in which case the API may still have carried out
 * the call.
 */
export const isGatewayStatus = (status: number): boolean => status >= 502 && status <= 504;

/**
 * Converts any exception of a call to an `ApiError` with the API's message or the area's fallback.
 * Without a response it keeps the error's own message. The message of a 5xx is not shown, because a
 * database or a gateway wrote it.
 * @param fallback the area's own spelling of "An error occurred"
 */
export function toApiError(thrown: unknown, fallback: string): ApiError {
  if (thrown instanceof CallFailure) return thrown.error;
  if (isMissingChunk(thrown)) return clientError('network', null, errorTexts.partNotLoaded);
  if (!isAxiosError(thrown)) return clientError('refused', null, fallback);
  const { code, response } = thrown;
  if (code === 'ERR_CANCELED') return abortedError;
  if (!response && (code === 'ECONNABORTED' || code === 'ETIMEDOUT'))
    return clientError('timeout', null, errorTexts.timeout);
  if (!response) return clientError('network', null, thrown.message || fallback);
  const { status, data } = response;
  const refusal = isGatewayStatus(status) ? 'network' : 'refused';
  const kind = isLostSession(thrown) ? 'session' : refusal;
  const words = messageOf(data);
  const message = status < 500 ? words : '';
  return {
    kind,
    status,
    message: message || fallback,
    fromServer: message !== '',
    ...(words.startsWith('E11000') && { isDuplicate: true }),
  };
}

/** Creates a failure with a message of our own. */
export function clientError(kind: ApiErrorKind, status: number | null, message: string): ApiError {
  return { kind, status, message, fromServer: false };
}

/** The failure of a call whose response nobody needs any more. It is never shown. */
export const abortedError = clientError('aborted', null, errorTexts.occurred);

/**
 * Returns whether there was no readable response, so that the API may have carried out the call.
 */
export const hasNoResponse = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'malformed';

/** Returns whether the session ended before a send, so that nothing has arrived. */
export const isInterrupted = ({ kind }: ApiError): boolean =>
  kind === 'session' || kind === 'renewed';

/** Returns the token that a call carried, or null. */
export function readToken(config: InternalAxiosRequestConfig | undefined): string | null {
  const bearer = config?.headers.get('Authorization');
  return typeof bearer === 'string' ? bearer.replace('Bearer ', '') : null;
}

/**
 * Returns whether the API rejected our token. A 401 of the auth calls means a wrong password
 * instead.
 */
export const isLostSession = (thrown: unknown): boolean =>
  isAxiosError(thrown) &&
  thrown.response?.status === 401 &&
  readToken(thrown.config) !== null &&
  !thrown.config?.url?.startsWith('auth/');

/** Returns the `message` of an error body: a string, a list of strings joined, or ''. */
function messageOf(body: unknown): string {
  const message = isRecord(body) ? body['message'] : null;
  const parts: unknown[] = Array.isArray(message) ? message : [message];
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join('. ');
}

/**
 * Returns whether the connection or the API failed, so that the same data may be accepted later.
 */
export const canRetryLater = (error: ApiError): boolean =>
  hasNoResponse(error) ||
  isInterrupted(error) ||
  error.kind === 'limit' ||
  error.kind === 'offline' ||
  (error.status ?? 0) >= 500;

/**
 * Creates the notice for a send that failed after its form was closed; the draft is still stored.
 */
export const unsentNotice = (error: ApiError) => ({
  kind: 'error' as const,
  title: isInterrupted(error) ? errorTexts.notSent : error.message,
  text: hasNoResponse(error) ? errorTexts.leftMaybeSent : errorTexts.leftNotSent,
});

/** Returns advice about a failure, or `refused` if the API gave a reason. */
export function recoveryAdvice({ kind, status, fromServer }: ApiError, refused: string): string {
  if (kind === 'limit') return errorTexts.otherNetwork;
  if (fromServer || kind === 'renewed') return refused;
  return isGatewayStatus(status ?? 0) || kind === 'refused' || kind === 'malformed'
    ? errorTexts.tryLater
    : errorTexts.checkNetwork;
}
