import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../Notice.tsx';
import { pageOf, Pagination } from './Pagination.tsx';
import { listTexts as texts, paginationTexts } from './texts.ts';
import type { ListAddress } from './useListAddress.ts';

interface ListFrameProps<Row> {
  label: string;
  address: ListAddress;
  /** All rows that match, in order. */
  rows: readonly Row[];
  pageSize: number;
  /** A heading, or filters. */
  head?: ReactNode;
  /** Shown if there are no rows, in place of the words that nothing was found. */
  empty?: ReactNode;
  /** Shown beside the page buttons. */
  foot?: ReactNode;
  /** Shows the rows of one page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * Shows a list with what stands above it, one page of its rows or why there are none, and its page
 * buttons.
 */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { label, address, rows, pageSize, head, empty, foot, children } = props;
  const {
    page,
    pageCount,
    rows: shown,
  } = useMemo(() => pageOf(rows, address.page, pageSize), [rows, address.page, pageSize]);
  return (
    <section data-list tabIndex={-1} className="stack gap-4" aria-label={label}>
      {head}
      {rows.length > 0 ? children(shown) : (empty ?? <NothingFound address={address} />)}
      {(pageCount > 1 || foot) && (
        <div className="row-between gap-2">
          {foot}
          <Pagination
            page={page}
            pageCount={pageCount}
            onPage={address.turnTo}
            label={paginationTexts.pages(label)}
          />
        </div>
      )}
    </section>
  );
}

interface ClearFiltersProps {
  address: ListAddress;
  variant?: 'secondary' | 'quiet';
}

/** Clears the search and the filters. The list gets the focus, because the button disappears. */
export function ClearFilters({ address, variant = 'secondary' }: ClearFiltersProps) {
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    focusList(event);
    address.clear();
  };
  return (
    <Button variant={variant} iconBefore="close" onClick={clear}>
      {texts.clear}
    </Button>
  );
}

/** Moves the focus from a button that disappears to the list around it. */
export const focusList = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[data-list]')?.focus({ preventScroll: true });

/** Says that no row of a list matches the search and the filters. */
export const NothingFound = ({ address }: { address: ListAddress }) => (
  <EmptyState
    icon="search"
    title={texts.nothingFound(address.search.trim())}
    text={texts.nothingFoundText}
    action={<ClearFilters address={address} />}
  />
);
