import { createMiddleware } from 'hono/factory';
import { object, type Schema, ValidationError } from 'yup';

import type { AppEnv } from '../services/services.ts';
import { Refusal } from './errors.ts';

/** The fields that a call accepts, by name; any other is refused. */
export interface Shape<Value> {
  readonly names: readonly string[];
  /** @throws yup's ValidationError with a message for each check that fails */
  readonly check: (value: unknown) => asserts value is Value;
}

export function shape<Value>(fields: Record<keyof Value & string, Schema>): Shape<Value> {
  const schema = object(fields);
  return {
    names: Object.keys(fields),
    check: (value) => void schema.validateSync(value, { abortEarly: false, strict: true }),
  };
}

/** True for an object with fields; false for an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value, if it has only fields of the shape and each passes its checks. Throws Refusal 400 with
 * an array of messages, unknown fields first.
 */
export function checked<Value>(value: unknown, expected: Shape<Value>): Value {
  const given = isRecord(value) ? value : {};
  const unknownFields = Object.keys(given)
    .filter((name) => !expected.names.includes(name))
    .map((name) => `property ${name} should not exist`);
  const picked: unknown = Object.fromEntries(
    expected.names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
  );
  try {
    expected.check(picked);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const place = ({ path = '' }: ValidationError) => expected.names.indexOf(path);
    const inOrder = error.inner.toSorted((one, other) => place(one) - place(other));
    throw new Refusal(400, [...unknownFields, ...inOrder.flatMap(({ errors }) => errors)]);
  }
  if (unknownFields.length > 0) throw new Refusal(400, unknownFields);
  return picked;
}

/** The request's JSON; `{}` for a body of another type. Throws Refusal 400 if it does not parse. */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return {};
  const text = await request.text();
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new Refusal(400, error instanceof Error ? error.message : 'Unexpected token in JSON');
  }
}

export async function readBody<Value>(request: Request, expected: Shape<Value>): Promise<Value> {
  return checked(await readJson(request), expected);
}

/**
 * Refuses bodies over `maxSize` bytes. hono's own limit fails on a chunked body, because it makes a
 * new Request from the server's.
 */
export const bodyLimit = (maxSize: number, failure: () => Error) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxSize) throw failure();
    if (c.req.header('transfer-encoding') !== undefined) {
      const { url, method, headers, body } = c.req.raw;
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of body ?? []) {
        size += chunk.byteLength;
        if (size > maxSize) throw failure();
        chunks.push(chunk);
      }
      c.req.raw = new Request(url, { method, headers, body: Buffer.concat(chunks) });
    }
    await next();
  });
