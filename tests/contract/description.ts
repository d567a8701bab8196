import { readFileSync } from 'node:fs';

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { parse } from 'yaml';

import { isRecord } from '../sandbox/http/body.ts';

/** The API as it behaves, in OpenAPI. */
export const descriptionFile = new URL('../sandbox/openapi.yaml', import.meta.url);

type Dictionary = Record<string, unknown>;

/** One call of the description. */
export interface Operation {
  /** As developers name it: 'GET tracks/{id}/stages'. */
  name: string;
  operationId: string;
  /** Names of the query parameters it takes. */
  query: string[];
  /** By status. */
  responses: Dictionary;
  /** The schema of its JSON body; undefined where it takes none. */
  body: unknown;
  /** The schema of its form; undefined where it takes none. */
  form: unknown;
}

const METHODS = ['get', 'put', 'post'] as const;

const read = (): Dictionary => {
  const parsed: unknown = parse(readFileSync(descriptionFile, 'utf8'));
  if (!isRecord(parsed)) throw new Error('The description is no object');
  return parsed;
};

/** Read once per worker. */
export const description: Dictionary = read();

/** The value at a path of names, references resolved. */
export function inside(start: unknown, ...names: string[]): unknown {
  let here = resolved(start);
  for (const name of names) here = isRecord(here) ? resolved(here[name]) : undefined;
  return here;
}

/** The target of a reference; anything else as it is. */
export function resolved(value: unknown): unknown {
  if (!isRecord(value) || typeof value['$ref'] !== 'string') return value;
  const [, ...names] = value['$ref'].split('/');
  return inside(description, ...names);
}

const record = (value: unknown): Dictionary => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function operationOf(path: string, method: string): Operation | null {
  const item = record(inside(description, 'paths', path));
  const found = item[method];
  if (!isRecord(found)) return null;
  const parameters = list(found['parameters']).map((one) => record(resolved(one)));
  return {
    name: `${method.toUpperCase()} ${path.slice(1)}`,
    operationId: String(found['operationId']),
    query: parameters.filter((one) => one['in'] === 'query').map((one) => String(one['name'])),
    responses: record(found['responses']),
    body: inside(found, 'requestBody', 'content', 'application/json', 'schema'),
    form: inside(found, 'requestBody', 'content', 'multipart/form-data', 'schema'),
  };
}

const paths = Object.keys(record(description['paths'])).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Every call of the description. */
export const operations: Operation[] = paths.flatMap(({ path }) =>
  METHODS.flatMap((method) => operationOf(path, method) ?? []),
);

/**
 * The call that a request makes; undefined where the description has none.
 * @param path below /api, with its leading slash, without query
 */
export function findOperation(method: string, path: string): Operation | undefined {
  const plain = path.replace(/\/$/, '');
  // A fixed name goes before a parameter: tracks/{id} never matches 'mentors'.
  const found = paths
    .filter(({ pattern }) => pattern.test(plain))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  // A HEAD is a GET without a body.
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  return found && (operationOf(found.path, verb) ?? undefined);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
const DOCUMENT = 'description';
ajv.addSchema({
  $id: DOCUMENT,
  components: { schemas: rooted(inside(description, 'components', 'schemas')) },
});

/** A schema whose references are resolved from the document's root, wherever the schema is. */
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
 * Why a value does not match a schema of the description, one line a reason. Each schema is
 * compiled once per worker, on first use.
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
