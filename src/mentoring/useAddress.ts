import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortOf, sortValue, type Sort } from '../ui/table/DataTable.tsx';

export const PAGE_SIZE = 10;

export interface Address {
  get: (name: string) => string;
  /** '' removes a parameter. Returns to page 1 unless the page changes. */
  change: (changes: Record<string, string>) => void;
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  setPage: (page: number) => void;
}

/** Stores a list's view in the address. Replaces the history entry, so that Back skips filters. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // The rendered parameters may lag behind `window.location`.
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
  const sort = params.get('sort') ?? '';
  return {
    get: (name) => params.get(name) ?? '',
    change,
    sort: useMemo(() => sortOf(sort), [sort]),
    setSort: (next) => change({ sort: sortValue(next) }),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
  };
}
