import { useCallback, useDeferredValue, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isoDay } from '../../lib/dates.ts';
import { saveFile } from '../../lib/files.ts';
import { allSubmissions } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { FilterSelect, NothingFound, SearchField } from '../../ui/table/Filters.tsx';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';
import { tableTexts } from '../../ui/table/texts.ts';
import styles from '../mentor.module.css';
import { mentorTexts } from '../texts.ts';
import { PAGE_SIZE, useAddress, useWiden } from '../useAddress.ts';
import { type Gradebook as Book, gradebookFile, orderKeys, viewGradebook } from './gradebook.ts';
import { GradebookList } from './GradebookList.tsx';
import { GradebookTable } from './GradebookTable.tsx';
import { gradebookTexts as texts } from './texts.ts';

const ROWS_PER_TABLE = 60;
const ROWS_PER_SCREEN = 25;

const orders = orderKeys.map((id) => ({ id, name: texts.orders[id] }));

/** Searches and sorts the gradebook, which is a table, or a list on phones. */
export function Gradebook({ book }: { book: Book }) {
  const { get, change, setPage } = useAddress();
  const navigate = useNavigate();
  const [list, widen] = useWiden(change);
  const hasRoom = useMediaQuery(minWidth('md'));
  const [search, order, wished] = [get('q'), get('sort'), get('page')];
  const find = useCallback((q: string) => change({ q }), [change]);
  const found = useMemo(
    () => viewGradebook(book.rows, { search, order }),
    [book.rows, search, order],
  );
  const { page, pageCount, rows } = useMemo(
    () => pageOf(found, wished, hasRoom ? ROWS_PER_TABLE : PAGE_SIZE),
    [found, wished, hasRoom],
  );
  // The first screen of a table is drawn at once, and the other rows in the background.
  const drawn = useDeferredValue(rows, rows.slice(0, ROWS_PER_SCREEN));
  const onSave = () =>
    saveFile(texts.fileName(isoDay(Date.now())), gradebookFile(book.tasks, found), 'text/csv');
  const save = found.length > 0 && (
    <Button variant="secondary" iconBefore="download" onClick={onSave}>
      {texts.save}
    </Button>
  );

  return (
    <section ref={list} tabIndex={-1} className="stack gap-4" aria-label={texts.title}>
      <div role="search" className={styles.search} aria-label={texts.filters}>
        <SearchField label={mentorTexts.search} value={search} onSearch={find} />
        <FilterSelect
          label={tableTexts.sort}
          value={order}
          all={texts.orders.name}
          choices={orders}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <div className="row-between">
        <p className="soft small" role="status">
          {texts.found(found.length, book.tasks.length)}
        </p>
        {hasRoom && save}
      </div>
      {found.length === 0 ? (
        <NothingFound
          search={search}
          action={
            <Button variant="secondary" onClick={() => widen({ q: '' })}>
              {mentorTexts.clear}
            </Button>
          }
        />
      ) : hasRoom ? (
        <GradebookTable book={book} rows={drawn} navigate={navigate} />
      ) : (
        <GradebookList tasks={book.tasks} rows={rows} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={setPage} label={texts.pages} />
      {!hasRoom && save}
      {book.left > 0 && (
        <p className="soft small">
          <span>{texts.left(book.left)}</span> <Link to={allSubmissions}>{texts.leftAction}</Link>
        </p>
      )}
    </section>
  );
}
