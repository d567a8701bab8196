import { readFileSync } from 'node:fs';

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { parse } from 'yaml';

import { isRecord } from '../sandbox/http/body.ts';

export const descriptionFile = new URL('../sandbox/openapi.yaml', import.meta.url);

type Dictionary = Record<string, unknown>;

export interface Operation {
  /** Such as 'GET tracks/{id}/stages'. */
  name: string;
  operationId: string;
  /** Names of the query parameters. */
  query: string[];
  responses: Dictionary;
  body: unknown;
  form: unknown;
}

const METHODS = ['get', 'put', 'post'] as const;

const read = (): Dictionary => {
  const parsed: unknown = parse(readFileSync(descriptionFile, 'utf8'), { merge: true });
  if (!isRecord(parsed)) throw new Error('The description is no object');
  return parsed;
};

export const description: Dictionary = read();

/** Returns the value at a path of names, with references resolved. */
export function inside(start: unknown, ...names: string[]): unknown {
  let here = resolved(start);
  for (const name of names) here = isRecord(here) ? resolved(here[name]) : undefined;
  return here;
}

/** Resolves a reference, and returns other values unchanged. */
export function resolved(value: unknown): unknown {
  if (!isRecord(value) || typeof value['$ref'] !== 'string') return value;
  const [, ...names] = value['$ref'].split('/');
  return inside(description, ...names);
}

const record = (value: unknown): Dictionary => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function operationOf(path: string, method: string): Operation | null {
  const item = record(inside(description, 'paths', path));
  const operation = item[method];
  if (!isRecord(operation)) return null;
  const parameters = list(operation['parameters']).map((parameter) => record(resolved(parameter)));
  return {
    name: `${method.toUpperCase()} ${path.slice(1)}`,
    operationId: String(operation['operationId']),
    query: parameters
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter) => String(parameter['name'])),
    responses: record(operation['responses']),
    body: inside(operation, 'requestBody', 'content', 'application/json', 'schema'),
    form: inside(operation, 'requestBody', 'content', 'multipart/form-data', 'schema'),
  };
}

const paths = Object.keys(record(description['paths'])).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

export const operations: Operation[] = paths.flatMap(({ path }) =>
  METHODS.flatMap((method) => operationOf(path, method) ?? []),
);

/** Finds the operation of a request. `path` is below /api, without query. */
export function findOperation(method: string, path: string): Operation | undefined {
  const plain = path.replace(/\/$/, '');
  // Fixed names have priority over parameters.
  const match = paths
    .filter(({ pattern }) => pattern.test(plain))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  // A HEAD counts as a GET without a body.
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  return match && (operationOf(match.path, verb) ?? undefined);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
const DOCUMENT = 'description';
ajv.addSchema({
  $id: DOCUMENT,
  components: { schemas: rooted(inside(description, 'components', 'schemas')) },
});

/** Adds the document's root to a schema, to resolve its references. */
function rooted(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rooted);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      name === '$ref' ? `${DOCUMENT}${String(value)}` : rooted(value),
    ]),
  );
}

const compiled = new WeakMap<object, ValidateFunction>();

/**
 * Lists the differences between a value and a schema; [] if there are none. Each schema is compiled
 * once.
 */
export function mismatches(schema: unknown, value: unknown): string[] {
  if (!isRecord(schema)) return ['there is no schema for it'];
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(record(rooted(schema)));
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
    const what = typeof extra === 'string' ? `${message} (${extra})` : (message ?? 'is wrong');
    return `${instancePath || 'the body'} ${what}`;
  });
}
