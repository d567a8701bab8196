import isPlainObject from './isPlainObject.ts';

/** A copy of arrays and plain objects through all their levels; what is neither stays the same. */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]));
}
