import { mixed, type Schema } from 'yup';

import { shape } from '../http/body.ts';
import type { FaultSettings } from '../options.ts';
import { FAULT_KINDS, type FailNext } from '../traffic/faults.ts';

const field = (message: string, check: (value: unknown) => boolean): Schema =>
  mixed()
    .nullable()
    .optional()
    .test({
      name: message,
      message: ({ path }: { path: string }) => `${path} must be ${message}`,
      test: check,
    });

const optional = (message: string, check: (value: unknown) => boolean): Schema =>
  field(message, (value) => value === undefined || check(value));

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isRate = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const rate = (): Schema => optional('a number from 0 to 1', isRate);

export const faultsBody = shape<Partial<FaultSettings>>({
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

export const failNextBody = shape<FailNext>({
  method: field("a method, or '*'", (value) => typeof value === 'string' && value !== ''),
  path: field(
    'a path under /api',
    (value) => typeof value === 'string' && value.startsWith('/api'),
  ),
  exact: optional('true or false', (value) => typeof value === 'boolean'),
  times: field('a count', isCount),
  kind: field(`one of ${FAULT_KINDS.join(', ')}`, (value) => FAULT_KINDS.some((k) => k === value)),
});
