import { memo, type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { stamp } from '../../lib/dates.ts';
import {
  type GradebookCell,
  type GradebookRow,
  type GradebookTask,
  type ShownGradebook,
  taskKey,
} from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { useGridFocus } from './useGridFocus.ts';
import {
  cellWords,
  hasStages,
  meanWords,
  menteeName,
  stageName,
  sumColumns,
  taskName,
} from './words.ts';
import { toGrading, toMentee } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { nextSort, type Sort } from '../../ui/table/DataTable.tsx';
import { tableTexts } from '../../ui/table/texts.ts';
import styles from './Sheet.module.css';

interface GridHeadProps {
  shown: ShownGradebook;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The stages, where one of them is known, and a button for each column to sort by it. */
function GridHead({ shown, sort, onSort }: GridHeadProps) {
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

interface CellsProps {
  row: GradebookRow;
  tasks: readonly GradebookTask[];
  /** In milliseconds since 1970. */
  now: number;
}

/** A mentee's row. A sort gives it another place only, so that its cells are not rendered anew. */
function GridRow({ index, ...cells }: CellsProps & { index: number }) {
  return (
    <tr aria-rowindex={index}>
      <Cells {...cells} />
    </tr>
  );
}

const Cells = memo(function Cells({ row, tasks, now }: CellsProps) {
  const { mentee, waiting, sent, mean } = row;
  return (
    <>
      <th scope="row">
        <a href={toMentee(mentee.id)} tabIndex={-1}>
          <span>{menteeName(mentee)}</span>
        </a>
      </th>
      <td tabIndex={-1}>{waiting}</td>
      <td tabIndex={-1}>{sent}</td>
      <td tabIndex={-1}>{meanWords(mean)}</td>
      {tasks.map(({ id }) => (
        <Cell key={id} cell={mentee.cells.get(id)} id={`${mentee.id}.${id}`} now={now} />
      ))}
    </>
  );
});

interface CellProps {
  cell: GradebookCell | undefined;
  id: string;
  now: number;
}

/** Plain elements: a router's link in each of thousands of cells would be felt. */
function Cell({ cell, id, now }: CellProps) {
  if (!cell) {
    return (
      <td tabIndex={-1} className={styles.nothing} aria-label={texts.nothingYet}>
        {texts.nothing}
      </td>
    );
  }
  const { look, short, full } = cellWords(cell, now);
  return (
    <td>
      <a
        href={toGrading(cell.row.id)}
        tabIndex={-1}
        className={styles[look]}
        data-cell={id}
        aria-label={full}
      >
        {short}
      </a>
    </td>
  );
}

interface GradebookGridProps {
  shown: ShownGradebook;
  /** The rows of this page, sorted. */
  rows: readonly GradebookRow[];
  /** How many rows there are before them. */
  offset: number;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** The cell that was opened last, as mentee and task; '' for none. */
  at: string;
  /** A cell with a submission is opened. */
  onOpen: (at: string) => void;
  /** In milliseconds since 1970. */
  now: number;
}

/** How many rows the foot has. */
const FOOT = 2;

/** Mentees by tasks as one grid: its first column, head and foot stay in sight. */
export function GradebookGrid(props: GradebookGridProps) {
  const { shown, rows, offset, sort, onSort, at, onOpen, now } = props;
  const { table, onKeyDown, onFocus } = useGridFocus(at);
  const navigate = useNavigate();
  const head = hasStages(shown.stages) ? 2 : 1;
  const lastRow = head + shown.rows.length;

  const onClick = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      const { cell } = link.dataset;
      if (cell !== undefined) onOpen(cell);
      void navigate(link.pathname + link.search);
    },
    [navigate, onOpen],
  );

  return (
    <div className={styles.box}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML allows it
        role="grid"
        className={styles.grid}
        aria-label={texts.caption}
        aria-rowcount={lastRow + FOOT}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onClick}
      >
        <GridHead shown={shown} sort={sort} onSort={onSort} />
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.mentee.id}
              row={row}
              tasks={shown.tasks}
              index={head + offset + index + 1}
              now={now}
            />
          ))}
        </tbody>
        <GridFoot shown={shown} after={lastRow} />
      </table>
    </div>
  );
}

interface GridFootProps {
  shown: ShownGradebook;
  /** The place of the row before it in the whole grid. */
  after: number;
}

/** Of each task, how many have sent it, and the mean of its grades: over all pages. */
function GridFoot({ shown: { tasks, columns, total }, after }: GridFootProps) {
  return (
    <tfoot>
      <tr aria-rowindex={after + 1}>
        <th scope="row" tabIndex={-1}>
          {texts.sent}
        </th>
        <td tabIndex={-1}>{total.waiting}</td>
        <td tabIndex={-1}>{total.sent}</td>
        <td tabIndex={-1}>{texts.nothing}</td>
        {tasks.map(({ id }, at) => (
          <td key={id} tabIndex={-1}>
            {columns[at]?.sent}
          </td>
        ))}
      </tr>
      <tr aria-rowindex={after + 2}>
        <th scope="row" tabIndex={-1}>
          {texts.meanOf}
        </th>
        <td tabIndex={-1}>{texts.nothing}</td>
        <td tabIndex={-1}>{texts.nothing}</td>
        <td tabIndex={-1}>{meanWords(total.mean)}</td>
        {tasks.map(({ id }, at) => (
          <td key={id} tabIndex={-1}>
            {meanWords(columns[at]?.mean ?? null)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** What the signs in the cells mean. */
export function GridLegend() {
  return (
    <ul role="list" className={styles.legend} aria-label={texts.legend}>
      {texts.signs.map(({ sign, look, means }) => (
        <li key={means}>
          <span className={styles[look]}>{sign}</span> {means}
        </li>
      ))}
    </ul>
  );
}

/** How many tasks stand side by side on a sheet of A4. */
const SIDE_BY_SIDE = 7;

interface PrintedProps {
  shown: ShownGradebook;
  /** All rows, sorted. */
  rows: readonly GradebookRow[];
  /** In milliseconds since 1970. */
  now: number;
}

/** A table of one sheet's width. */
interface Sheet {
  key: string;
  caption: string;
  tasks: readonly GradebookTask[];
}

/** The tasks of each stage, as many as stand side by side. */
function sheetsOf({ stages }: ShownGradebook): Sheet[] {
  return stages.flatMap(({ stage, tasks }) => {
    const caption = hasStages(stages) ? stageName(stage) : texts.caption;
    return tasks.flatMap((task, at) =>
      at % SIDE_BY_SIDE > 0
        ? []
        : [{ key: task.id, caption, tasks: tasks.slice(at, at + SIDE_BY_SIDE) }],
    );
  });
}

/** The gradebook on paper: tables as wide as a sheet, one below the other, of all mentees. */
export function PrintedGradebook({ shown, rows, now }: PrintedProps) {
  const sums = new Map(shown.tasks.map(({ id }, at) => [id, shown.columns[at]]));
  return (
    <div className={styles.paper}>
      <p>{texts.printed(stamp(now))}</p>
      {sheetsOf(shown).map(({ key, caption, tasks }) => (
        <table key={key} className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.mentee}</th>
              {tasks.map((task) => (
                <th key={task.id} scope="col">
                  {taskName(task)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mentee }) => (
              <PrintedRow
                key={mentee.id}
                name={menteeName(mentee)}
                tasks={tasks}
                wordsOf={({ id }) => {
                  const cell = mentee.cells.get(id);
                  return cell ? cellWords(cell, now).short : texts.nothing;
                }}
              />
            ))}
            <PrintedRow
              name={texts.sent}
              tasks={tasks}
              wordsOf={({ id }) => String(sums.get(id)?.sent)}
            />
            <PrintedRow
              name={texts.meanOf}
              tasks={tasks}
              wordsOf={({ id }) => meanWords(sums.get(id)?.mean ?? null)}
            />
          </tbody>
        </table>
      ))}
    </div>
  );
}

interface PrintedRowProps {
  name: string;
  tasks: readonly GradebookTask[];
  wordsOf: (task: GradebookTask) => string;
}

function PrintedRow({ name, tasks, wordsOf }: PrintedRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {tasks.map((task) => (
        <td key={task.id}>{wordsOf(task)}</td>
      ))}
    </tr>
  );
}
