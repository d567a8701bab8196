import type { Sort } from './tableProps.ts';

/** What a press of a column's header leads to: ascending, then descending, then the default order. */
export const nextSort = (key: string, sort: Sort | null): Sort | null => {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
};
