/** A shallow copy of an array or an object, with its prototype; other values as they are. */
export default function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice();
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}
