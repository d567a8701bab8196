import { expect, test } from 'vitest';
import type { ApiError } from '../../../src/api/errors.ts';
import { enrollErrorMessage } from '../../../src/learning/enroll/useEnrollment.ts';

const refusal = (change: Partial<ApiError>): ApiError => ({
  kind: 'refused',
  status: 400,
  message: 'An error occurred',
  fromServer: false,
  ...change,
});

test.each<[string, Partial<ApiError>, RegExp]>([
  ['no network', { kind: 'network', status: null }, /^We got no reply/],
  ['a late response', { kind: 'timeout', status: null }, /^We got no reply/],
  ['a gateway', { kind: 'network', status: 502 }, /^We got no reply/],
  [
    'an unknown mentor',
    { status: 404, message: 'Mentor with 5f… not found', fromServer: true },
    /^This mentor or/,
  ],
  ['the service’s own reason', { message: 'Closed for now', fromServer: true }, /^Closed for now$/],
  ['too many requests', { kind: 'limit', status: 429, message: 'Too many requests' }, /^Too many/],
  ['a bare failure', { status: 500 }, /^Something went wrong on our side/],
])('the reason for %s is named', (_, change, words) => {
  expect(enrollErrorMessage(refusal(change))).toMatch(words);
});
