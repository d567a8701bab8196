import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ListAddress = ReturnType<typeof useListAddress>;

const isPage = (name: string): boolean => name === 'page' || name.endsWith('-page');

/**
 * Stores a list's search (`?q=`), order (`?sort=`), filters and page in the address, so that a
 * reload, a link and Back restore them. Replaces the history entry: Back leaves the list.
 *
 * @param prefix names the page of one of several lists on a screen: `pending` is `?pending-page=`
 */
export function useListAddress(prefix = '') {
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort') ?? '';
  const pageName = prefix === '' ? 'page' : `${prefix}-page`;
  const update = useCallback(
    (edit: (next: URLSearchParams) => void) => {
      // The rendered parameters may lag behind `window.location`.
      const next = new URLSearchParams(window.location.search);
      edit(next);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  /** Sets filters or the order, where '' removes a parameter, and returns to the first page. */
  const change = useCallback(
    (changes: Record<string, string>) =>
      update((next) => {
        for (const name of [...next.keys()].filter(isPage)) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
      }),
    [update],
  );
  return {
    get: (name: string) => params.get(name) ?? '',
    search: params.get('q') ?? '',
    sort,
    page: params.get(pageName) ?? '',
    change,
    find: useCallback((q: string) => change({ q }), [change]),
    turnTo: (page: number) =>
      update((next) => {
        if (page > 1) next.set(pageName, String(page));
        else next.delete(pageName);
      }),
    /** Removes the search and all filters, but not the order. */
    clear: () =>
      setParams(sort === '' ? {} : { sort }, { replace: true, preventScrollReset: true }),
  };
}
