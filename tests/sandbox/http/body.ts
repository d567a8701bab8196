import { createMiddleware } from 'hono/factory';

import type { AppEnv } from '../services/services.ts';
import { Refusal } from './errors.ts';
import type { Rule } from './rules.ts';

/** The fields that a call accepts, by name; any other is refused. */
export interface Shape<Value> {
  readonly names: readonly string[];
  /**
   * The value, if it has only these fields and each passes its checks.
   * @throws Refusal 400 with an array of messages, unknown fields first
   */
  readonly parse: (value: unknown) => Value;
}

export function shape<Value>(fields: Record<keyof Value & string, readonly Rule[]>): Shape<Value> {
  const rules = Object.entries<readonly Rule[]>(fields);
  const names = rules.map(([name]) => name);
  return {
    names,
    parse(value) {
      const given = new Map(Object.entries(isRecord(value) ? value : {}));
      const surplus = [...given.keys()].filter((name) => !names.includes(name));
      const messages = rules.flatMap(([name, checks]) =>
        checks
          .filter(([, check]) => !check(given.get(name)))
          .map(([message]) => message.replace('$property', name)),
      );
      const all = [...surplus.map((name) => `property ${name} should not exist`), ...messages];
      if (all.length > 0) throw new Refusal(400, all);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of it was checked
      return Object.fromEntries(given) as Value;
    },
  };
}

/** Returns whether a value is an object with fields, and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the request's JSON; `{}` for a body of another type. Throws Refusal 400 if it does not
 * parse.
 */
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
  return expected.parse(await readJson(request));
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
