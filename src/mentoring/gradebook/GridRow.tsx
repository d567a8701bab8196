import { memo } from 'react';
import { toGrading, toMentee } from '../../paths.ts';
import type { GradebookCell, GradebookTask } from './gradebook.ts';
import type { GradebookRow } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { cellWords, meanWords } from './words.ts';
import { menteeName } from './names.ts';
import styles from './Grid.module.css';

interface CellsProps {
  row: GradebookRow;
  tasks: readonly GradebookTask[];
  /** In milliseconds since 1970. */
  now: number;
}

/** A mentee's row. A sort gives it another place only, so that its cells are not rendered anew. */
export function GridRow({ index, ...cells }: CellsProps & { index: number }) {
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
