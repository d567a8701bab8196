import { atLeast } from '../../config/breakpoints.ts';
import { tableTexts } from '../../texts/table.ts';
import type { DataTableProps } from './tableProps.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { sortChoices, sortOf, sortValue } from './sortChoices.ts';
import styles from './RowList.module.css';

/**
 * The rows of a table without its columns, with one control for the order instead of headers. A name
 * has a line of its own, so that nothing beside it breaks it apart.
 */
export function RowList<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, changed } = props;
  const hasRoom = useMediaQuery(atLeast('md'));
  const titles = columns.filter(({ place }) => place === 'title');
  const actions = columns.filter(({ place }) => place === 'action');
  const [first, ...others] = columns.filter(({ place }) => place === undefined);
  const details = [first, ...(hasRoom ? [] : actions), ...others].filter((column) => !!column);
  return (
    <div className={styles.part}>
      <SortSelect {...props} />
      <ul role="list" className={styles.rows} aria-label={caption}>
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={styles.row}
            data-changed={rowKey(row) === changed || undefined}
          >
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

function SortSelect<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <FilterSelect
      inline
      label={tableTexts.sort}
      value={sortValue(sort)}
      onChange={(value) => onSort(sortOf(value))}
      all={tableTexts.asItComes}
      choices={sortChoices(sortable)}
    />
  );
}
