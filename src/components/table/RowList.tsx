import { atLeast } from '../../config/breakpoints.ts';
import type { DataTableProps } from './tableProps.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import styles from './RowList.module.css';

/**
 * The rows of a table without its columns, with one control for the order instead of headers. A name
 * has a line of its own, so that nothing beside it breaks it apart.
 */
export function RowList<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort } = props;
  const hasRoom = useMediaQuery(atLeast('md'));
  const titles = columns.filter(({ place }) => place === 'title');
  const actions = columns.filter(({ place }) => place === 'action');
  const [first, ...others] = columns.filter(({ place }) => place === undefined);
  const details = [first, ...(hasRoom ? [] : actions), ...others].filter((column) => !!column);
  return (
    <div className={styles.part}>
      <OrderSelect
        columns={columns.filter(({ sortable }) => sortable)}
        sort={sort}
        onSort={onSort}
      />
      <ul role="list" className={styles.rows} aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.row}>
            <div className={styles.words}>
              {titles.map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
              <dl className={styles.details}>
                {details.map(({ key, header, cell }) => (
                  <div key={key}>
                    <dt className="visually-hidden">{header}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {hasRoom && actions.map(({ key, cell }) => <div key={key}>{cell(row)}</div>)}
          </li>
        ))}
      </ul>
    </div>
  );
}
