import { Icon } from '../../ui/Icon.tsx';
import { nextSort } from '../../ui/table/nextSort.ts';
import type { Sort } from '../../ui/table/tableProps.ts';
import { taskKey, type ShownGradebook } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { tableTexts } from '../../ui/table/texts.ts';
import { sumColumns } from './columns.ts';
import { hasStages, stageName, taskName } from './names.ts';
import styles from './Grid.module.css';

interface GridHeadProps {
  shown: ShownGradebook;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The stages, where one of them is known, and a button for each column to sort by it. */
export function GridHead({ shown, sort, onSort }: GridHeadProps) {
  const isGrouped = hasStages(shown.stages);
  const columns = [
    ...sumColumns,
    ...shown.tasks.map((task) => ({ key: taskKey(task.id), header: taskName(task) })),
  ];
  return (
    <thead>
      {isGrouped && (
        <tr aria-rowindex={1} data-spanning="true">
          <th scope="colgroup" colSpan={sumColumns.length}>
            {texts.stages}
          </th>
          {shown.stages.map(({ stage, tasks }, at) => (
            <th key={stage?.id ?? `${at}`} scope="colgroup" colSpan={tasks.length}>
              <span className={styles.stage}>{stageName(stage)}</span>
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={isGrouped ? 2 : 1}>
        {columns.map(({ key, header }) => {
          const order = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : null;
          return (
            <th key={key} scope="col" {...(order && { 'aria-sort': order })}>
              <button
                type="button"
                tabIndex={-1}
                className={styles.sort}
                title={tableTexts.sortBy(header)}
                onClick={() => onSort(nextSort(key, sort))}
              >
                <span className={styles.title}>{header}</span>
                {order && (
                  <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} size="sm" />
                )}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
