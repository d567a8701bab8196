import type { ReactNode } from 'react';
import { tableTexts } from '../../texts/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import styles from './DataTable.module.css';
import { RowCards } from './RowCards.tsx';

/** What a table is ordered by: a column's key, and which way. */
export interface Sort {
  key: string;
  descending: boolean;
}

/** One column: its words, its cells and where they stand in a card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** In a card: `title` heads it, `action` stands beside that; the others follow, one below the other. */
  place?: 'title' | 'action';
  align?: 'end';
}

export interface DataTableProps<Row> {
  /** What the table is about, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of this page, in their order: the table does not order them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** null: in an order that is no column's. */
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** The key of a row that has just changed. */
  changed?: string | null;
}

/** Where a table has no room for columns: phones, and tablets with the menu beside the page. */
const PHONE = '(max-width: 43.75rem)';
const BESIDE_MENU = '(min-width: 51.25rem) and (max-width: 66rem)';

/** Ascending, then descending, then as it was. */
const nextSort = (key: string, sort: Sort | null): Sort | null => {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
};

/** A table whose headers sort; on narrow screens the same rows as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const onPhone = useMediaQuery(PHONE);
  const besideMenu = useMediaQuery(BESIDE_MENU);
  return onPhone || besideMenu ? <RowCards {...props} /> : <Table {...props} />;
}

function Table<Row>(props: DataTableProps<Row>) {
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
                column.place === 'title' ? (
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
