import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortOf, sortValue, type Sort } from '../ui/table/DataTable.tsx';

/** Rows per page of the mentor's tables. */
export const PAGE_SIZE = 10;

export interface Address {
  /** A query parameter; '' where it is missing. */
  get: (name: string) => string;
  /** Changes query parameters; '' removes one. Any change but of the page goes to page 1. */
  change: (changes: Record<string, string>) => void;
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  setPage: (page: number) => void;
}

/**
 * A list's view is stored in its address, so Back, a reload and a sent link restore it. Changes
 * replace the history entry: a filter is no step to go back over.
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // From `window.location`: a change that is not rendered yet must not be lost to the next one.
      const next = new URLSearchParams(window.location.search);
      if (!('page' in changes)) next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return {
    get: (name) => params.get(name) ?? '',
    change,
    sort: sortOf(params.get('sort') ?? ''),
    setSort: (sort) => change({ sort: sortValue(sort) }),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
  };
}
