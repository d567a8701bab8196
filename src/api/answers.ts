import type { InferType } from 'yup';
import type { Call, QueryOf } from './http.ts';
import type * as Schemas from './schemas.ts';
import type { Page } from './schemas.ts';

/** Names a schema: schemas load with the first answer, an account page does not wait for them. */
type SchemaName = Extract<keyof typeof Schemas, `${string}Schema`>;

type Value<Name extends SchemaName> = InferType<(typeof Schemas)[Name]>;

/** A call whose answer `read` makes a value of. */
const reading =
  <Arg, Result>(
    query: QueryOf<Arg>,
    read: (schemas: typeof Schemas, answer: unknown) => Result,
  ): Call<Arg, Result> =>
  async (http, arg, signal) => {
    const answer = await http(query(arg), signal);
    return read(await import('./schemas.ts'), answer);
  };

/** A call that returns one entity; `MalformedAnswer` where the answer is none. */
export const one = <Name extends SchemaName, Arg = void>(name: Name, query: QueryOf<Arg>) =>
  reading<Arg, Value<Name>>(query, (schemas, answer) => schemas.readOne(schemas[name], answer));

/** A call that returns a list's first page; `MalformedAnswer` where the answer has no items at all. */
export const page = <Name extends SchemaName, Arg = void>(name: Name, query: QueryOf<Arg>) =>
  reading<Arg, Page<Value<Name>>>(query, (schemas, answer) =>
    schemas.readPage(schemas[name], answer),
  );

/** How many items one call reads: the service's own default. */
export const PAGE = 100;

/**
 * Reads a list page by page. A page's length counts unreadable items too. The service's total
 * ignores a search, so it can be too large; without a total, a page with nothing new is the last.
 * Rows may move between pages meanwhile: each is listed once. If one page fails, the list fails:
 * half of it must not pass for all.
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
      const params = { ...first.params, ...(skip > 0 && { skip, limit: PAGE }) };
      const readNext = page(name, () => ({ ...first, params }));
      const { items, sent, totalCount } = await readNext(http, undefined, signal);
      const known = found.size;
      for (const item of items) found.set(item.id, item);
      skip += sent;
      const isEnd = totalCount === null ? found.size === known : skip >= totalCount;
      if (sent < PAGE || isEnd) return [...found.values()];
    }
  };
