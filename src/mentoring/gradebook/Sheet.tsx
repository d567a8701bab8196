import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sort } from '../../ui/table/tableProps.ts';
import type { GradebookRow, ShownGradebook } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { meanWords } from './words.ts';
import { hasStages } from './names.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { useGridFocus } from './useGridFocus.ts';
import styles from './Grid.module.css';

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
