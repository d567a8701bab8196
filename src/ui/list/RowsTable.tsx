import type { ReactNode } from 'react';
import { classes, minWidth, useMediaQuery } from '../hooks.ts';
import styles from './RowsTable.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, isWide: boolean) => ReactNode;
  /** Its share of a wide table, such as `30%`. */
  width?: string;
  /**
   * Its place in a narrow row, where a column has a line of its own. `title` names the row, and `end`
   * is beside it, or on a phone beside the `start` of the same row; `wide` is left out on a phone.
   * On a tablet `side` and `start` are in a column of their own, beside the title.
   */
  place?: 'title' | 'side' | 'start' | 'end' | 'wide';
}

interface RowsTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The key of a row that has just changed. */
  changed?: string | null;
  /** True in a column of a page, which never has room for a table. */
  alwaysNarrow?: boolean;
  className?: string | undefined;
}

/**
 * Shows rows as a table if its columns fit, and otherwise as lines below each other. Both are one
 * `<table>`, so the order of the focus is the same.
 */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { label, columns, rows, rowKey, changed, alwaysNarrow = false, className } = props;
  const hasRoom = useMediaQuery(minWidth('xl'));
  const isPhone = !useMediaQuery(minWidth('sm'));
  const isWide = hasRoom && !alwaysNarrow;
  const shown = isPhone ? columns.filter(({ place }) => place !== 'wide') : columns;
  // Safari takes the roles away from a table if a style sheet changes `display`, so they are
  // stated.
  const role = (name: string) => (isWide ? undefined : name);
  const table = (
    <table
      className={classes(isWide ? styles.wide : styles.narrow, className)}
      data-paired={shown.some(({ place }) => place === 'start')}
      role={role('table')}
      aria-label={label}
    >
      <thead className={isWide ? undefined : 'visually-hidden'} role={role('rowgroup')}>
        <tr role={role('row')}>
          {shown.map(({ key, header, place, width }) => (
            <th
              key={key}
              scope="col"
              role={role('columnheader')}
              style={{ width }}
              data-place={place}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {rows.map((row) => {
          const id = rowKey(row);
          return (
            <tr key={id} role={role('row')} data-changed={id === changed || undefined}>
              {shown.map(({ key, place, cell }) =>
                place === 'title' ? (
                  <th key={key} scope="row" role={role('rowheader')}>
                    {cell(row, isWide)}
                  </th>
                ) : (
                  <td key={key} role={role('cell')} data-place={place}>
                    {cell(row, isWide)}
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return <div className={isWide ? styles.scroll : styles.fitted}>{table}</div>;
}
