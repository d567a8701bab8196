import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortOf, sortValue, type Sort } from '../ui/table/DataTable.tsx';

export const PAGE_SIZE = 10;

export type Address = ReturnType<typeof useAddress>;

/**
 * Stores a list's view in the address. It replaces the history entry, so that Back skips filters.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  /**
   * Changes a parameter, or removes it if the value is ''. The list returns to page 1 unless the
   * page changes.
   */
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
    get: (name: string) => params.get(name) ?? '',
    change,
    sort: useMemo(() => sortOf(sort), [sort]),
    setSort: (next: Sort | null) => change({ sort: sortValue(next) }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}

/** Widens a list by a button that then disappears, so the list gets the focus. */
export function useWiden(change: Address['change']) {
  const list = useRef<HTMLElement>(null);
  const widen = (changes: Record<string, string>) => {
    change(changes);
    list.current?.focus({ preventScroll: true });
  };
  return [list, widen] as const;
}
