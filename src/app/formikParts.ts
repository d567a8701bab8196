/**
 * What Formik uses of lodash, `deepmerge` and `react-fast-compare`, for plain values only; a build puts
 * these in their place (`src/build/formikAliases.ts`).
 */

/** True for objects made by `{}`, JSON or `Object.create(null)`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** A shallow copy of an array or an object, with its prototype; other values as they are. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice();
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}

/** A deep copy of arrays and plain objects; other values are returned as they are. */
export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]));
}

/** The keys in a field's name: people, 0 and name for `people[0].name`. */
export function toPath(name: unknown): string[] {
  if (Array.isArray(name)) return name.map(String);
  return String(name)
    .split(/[.[\]]+/)
    .filter((key) => key !== '');
}

type Tree = Record<string, unknown>;

/** Merges two trees of errors; where both have a value the second's wins, lists as a whole. */
function merge(first: Tree, second: Tree): Tree {
  const merged = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = merged[name];
    merged[name] = isPlainObject(before) && isPlainObject(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Formik merges the errors of its validators with it. */
export const deepmerge = { all: (trees: readonly Tree[]): Tree => trees.reduce(merge, {}) };

/** True for equal form values: texts, numbers, lists and plain objects of them. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  return (
    names.length === others.length &&
    names.every((name) => others.includes(name) && isEqual(one[name], other[name]))
  );
}
