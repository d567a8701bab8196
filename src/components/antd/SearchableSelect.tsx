import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { atLeast } from '../../config/breakpoints.ts';
import { savesData } from '../../platform/savesData.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import type { SearchSelectProps } from './SearchSelect.tsx';

const load = () => import('./SearchSelect.tsx');
const SearchSelect = lazy(load);

/** Room for it, and a mouse: what has one has a keyboard. */
const desk = `${atLeast('md')} and (hover: hover) and (pointer: fine)`;

interface SearchableSelectProps extends SearchSelectProps {
  /** The device's own picker. */
  children: ReactNode;
}

/**
 * antd's select with a search in it. The device's own picker stands in its place on phones, for those who
 * save data, until the code has come, and for whoever has begun to write by then.
 */
export function SearchableSelect({ children, ...select }: SearchableSelectProps) {
  const atDesk = useMediaQuery(desk);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (!atDesk || savesData()) return;
    load().then(
      () => setReady(!document.activeElement?.closest('form')),
      () => undefined,
    );
  }, [atDesk]);

  if (!ready) return children;
  return (
    <Suspense fallback={children}>
      <SearchSelect {...select} />
    </Suspense>
  );
}
