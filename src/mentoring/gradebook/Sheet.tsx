import { memo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type GradebookCell,
  type GradebookRow,
  type GradebookSums,
  type GradebookTask,
  type FilteredGradebook,
  taskKey,
} from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { useGridFocus } from './useGridFocus.ts';
import { formatCell, hasStages, formatMean, menteeName, stageName, sumColumns } from './words.ts';
import { taskTitle } from '../../lib/text.ts';
import { toGrading, toMentee } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { nextSort, type Sort } from '../../ui/table/DataTable.tsx';
import { tableTexts } from '../../ui/table/texts.ts';
import styles from './Sheet.module.css';

/** A printed sheet has no sums, sorting or links. */
interface Grid {
  filtered: FilteredGradebook;
  offset: number;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** The cell opened last, as mentee and task, or ''. */
  at: string;
  onOpen: (at: string) => void;
}

interface SheetProps {
  tasks: readonly GradebookTask[];
  rows: readonly GradebookRow[];
  sums: ReadonlyMap<string, GradebookSums>;
  caption: string;
  now: number;
  grid?: Grid;
}

const FOOT_ROWS = 2;

/** Mentees by tasks. In a grid, first column, head and foot are sticky. */
export function Sheet({ tasks, rows, sums, caption, now, grid }: SheetProps) {
  const { table, onKeyDown, onFocus } = useGridFocus(grid?.at ?? '');
  const onClick = useLinks(grid?.onOpen);
  const stages = grid?.filtered.stages ?? [];
  const head = hasStages(stages) ? 2 : 1;
  const lastRow = head + (grid?.filtered.rows.length ?? 0);
  const gridProps = grid && {
    ref: table,
    role: 'grid',
    'aria-label': caption,
    'aria-rowcount': lastRow + FOOT_ROWS,
    onKeyDown,
    onFocus,
    onClick,
  };
  return (
    <table className={grid ? `small numbers ${styles.grid}` : styles.table} {...gridProps}>
      {!grid && <caption>{caption}</caption>}
      <thead>
        {head === 2 && (
          <tr aria-rowindex={1} data-spanning="true">
            <th scope="colgroup" colSpan={sumColumns.length}>
              {texts.stages}
            </th>
            {stages.map(({ stage, tasks: stageTasks }, at) => (
              <th key={stage?.id ?? `${at}`} scope="colgroup" colSpan={stageTasks.length}>
                <span className={styles.stage}>{stageName(stage)}</span>
              </th>
            ))}
          </tr>
        )}
        <tr aria-rowindex={grid && head}>
          {sumColumns.slice(0, grid ? sumColumns.length : 1).map(({ key, header }) => (
            <Head key={key} id={key} title={header} grid={grid} />
          ))}
          {tasks.map((task) => (
            <Head key={task.id} id={taskKey(task.id)} title={taskTitle(task)} grid={grid} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.mentee.id} aria-rowindex={grid && head + grid.offset + index + 1}>
            <Cells row={row} tasks={tasks} now={now} isGrid={grid !== undefined} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <FootRow
          name={texts.sent}
          index={grid && lastRow + 1}
          all={grid && [grid.filtered.total.waiting, grid.filtered.total.sent, texts.nothing]}
          each={tasks.map(({ id }) => sums.get(id)?.sent ?? 0)}
        />
        <FootRow
          name={texts.meanOf}
          index={grid && lastRow + 2}
          all={grid && [texts.nothing, texts.nothing, formatMean(grid.filtered.total.mean)]}
          each={tasks.map(({ id }) => formatMean(sums.get(id)?.mean ?? null))}
        />
      </tfoot>
    </table>
  );
}

/** Handles all links of a table, because thousands of router links are slow. */
function useLinks(onOpen: ((at: string) => void) | undefined) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const { cell } = link.dataset;
    if (cell !== undefined) onOpen?.(cell);
    void navigate(link.pathname + link.search);
  };
}

function Head({ id, title, grid }: { id: string; title: string; grid: Grid | undefined }) {
  if (!grid) return <th scope="col">{title}</th>;
  const { sort, onSort } = grid;
  const order = sort?.key === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.sort}
        title={tableTexts.sortBy(title)}
        onClick={() => onSort(nextSort(id, sort))}
      >
        <span className={`words clamp-4 ${styles.title}`}>{title}</span>
        {order && <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} size="sm" />}
      </button>
    </th>
  );
}

interface CellsProps {
  row: GradebookRow;
  tasks: readonly GradebookTask[];
  now: number;
  isGrid: boolean;
}

/** Memoised, because sorting only moves the row. */
const Cells = memo(function Cells({ row, tasks, now, isGrid }: CellsProps) {
  const { mentee, waiting, sent, mean } = row;
  const name = menteeName(mentee);
  if (!isGrid) {
    return (
      <>
        <th scope="row">{name}</th>
        {tasks.map(({ id }) => {
          const cell = mentee.cells.get(id);
          return <td key={id}>{cell ? formatCell(cell, now).short : texts.nothing}</td>;
        })}
      </>
    );
  }
  return (
    <>
      <th scope="row">
        <a href={toMentee(mentee.id)} tabIndex={-1}>
          <span className={`words clamp-2 ${styles.title}`}>{name}</span>
        </a>
      </th>
      <td tabIndex={-1}>{waiting}</td>
      <td tabIndex={-1}>{sent}</td>
      <td tabIndex={-1}>{formatMean(mean)}</td>
      {tasks.map(({ id }) => cellOf(mentee.cells.get(id), mentee.id, id, now))}
    </>
  );
});

/** A plain element, because thousands of components are slow. */
function cellOf(cell: GradebookCell | undefined, mentee: string, task: string, now: number) {
  if (!cell) {
    return (
      <td key={task} tabIndex={-1} className={styles.nothing} aria-label={texts.nothingYet}>
        {texts.nothing}
      </td>
    );
  }
  const { look, short, full } = formatCell(cell, now);
  return (
    <td key={task}>
      <a
        href={toGrading(cell.row.id)}
        tabIndex={-1}
        className={styles[look]}
        data-cell={`${mentee}.${task}`}
        aria-label={full}
      >
        {short}
      </a>
    </td>
  );
}

interface FootRowProps {
  name: string;
  index: number | undefined;
  all: readonly (number | string)[] | undefined;
  each: readonly (number | string)[];
}

function FootRow({ name, index, all, each }: FootRowProps) {
  const stop = all && -1;
  return (
    <tr aria-rowindex={index}>
      <th scope="row" tabIndex={stop}>
        {name}
      </th>
      {[...(all ?? []), ...each].map((sum, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other name here
        <td key={at} tabIndex={stop}>
          {sum}
        </td>
      ))}
    </tr>
  );
}
