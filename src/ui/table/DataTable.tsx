import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './DataTable.module.css';
import { tableTexts } from './texts.ts';

export interface Sort {
  key: string;
  descending: boolean;
}

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its cells name their rows. */
  isTitle?: boolean;
  align?: 'end';
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of this page, already sorted. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** null: the default order, by no column. */
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  changed?: string | null;
}

/** Returns the sort after a press of a header: ascending, descending, then the default order. */
const nextSort = (key: string, sort: Sort | null): Sort | null => {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
};

/** A table with sortable headers, for screens with enough space. */
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
        className={`line gap-1 tap ${styles.sort}`}
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

/** A sort as the value of a select: `name`, `-name` for descending, '' for the default order. */
export const sortValue = (sort: Sort | null): string =>
  sort ? `${sort.descending ? '-' : ''}${sort.key}` : '';

/** Parses such a value. */
export const sortOf = (value: string): Sort | null =>
  value === '' ? null : { key: value.replace(/^-/, ''), descending: value.startsWith('-') };
