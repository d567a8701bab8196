import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canRetryLater,
  clientError,
  isTransient,
  malformedResponse,
  toApiError,
} from '../../../src/api/errors.ts';
import { errorTexts } from '../../../src/api/errorsTexts.ts';
import { idOf } from '../../../src/api/http.ts';

const FALLBACK = 'An error occured';

const request = (url: string, bearer?: string): InternalAxiosRequestConfig => ({
  url,
  headers: new AxiosHeaders(bearer === undefined ? {} : { Authorization: bearer }),
});

function refused(status: number, data: unknown, config = request('profile', 'Bearer x')) {
  const response = { status, data, statusText: '', headers: {}, config };
  return new AxiosError(`Request failed with status code ${status}`, 'ERR', config, {}, response);
}

describe('toApiError and refusals', () => {
  test.each([
    ["the service's own sentence", { message: 'Invalid token' }, 'Invalid token'],
    ['all of an array', { message: ['a is empty', 'b is long'] }, 'a is empty. b is long'],
    ['only what is a text', { message: [null, 'b is long', 7, ''] }, 'b is long'],
  ])('toApiError reads the message of %s', (_, body, message) => {
    expect(toApiError(refused(400, body), FALLBACK)).toEqual({
      kind: 'refused',
      status: 400,
      message,
      fromServer: true,
    });
  });

  /** Any body, and bodies of the API's form with any values. */
  const anyBody = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    fc.record({
      message: fc.oneof(fc.anything(), fc.string(), fc.array(fc.oneof(fc.anything(), fc.string()))),
      stack: fc.string(),
    }),
  );

  test('a refusal is one readable sentence or the fallback, for any body', () => {
    fc.assert(
      fc.property(anyBody, fc.integer({ min: 400, max: 599 }), (body, status) => {
        const { message, fromServer } = toApiError(refused(status, body), FALLBACK);
        if (!fromServer) return message === FALLBACK;
        if (status >= 500) return false;
        const wire: unknown =
          typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
        const parts: unknown[] = Array.isArray(wire) ? wire : [wire];
        const words = parts.filter((part) => typeof part === 'string' && part.trim() !== '');
        return message.trim() !== '' && message === words.join('. ');
      }),
    );
  });
});

describe('a 401', () => {
  test('a 401 for a call with a token is a lost session', () => {
    const error = toApiError(refused(401, { message: 'Unauthorized' }), FALLBACK);
    expect(error.kind).toBe('session');
  });

  test.each([
    ['without a token', request('profile')],
    ['of a login', request('auth/login', 'Bearer old')],
    ['of a password reset', request('auth/reset-password', 'Bearer old')],
  ])('a 401 %s is not a lost session', (_, config) => {
    const error = toApiError(refused(401, { message: 'Password reset failed' }, config), FALLBACK);
    expect(error).toMatchObject({ kind: 'refused', message: 'Password reset failed' });
  });
});

test.each([
  ['ERR_NETWORK', 'network', 'Network Error', true],
  ['ECONNABORTED', 'timeout', 'This took too long', true],
  ['ETIMEDOUT', 'timeout', 'This took too long', true],
  ['ERR_CANCELED', 'aborted', errorTexts.occurred, false],
])('%s is a failure of kind %s', (code, kind, message, isWorthIt) => {
  const thrown = new AxiosError('Network Error', code, request('tasks', 'Bearer x'));
  expect(toApiError(thrown, FALLBACK)).toEqual({ kind, status: null, message, fromServer: false });
  expect(isTransient(thrown)).toBe(isWorthIt);
});

test.each([502, 503, 504])('a gateway’s %i is not a response from the API', (status) => {
  expect(toApiError(refused(status, '<html>'), FALLBACK)).toEqual({
    kind: 'network',
    status,
    message: FALLBACK,
    fromServer: false,
  });
  expect(toApiError(refused(status, { message: 'upstream timed out' }), FALLBACK)).toMatchObject({
    kind: 'network',
    message: FALLBACK,
  });
  expect(isTransient(refused(status, '<html>'))).toBe(true);
});

test('an unreadable response has one of our own messages', () => {
  expect(toApiError(malformedResponse(), FALLBACK)).toMatchObject({
    kind: 'malformed',
    message: 'We could not read the reply',
  });
});

test('an impossible id is reported as not found', async () => {
  const failed = Promise.resolve('unknown').then(idOf);
  expect(await failed.catch((thrown: unknown) => toApiError(thrown, FALLBACK))).toEqual({
    kind: 'refused',
    status: 404,
    message: 'It may have been deleted, or the link may be incomplete.',
    fromServer: false,
  });
});

test('toApiError uses the fallback for any other exception', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(toApiError(thrown, FALLBACK)).toEqual({
        kind: 'refused',
        status: null,
        message: FALLBACK,
        fromServer: false,
      });
    }),
  );
});

test.each([400, 401, 403, 404, 409, 429, 500])(
  'isTransient rejects a %i, which is a response from the API itself',
  (status) => {
    expect(isTransient(refused(status, {}))).toBe(false);
  },
);

test('isTransient rejects a call that ended with its page, and any other exception', () => {
  expect(isTransient(new AxiosError('Request aborted', 'ECONNABORTED'))).toBe(false);
  expect(isTransient(new Error('anything else'))).toBe(false);
});

test('the same data may be accepted later unless the API has refused it', () => {
  const unsent = ['session', 'renewed', 'limit', 'offline'] as const;
  for (const kind of ['network', 'timeout', 'malformed', ...unsent] as const) {
    expect(canRetryLater(clientError(kind, null, ''))).toBe(true);
  }
  const refusals = [400, 404, 500].map((status) => clientError('refused', status, ''));
  expect(refusals.map(canRetryLater)).toEqual([false, false, true]);
});
