import { tableTexts } from '../../texts/table.ts';
import { Card } from '../ui/Card.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './RowCards.module.css';

/** The rows of a table as cards, with one control for the order instead of headers. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, changed } = props;
  const titles = columns.filter(({ place }) => place === 'title');
  const details = columns.filter(({ place }) => place === undefined);
  const actions = columns.filter(({ place }) => place === 'action');
  return (
    <div className={styles.part}>
      <SortSelect {...props} />
      <ul role="list" className={styles.cards} aria-label={caption}>
        {rows.map((row) => (
          <Card as="li" key={rowKey(row)} data-changed={rowKey(row) === changed || undefined}>
            <div className={styles.card}>
              {titles.map((column) => (
                <div key={column.key}>{column.cell(row)}</div>
              ))}
              <dl className={styles.details}>
                {details.map((column) => (
                  <div key={column.key}>
                    <dt>{column.header}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
              {actions.map((column) => (
                <div key={column.key} className={styles.action}>
                  {column.cell(row)}
                </div>
              ))}
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}

/** `name`, `-name` for the other way round, '' for the order that is no column's. */
function SortSelect<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const choose = (value: string) =>
    onSort(
      value === '' ? null : { key: value.replace(/^-/, ''), descending: value.startsWith('-') },
    );
  return (
    <FilterSelect
      label={tableTexts.sort}
      value={sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''}
      onChange={choose}
      all={tableTexts.asItComes}
      choices={sortable.flatMap(({ key, header }) => [
        { id: key, name: tableTexts.ascending(header) },
        { id: `-${key}`, name: tableTexts.descending(header) },
      ])}
    />
  );
}
