import { tableTexts } from './texts.ts';
import { Icon } from '../Icon.tsx';
import styles from './DataTable.module.css';
import { nextSort } from './nextSort.ts';
import type { DataTableProps, Sort } from './tableProps.ts';

/** A table whose headers sort, for screens with room for its columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, changed } = props;
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header
                key={column.key}
                column={column}
                sort={sort}
                onSort={() => onSort(nextSort(column.key, sort))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-changed={rowKey(row) === changed || undefined}>
              {columns.map((column) =>
                column.isTitle ? (
                  <th key={column.key} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps {
  column: { key: string; header: string; sortable?: boolean; align?: 'end' };
  sort: Sort | null;
  onSort: () => void;
}

function Header({ column, sort, onSort }: HeaderProps) {
  const { key, header, sortable, align } = column;
  if (!sortable) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const order = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" data-align={align} {...(order && { 'aria-sort': order })}>
      <button
        type="button"
        className={styles.sort}
        title={tableTexts.sortBy(header)}
        onClick={onSort}
      >
        {header}
        <span className={styles.arrow} data-on={order !== undefined}>
          <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} size="sm" />
        </span>
      </button>
    </th>
  );
}
