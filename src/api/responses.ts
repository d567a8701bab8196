import { mixed, string, type AnyObject, type InferType, type ObjectSchema, type Schema } from 'yup';
import { softSpaces } from '../lib/format.ts';
import { isRecord, uniqueById } from '../lib/values.ts';
import { malformedResponse } from './errors.ts';
import type { Call, QueryOf } from './http.ts';

/**
 * Reads the API's responses by schemas. A wrong optional field counts as missing, and an entity
 * without an id is a malformed response.
 */

/**
 * Converts a string or a number to a string. JSON's `1e999` parses as infinity, which is not shown.
 */
const scalar = (value: unknown): string | null =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : null;

/** Returns a number, or the number in a string, or null. */
export const toFiniteNumber = (value: unknown): number | null => {
  const text = scalar(value)?.trim() ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
};

const itemsOf =
  <S extends Schema>(shape: S) =>
  (given: unknown): InferType<S>[] => {
    try {
      return [shape.validateSync(given, { stripUnknown: true })];
    } catch {
      return [];
    }
  };

/** Defines a field that always has a value, which `read` makes from any input. */
export const field = <Value extends string | number | boolean | object>(
  read: (given: unknown) => Value,
) =>
  mixed<Value>()
    .transform((_, given: unknown) => read(given))
    .default(() => read(undefined));

/** Defines a field that is null if `read` can make no value from the input. */
export const maybe = <Value extends string | number | object>(
  read: (given: unknown) => Value | null,
) =>
  mixed<Value>()
    .nullable()
    .transform((_, given: unknown) => read(given))
    .default(null);

export const entityId = string()
  .transform((_, given: unknown) => scalar(given) ?? '')
  .required()
  // Entities are stored under their ids, and `__proto__` cannot be the key of an object.
  .notOneOf(['__proto__']);

/** A text whose lines can break at every space. */
export const text = field((given) => softSpaces(scalar(given) ?? ''));
export const maybeText = maybe((given) => {
  const value = scalar(given);
  return value === null ? null : softSpaces(value);
});

/** A parsable ISO date, or null. */
export const maybeDate = maybe((given) =>
  typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : null,
);

/** An id, which the API gives as a string or inside an object. */
export const reference = maybe((given) => scalar(isRecord(given) ? given['id'] : given));

/** Defines a list without its invalid items. */
export const listOf = <S extends Schema>(shape: S) =>
  field((given) => (Array.isArray(given) ? given.flatMap(itemsOf(shape)) : []));

/** Defines an object of a schema, or null. */
export const maybeObject = <S extends ObjectSchema<AnyObject>>(shape: S) =>
  maybe((given) => (isRecord(given) ? (itemsOf(shape)(given)[0] ?? null) : null));

/** A page of a list, without null items, items that lack an id and duplicates. */
export interface Page<Item> {
  items: Item[];
  sent: number;
  totalCount: number | null;
}

/** Reads one entity; one without an id is malformed. */
export function readOne<S extends Schema>(shape: S, response: unknown): InferType<S> {
  const [value] = isRecord(response) ? itemsOf(shape)(response) : [];
  if (value === undefined) throw malformedResponse();
  return value;
}

/** Reads a list; a response without `items` is malformed. */
export function readPage<S extends Schema>(shape: S, response: unknown): Page<InferType<S>> {
  const given = isRecord(response) ? response['items'] : null;
  if (!isRecord(response) || !Array.isArray(given)) throw malformedResponse();
  const items = uniqueById(given.flatMap(itemsOf(shape)));
  const total = toFiniteNumber(response['totalCount']);
  const isSound = total !== null && Number.isInteger(total) && total >= 0;
  return { items, sent: given.length, totalCount: isSound ? total : null };
}

type EntitySchema = ObjectSchema<{ id: string }>;

/**
 * Creates a call that returns one entity. A response without one is malformed, and so is one with a
 * different id from the one requested, for which a page would wait for ever.
 */
export const entityCall =
  <S extends EntitySchema, Arg = void>(shape: S, query: QueryOf<Arg>): Call<Arg, InferType<S>> =>
  async (http, arg, signal) => {
    const value = readOne(shape, await http(query(arg), signal));
    if (typeof arg === 'string' && isRecord(value) && value['id'] !== arg) {
      throw malformedResponse();
    }
    return value;
  };

/** Creates a call that returns a list's first page; a response without items is malformed. */
export const pageCall =
  <S extends EntitySchema, Arg = void>(
    shape: S,
    query: QueryOf<Arg>,
  ): Call<Arg, Page<InferType<S>>> =>
  async (http, arg, signal) =>
    readPage(shape, await http(query(arg), signal));

/** The API's default page size. */
export const PAGE = 100;

/**
 * Creates a call that reads a list page by page and drops duplicates, because rows may move between
 * pages. The API's total ignores a search, so a page without new items also ends the list. If one
 * page fails the list fails, because half a list must not pass for a whole one.
 */
export const listCall =
  <S extends EntitySchema, Arg = void>(shape: S, query: QueryOf<Arg>): Call<Arg, InferType<S>[]> =>
  async (http, arg, signal) => {
    const itemsById = new Map<string, InferType<S>>();
    const first = query(arg);
    for (let skip = 0; ;) {
      const params = { ...first.params, ...(skip > 0 && { skip, limit: PAGE }) };
      const { items, sent, totalCount } = readPage(shape, await http({ ...first, params }, signal));
      const sizeBefore = itemsById.size;
      for (const item of items) itemsById.set(item.id, item);
      skip += sent;
      const isEnd = totalCount === null ? itemsById.size === sizeBefore : skip >= totalCount;
      if (sent < PAGE || isEnd) return [...itemsById.values()];
    }
  };
