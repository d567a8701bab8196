import isPlainObject from '../lodash/isPlainObject.ts';

/** True for equal form values: texts, numbers, lists and plain objects of them. */
export default function isEqual(one: unknown, other: unknown): boolean {
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
