import { tableTexts } from '../../texts/table.ts';
import { Card } from '../ui/Card.tsx';
import type { Column, DataTableProps } from './tableProps.ts';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './RowCards.module.css';

/** The rows of a table as cards, with a sort select instead of headers. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, changed } = props;
  const at = (place: Column<Row>['place']) => columns.filter((column) => column.place === place);
  return (
    <div className={styles.part}>
      <SortSelect {...props} />
      <ul role="list" className={styles.cards} aria-label={caption}>
        {rows.map((row) => (
          <Card as="li" key={rowKey(row)} data-changed={rowKey(row) === changed || undefined}>
            <div className={styles.head}>
              {at('title').map(({ key, cell }) => (
                <div key={key} className={styles.title}>
                  {cell(row)}
                </div>
              ))}
              {at('action').map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
            </div>
            <dl className={styles.details}>
              {at(undefined).map(({ key, header, cell }) => (
                <div key={key}>
                  <dt className="visually-hidden">{header}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ul>
    </div>
  );
}

/** `name`, `-name` for descending, '' for the default order. */
function SortSelect<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const choose = (value: string) =>
    onSort(
      value === '' ? null : { key: value.replace(/^-/, ''), descending: value.startsWith('-') },
    );
  return (
    <FilterSelect
      inline
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
