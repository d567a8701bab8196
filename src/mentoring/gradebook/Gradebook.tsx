import { useCallback, useMemo } from 'react';
import { pageOf } from '../../ui/table/pageNumbers.ts';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useMediaQuery } from '../../ui/hooks.ts';
import { useNow } from '../../ui/useNow.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import type { Gradebook } from './gradebook.ts';
import { showGradebook, sortGradebook } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import { PAGE_SIZE, useAddress } from '../useAddress.ts';
import { filtersOf, isFiltered, noFilters } from './filters.ts';
import { GradebookActions } from './GradebookActions.tsx';
import { GradebookFilters } from './GradebookFilters.tsx';
import { GradebookGrid } from './Sheet.tsx';
import { GradebookList } from './GradebookList.tsx';
import { GradebookNotes } from './GradebookNotes.tsx';
import { PrintedGradebook } from './PrintedGradebook.tsx';
import { usePrinting } from './usePrinting.ts';
import styles from './Gradebook.module.css';

/** How many cells a page of the grid has at most: a table of 60 mentees and 60 tasks is one page. */
const CELLS = 3600;
const HOUR = 3_600_000;

/** The gradebook with its filters: a grid, on a phone a list, and tables on paper. */
export function GradebookTable({ book }: { book: Gradebook }) {
  const address = useAddress();
  const { get, change } = address;
  const now = useNow();
  // Who is quiet is asked by the hour: the rows stay the same ones until then.
  const hour = Math.floor(now / HOUR) * HOUR;
  const hasRoom = useMediaQuery(atLeast('md'));
  const printing = usePrinting();
  const filters = filtersOf(get, book);
  const { track, stage, show, search } = filters;
  const shown = useMemo(
    () => showGradebook(book, { track, stage, show, search }, hour),
    [book, track, stage, show, search, hour],
  );
  const { key, descending } = address.sort ?? { key: '', descending: false };
  const sort = useMemo(() => (key === '' ? null : { key, descending }), [key, descending]);
  const all = useMemo(() => sortGradebook(shown.rows, sort), [shown, sort]);
  const size = hasRoom ? Math.max(PAGE_SIZE, Math.floor(CELLS / shown.tasks.length)) : PAGE_SIZE;
  const { page, pageCount, rows } = pageOf(all, get('page'), size);
  const rememberCell = useCallback(
    (at: string) =>
      change({ at, page: new URLSearchParams(window.location.search).get('page') ?? '' }),
    [change],
  );

  return (
    <>
      <section className={styles.part} aria-label={texts.caption}>
        <GradebookFilters book={book} filters={filters} onChange={change} />
        <div className={styles.found}>
          <p role="status">{texts.found(all.length, shown.tasks.length)}</p>
          {isFiltered(filters) && (
            <Button variant="quiet" iconBefore="close" onClick={() => change(noFilters)}>
              {mentorTexts.clear}
            </Button>
          )}
          {hasRoom && <GradebookActions shown={shown} rows={all} />}
        </div>
        {show === 'quiet' && <p className={styles.note}>{texts.quiet}</p>}
        {all.length === 0 || shown.tasks.length === 0 ? (
          <Card>
            <EmptyState title={mentorTexts.nothingFound} text={mentorTexts.nothingFoundText} />
          </Card>
        ) : hasRoom ? (
          <GradebookGrid
            shown={shown}
            rows={rows}
            offset={(page - 1) * size}
            sort={sort}
            onSort={address.setSort}
            at={get('at')}
            onOpen={rememberCell}
            now={now}
          />
        ) : (
          <GradebookList shown={shown} rows={rows} sort={sort} onSort={address.setSort} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          onPage={address.setPage}
          label={texts.pages}
        />
        {!hasRoom && <GradebookActions shown={shown} rows={all} />}
        <GradebookNotes book={book} hasGrid={hasRoom} />
      </section>
      {/* Beside the grid, which is hidden on paper: so it has its focus and its place afterwards. */}
      {printing && <PrintedGradebook shown={shown} rows={all} now={now} />}
    </>
  );
}
