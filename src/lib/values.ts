/** Creates a value with listeners for its changes, such as those of `useSyncExternalStore`. */
export function observable<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns whether a value is an object with fields, and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two values have the same JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the items with each id once: in the place of the first, with the values of the last. */
export const uniqueById = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Returns the average to one decimal, or null if there are no values. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.round((sum / values.length) * 10) / 10;
}
