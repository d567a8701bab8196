import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../components/table/tableProps.ts';

/** How many rows a page of the mentor's tables has. */
export const PAGE_SIZE = 10;

export interface Address {
  /** A part of the address's query; '' where it is not there. */
  get: (name: string) => string;
  /** Changes parts of the query; '' takes one away. Any change but of the page goes to page 1. */
  change: (changes: Record<string, string>) => void;
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  setPage: (page: number) => void;
}

/**
 * What a list shows is kept in its address, so that Back, a reload and a sent link restore it. It
 * takes the place of the address before: filtering is no way one went.
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string>) => {
      // The browser's own: an address on its way to the screen must not be lost to the next change.
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
  const text = params.get('sort') ?? '';
  return {
    get: (name) => params.get(name) ?? '',
    change,
    sort: text === '' ? null : { key: text.replace(/^-/, ''), descending: text.startsWith('-') },
    setSort: (sort) => change({ sort: sort ? `${sort.descending ? '-' : ''}${sort.key}` : '' }),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
  };
}
