import { Fragment, useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { pageOf } from '../../ui/table/pageNumbers.ts';
import { Pagination } from '../../ui/table/Pagination.tsx';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { tasksTexts as texts } from '../home/texts.ts';
import styles from './PagedTasks.module.css';

/** Rows a page: few enough for a phone, and nobody chooses another number. */
const PAGE_SIZE = 3;

/** True once the pending tasks have their room: what stands below them is not pushed about. */
export const hasRoom = ({ counting, pending }: TaskBoard): boolean =>
  !counting || pending.length > PAGE_SIZE;

interface PagedTasksProps<Item> {
  title: string;
  /** The query parameter of its page: going back from a brief returns to the same page. */
  name: 'pending' | 'completed';
  items: readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
  /** More rows may arrive: the page reserves their height. */
  coming?: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  /** Beside the page buttons. */
  foot?: ReactNode;
}

/** A table of tasks, three rows a page without a size changer; on a phone its rows are cards. */
export function PagedTasks<Item>(props: PagedTasksProps<Item>) {
  const { title, name, items, keyOf, row, empty, coming = false, aside, foot } = props;
  const [search, setSearch] = useSearchParams();
  const titleId = useId();
  const { page, pageCount, rows: shown } = pageOf(items, search.get(name), PAGE_SIZE);

  const turnTo = (next: number) =>
    setSearch(
      (before) => {
        before.set(name, String(next));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      <Card padding="none">
        {items.length === 0 ? (
          empty
        ) : (
          <div className={styles.rows} data-paged={pageCount > 1}>
            <table className={styles.table} aria-labelledby={titleId}>
              <thead className={styles.columns}>
                <tr>
                  <th scope="col">{texts.columnTask}</th>
                  <th scope="col">{texts.columnDeadline}</th>
                  <th scope="col">{texts.columnTrack}</th>
                  <th scope="col">{texts.columnState}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((item) => (
                  <Fragment key={keyOf(item)}>{row(item)}</Fragment>
                ))}
                {coming &&
                  Array.from({ length: PAGE_SIZE - shown.length }, (_, index) => (
                    <tr key={shown.length + index} className={styles.coming} aria-hidden="true">
                      <td colSpan={4}>{null}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
      <div className={styles.foot}>
        <Pagination page={page} pageCount={pageCount} onPage={turnTo} label={texts.pages(title)} />
        {foot}
      </div>
    </section>
  );
}
