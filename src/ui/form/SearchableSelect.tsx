import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { atLeast } from '../breakpoints.ts';
import { savesData } from '../../lib/savesData.ts';
import { useMediaQuery } from '../hooks.ts';
import type { SearchSelectProps } from './SearchSelect.tsx';

const load = () => import('./SearchSelect.tsx');
const SearchSelect = lazy(load);

/** A wide screen and a mouse: a device with a mouse has a keyboard too. */
const desk = `${atLeast('md')} and (hover: hover) and (pointer: fine)`;

interface SearchableSelectProps extends SearchSelectProps {
  /** The device's own picker. */
  children: ReactNode;
}

/**
 * antd's Select with search. Phones and users who save data get the device's own picker. It is also
 * shown until the code has loaded, and stays if a form has the focus by then.
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
