import { stamp } from '../../lib/dates.ts';
import type { GradebookTask } from './gradebook.ts';
import type { GradebookRow, ShownGradebook } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { cellWords, meanWords } from './words.ts';
import { hasStages, menteeName, stageName, taskName } from './names.ts';
import styles from './PrintedGradebook.module.css';

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
