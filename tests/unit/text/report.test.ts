import { constantFrom, property, assert, array, string, oneof } from 'fast-check';
import { expect, test } from 'vitest';
import {
  paths,
  toCertificate,
  toCourse,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../../src/paths.ts';
import { lastFailure, recordCrash, recordFailure } from '../../../src/lib/failures.ts';
import { plainAddress, reportText } from '../../../src/app/report.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl';
const secrets = [
  token,
  'ada@mail.example',
  '5b1f0d2e-7a61-4c55-9d5c-0c8b6f1f2a3b',
  'My own words',
  '+2348031234567',
];

const crash = (name: string, message: string, frames: string): Error =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${frames}` });

const lastWhat = () => lastFailure()?.what;

test.each<readonly [string, string]>([
  [toTask(secrets[2] ?? ''), '/dashboard/pending-task/(removed)'],
  [toSubmitTask('7'), '/dashboard/pending-task/submit/(removed)'],
  [toTrack('Web for Ada', '1'), '/dashboard/track/(removed)/(removed)'],
  [toCourse('Ada', '1'), '/dashboard/course/(removed)/(removed)'],
  [toCertificate('Web', '1'), '/dashboard/certificate/(removed)/(removed)'],
  [toMentee(token), '/dashboard/mentor/mentee/(removed)'],
  [`/reset-password/${token}`, '/reset-password/(removed)'],
  [`/${secrets[1]}`, '/(removed)'],
  ['/', '/'],
  ...Object.values(paths)
    .filter((path) => !path.includes(':'))
    .map((path) => [path, path] as const),
])('a report shortens the address %s to %s', (path, plain) => {
  expect(plainAddress(path)).toBe(plain);
});

test('a report contains only the common parts of an address', () => {
  const shared = new Set([
    '',
    '(removed)',
    ...Object.values(paths).flatMap((path) => path.split('/')),
  ]);
  const part = oneof(constantFrom(...secrets, ...shared), string());
  assert(
    property(array(part), (parts) => {
      expect(
        plainAddress(parts.join('/'))
          .split('/')
          .filter((one) => !shared.has(one)),
      ).toEqual([]);
    }),
  );
});

test('an error is reported by its kind and place, not its message', () => {
  const place = '/assets/TracksPage-aB3_-xY9.js:1:2345';
  recordCrash(crash('TypeError', secrets.join(' '), `    at x (https://site.example${place})`));
  expect(lastWhat()).toBe('TypeError TracksPage-aB3_-xY9.js:1:2345');

  // These names and messages look like code.
  recordCrash(crash(`Error ${token}`, 'no', `    at ada@mail.example`));
  expect(lastWhat()).toBe('Error');
  recordCrash(crash('RangeError', '/assets/Secret-12345678.js:1:1', ''));
  expect(lastWhat()).toBe('RangeError');
  recordCrash(crash('Error', '', `    at https://site.example/assets/${token}.js:1:1`));
  expect(lastWhat()).toBe('Error');
  for (const thrown of [token, null, undefined, { message: token }]) {
    recordCrash(thrown);
    expect(lastWhat()).toBe('Error');
  }
});

test('a report has the last failure, without personal data', () => {
  recordCrash(crash(secrets.join(' '), secrets.join(' '), secrets.join(' ')));
  recordFailure('tasks/read: refused 500', new Date('2026-11-25T14:03').getTime());
  const facts = {
    pathname: `/dashboard/mentor/mentee/${secrets.join('/')}`,
    version: 'v1.2.0-3-g1a2b3c4',
    browser: 'Mozilla/5.0',
  };
  const text = reportText({ ...facts, failure: lastFailure() });
  expect(text).toContain(
    'Version: v1.2.0-3-g1a2b3c4\nBrowser: Mozilla/5.0\nLast failure: 14:03 tasks/read: refused 500',
  );
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(reportText({ ...facts, failure: null })).toMatch(/\nLast failure: none$/);
});
