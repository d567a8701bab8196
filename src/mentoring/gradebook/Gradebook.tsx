import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { isoDay, stamp } from '../../lib/dates.ts';
import { saveFile } from '../../lib/files.ts';
import styles from './Gradebook.module.css';
import sheet from './Sheet.module.css';
import { filtersOf, GradebookFilters, hasFilters, emptyFilters } from './GradebookFilters.tsx';
import { GradebookList } from './GradebookList.tsx';
import { Sheet } from './Sheet.tsx';
import {
  type Gradebook,
  filterGradebook,
  type FilteredGradebook,
  sortGradebook,
} from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { gradebookFile, hasStages, stageName } from './words.ts';
import { NothingFound } from '../../ui/table/Filters.tsx';
import { mentorTexts } from '../texts.ts';
import { PAGE_SIZE, useAddress, useWiden } from '../useAddress.ts';
import { allSubmissions } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';

function GradebookNotes({ book, hasGrid }: { book: Gradebook; hasGrid: boolean }) {
  const { tasks, stages, left } = book;
  const isPartial = tasks.some(({ stage }) => stage === '');
  return (
    <div className={`row soft small ${styles.notes}`}>
      {hasGrid && (
        <>
          <ul role="list" className={`row ${styles.legend}`} aria-label={texts.legend}>
            {texts.signs.map(({ sign, look, means }) => (
              <li key={means}>
                <span className={sheet[look]}>{sign}</span> {means}
              </li>
            ))}
          </ul>
          <p>{texts.keys}</p>
        </>
      )}
      {isPartial && <p>{stages.length === 0 ? texts.noStages : texts.someStages}</p>}
      {left > 0 && (
        <p>
          {texts.left(left)} <Link to={allSubmissions}>{texts.leftAction}</Link>
        </p>
      )}
    </div>
  );
}

/** Flushes synchronously, before the browser takes its picture. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    const set = (now: boolean) => () => flushSync(() => setPrinting(now));
    window.addEventListener('beforeprint', set(true), { signal });
    window.addEventListener('afterprint', set(false), { signal });
    return () => unmounting.abort();
  }, []);
  return printing;
}

/** Task columns on a sheet of A4. */
const TASKS_PER_SHEET = 7;

/** Splits the tasks of each stage into tables that fit the paper. */
const sheetsOf = ({ stages }: FilteredGradebook) =>
  stages.flatMap(({ stage, tasks }) => {
    const caption = hasStages(stages) ? stageName(stage) : texts.caption;
    return tasks.flatMap((task, at) =>
      at % TASKS_PER_SHEET > 0
        ? []
        : [{ id: task.id, caption, tasks: tasks.slice(at, at + TASKS_PER_SHEET) }],
    );
  });

/** 60 mentees by 60 tasks. */
const MAX_CELLS = 3600;

/** The gradebook with its filters: a grid, a list on phones, tables in print. */
export function GradebookTable({ book }: { book: Gradebook }) {
  const address = useAddress();
  const { get, change, sort } = address;
  const [list, widen] = useWiden(change);
  const now = useNow();
  const hasRoom = useMediaQuery(minWidth('md'));
  const printing = usePrinting();
  const filters = filtersOf(get, book);
  const { track, stage, show, search } = filters;
  const filtered = useMemo(
    () => filterGradebook(book, { track, stage, show, search }, now),
    [book, track, stage, show, search, now],
  );
  const sortedRows = useMemo(() => sortGradebook(filtered.rows, sort), [filtered, sort]);
  const size = hasRoom
    ? Math.max(PAGE_SIZE, Math.floor(MAX_CELLS / filtered.tasks.length))
    : PAGE_SIZE;
  const { page, pageCount, rows } = pageOf(sortedRows, get('page'), size);
  const save = () =>
    saveFile(
      texts.fileName(isoDay(Date.now())),
      gradebookFile(filtered.tasks, sortedRows),
      'text/csv',
    );
  const isEmpty = sortedRows.length === 0 || filtered.tasks.length === 0;
  const actions = !isEmpty && (
    <div className={`row ${styles.actions}`}>
      <Button variant="secondary" iconBefore="download" onClick={save}>
        {texts.save}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
  const rememberCell = (at: string) =>
    change({ at, page: new URLSearchParams(window.location.search).get('page') ?? '' });

  return (
    <>
      <section ref={list} tabIndex={-1} className="stack gap-4 no-print" aria-label={texts.caption}>
        <GradebookFilters book={book} filters={filters} onChange={change} />
        <div className={`row soft small ${styles.found}`}>
          <p role="status">{texts.found(sortedRows.length, filtered.tasks.length)}</p>
          {hasFilters(filters) && (
            <Button variant="quiet" iconBefore="close" onClick={() => widen(emptyFilters)}>
              {mentorTexts.clear}
            </Button>
          )}
          {hasRoom && actions}
        </div>
        {show === 'quiet' && <p className="soft small">{texts.quiet}</p>}
        {isEmpty ? (
          <NothingFound search={search} />
        ) : hasRoom ? (
          <div className={sheet.box}>
            <Sheet
              tasks={filtered.tasks}
              rows={rows}
              sums={filtered.columns}
              caption={texts.caption}
              now={now}
              grid={{
                filtered,
                offset: (page - 1) * size,
                sort,
                onSort: address.setSort,
                at: get('at'),
                onOpen: rememberCell,
              }}
            />
          </div>
        ) : (
          <GradebookList filtered={filtered} rows={rows} sort={sort} onSort={address.setSort} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          onPage={address.setPage}
          label={texts.pages}
        />
        {!hasRoom && actions}
        <GradebookNotes book={book} hasGrid={hasRoom} />
      </section>
      {/* Print styles hide the grid instead of unmounting it, so it keeps focus and scroll position. */}
      {printing && (
        <div className={sheet.paper}>
          <p>{texts.printed(stamp(now))}</p>
          {sheetsOf(filtered).map(({ id, ...part }) => (
            <Sheet key={id} {...part} rows={sortedRows} sums={filtered.columns} now={now} />
          ))}
        </div>
      )}
    </>
  );
}
