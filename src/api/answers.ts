import type { InferType } from 'yup';
import type { Call, QueryOf } from './calls.ts';
import type * as Schemas from './schemas.ts';
import type { Page } from './schemas.ts';

/** Names a schema: schemas are loaded with the first answer, an account page is read before it asks. */
type SchemaName = Extract<keyof typeof Schemas, `${string}Schema`>;

type Value<Name extends SchemaName> = InferType<(typeof Schemas)[Name]>;

/** A call answered with one entity; `MalformedAnswer` where the answer is none. */
export const one =
  <Name extends SchemaName, Arg = void>(name: Name, query: QueryOf<Arg>): Call<Arg, Value<Name>> =>
  async (http, arg, signal) => {
    const answer = await http(query(arg), signal);
    const schemas = await import('./schemas.ts');
    return schemas.readOne(schemas[name], answer);
  };

/** A call answered with a list; `MalformedAnswer` where the answer has no items at all. */
export const page =
  <Name extends SchemaName, Arg = void>(
    name: Name,
    query: QueryOf<Arg>,
  ): Call<Arg, Page<Value<Name>>> =>
  async (http, arg, signal) => {
    const answer = await http(query(arg), signal);
    const schemas = await import('./schemas.ts');
    const { items, totalCount } = schemas.readPage(schemas[name], answer);
    return { items, totalCount };
  };

/** How many items one call reads: the service's own default. */
export const PAGE = 100;

/**
 * Reads a list page after page until all is there. A page counts as long as it was sent, with what
 * could not be read of it. The service's total leaves a search out, so it can be too large; without a
 * total, a page that brings nothing new is the last. Rows may move from one page to the next while they
 * are read: each stands once. Where one page fails, the list fails: half of it must not be taken for all.
 */
export const list =
  <Name extends SchemaName, Arg = void>(
    name: Name,
    query: QueryOf<Arg>,
  ): Call<Arg, Value<Name>[]> =>
  async (http, arg, signal) => {
    const found = new Map<string, Value<Name>>();
    const first = query(arg);
    for (let skip = 0; ;) {
      const rest = skip > 0 ? { skip, limit: PAGE } : {};
      const answer = await http({ ...first, params: { ...first.params, ...rest } }, signal);
      const schemas = await import('./schemas.ts');
      const { items, sent, totalCount, isCounted } = schemas.readPage(schemas[name], answer);
      const known = found.size;
      for (const item of items) found.set(item.id, item);
      skip += sent;
      const isEnd = isCounted ? skip >= totalCount : found.size === known;
      if (sent < PAGE || isEnd) return [...found.values()];
    }
  };
