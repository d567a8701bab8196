import type { ReactNode } from 'react';

/** What a table is sorted by: a column's key and the direction. */
export interface Sort {
  key: string;
  descending: boolean;
}

/** One column: its header and its cells. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its cells name their rows. */
  isTitle?: boolean;
  align?: 'end';
}

export interface DataTableProps<Row> {
  /** What the table is about, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of this page, already sorted. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** null: the default order, by no column. */
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** The key of a row that has just changed. */
  changed?: string | null;
}
