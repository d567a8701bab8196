import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';

import { isRecord } from '../sandbox/http/body.ts';
import {
  description,
  descriptionFile,
  inside,
  mismatches,
  operations,
  resolved,
} from './description.ts';

interface Example {
  where: string;
  schema: unknown;
  value: unknown;
}

/** Lists the examples of a media type, which may be single or named. */
function examplesOf(where: string, media: unknown): Example[] {
  if (!isRecord(media)) return [];
  const examples = isRecord(media['examples']) ? Object.values(media['examples']) : [];
  const values =
    'example' in media ? [media['example']] : examples.map((example) => inside(example, 'value'));
  return values.map((value) => ({ where, schema: media['schema'], value }));
}

const contentOf = (where: string, place: unknown): Example[] => {
  const content = inside(place, 'content');
  return Object.entries(isRecord(content) ? content : {}).flatMap(([type, media]) =>
    examplesOf(`${where} ${type}`, media),
  );
};

const bodies = Object.entries(isRecord(description['paths']) ? description['paths'] : {}).flatMap(
  ([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, call]) =>
      contentOf(`${method} ${path}`, inside(call, 'requestBody')),
    ),
);

const described = operations.flatMap(({ name, responses }) =>
  Object.entries(responses).flatMap(([status, response]) =>
    contentOf(`${name} ${status}`, resolved(response)),
  ),
);

/** Copies a value once for each of its objects, with an additional property in that object. */
function withMore(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => withMore(item).map((more) => value.with(at, more)));
  }
  if (!isRecord(value)) return [];
  const deeper = Object.entries(value).flatMap(([name, part]) =>
    withMore(part).map((more) => Object.assign({}, value, { [name]: more })),
  );
  return [{ ...value, surplus: true }, ...deeper];
}

test('the description passes the linter', async () => {
  const problems = await lintFromString({
    source: readFileSync(descriptionFile, 'utf8'),
    absoluteRef: fileURLToPath(descriptionFile),
    config: await createConfig({ extends: ['recommended-strict'] }),
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('every body has a valid example', () => {
  expect(bodies).toHaveLength(10);
  expect(described.length).toBeGreaterThan(150);
  const wrong = [...bodies, ...described].flatMap(({ where, schema, value }) =>
    mismatches(schema, value).map((why) => `${where}: ${why}`),
  );
  expect(wrong).toEqual([]);
});

test('objects accept no additional property', () => {
  const open = [...bodies, ...described].filter(({ schema, value }) =>
    withMore(value).some((more) => mismatches(schema, more).length === 0),
  );
  expect(open.map(({ where }) => where)).toEqual([]);
});

test('every operation lists the responses that all operations have', () => {
  for (const { name, responses } of operations) {
    const statuses = Object.keys(responses);
    const usual = ['413', '429', '500', ...(name.startsWith('GET') ? ['304', '400', '401'] : [])];
    expect([name, ...statuses]).toEqual(expect.arrayContaining(usual));
  }
});
