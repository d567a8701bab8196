import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isoDay } from '../../lib/dates.ts';
import { saveFile } from '../../lib/files.ts';
import { allSubmissions } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { SearchAndOrder } from '../../ui/list/Filters.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { PAGE_SIZE } from '../parts.tsx';
import { type Gradebook as Book, gradebookFile, viewGradebook } from './gradebook.ts';
import { GradebookList } from './GradebookList.tsx';
import { GradebookTable } from './GradebookTable.tsx';
import { gradebookTexts as texts } from './texts.ts';

const ROWS_PER_TABLE = 60;

/** Searches and sorts the gradebook, which is a table, or a list on phones. */
export function Gradebook({ book }: { book: Book }) {
  const address = useListAddress();
  const { search, sort } = address;
  const hasRoom = useMediaQuery(minWidth('md'));
  const found = useMemo(
    () => viewGradebook(book.rows, { search, sort }),
    [book.rows, search, sort],
  );
  const onSave = () =>
    saveFile(texts.fileName(isoDay(Date.now())), gradebookFile(book.tasks, found), 'text/csv');
  const save = found.length > 0 && (
    <Button variant="secondary" iconBefore="download" onClick={onSave}>
      {texts.save}
    </Button>
  );

  return (
    <>
      <ListFrame
        label={texts.title}
        address={address}
        rows={found}
        pageSize={hasRoom ? ROWS_PER_TABLE : PAGE_SIZE}
        head={
          <>
            <SearchAndOrder label={texts.filters} address={address} orders={texts.orders} />
            <div className="row-between">
              <p className="soft small" role="status">
                {found.length > 0 && texts.found(found.length, book.tasks.length)}
              </p>
              {hasRoom && save}
            </div>
          </>
        }
        foot={!hasRoom && save}
      >
        {(rows) =>
          hasRoom ? (
            <GradebookTable book={book} rows={rows} />
          ) : (
            <GradebookList tasks={book.tasks} rows={rows} />
          )
        }
      </ListFrame>
      {book.left > 0 && (
        <p className="soft small">
          <span>{texts.left(book.left)}</span> <Link to={allSubmissions}>{texts.leftAction}</Link>
        </p>
      )}
    </>
  );
}
