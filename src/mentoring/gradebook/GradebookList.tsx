import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { OrderSelect, type Sort } from '../../ui/table/DataTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { taskTitle } from '../../lib/text.ts';
import { toGrading } from '../../paths.ts';
import type {
  GradebookCell,
  GradebookRow,
  GradebookStage,
  FilteredGradebook,
} from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { GradeTag } from '../parts.tsx';
import { formatMean, sumColumns, hasStages, menteeName, stageName } from './words.ts';
import styles from './Gradebook.module.css';

interface GradebookListProps {
  filtered: FilteredGradebook;
  rows: readonly GradebookRow[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** On a phone: a list of the mentees, each of whom unfolds to their tasks. */
export function GradebookList({ filtered, rows, sort, onSort }: GradebookListProps) {
  return (
    <div className="stack">
      <OrderSelect columns={sumColumns} sort={sort} onSort={onSort} />
      <Card
        as="ul"
        role="list"
        padding="none"
        className={`divided ${styles.list}`}
        aria-label={texts.caption}
      >
        {rows.map((row) => (
          <li key={row.mentee.id}>
            <Mentee row={row} filtered={filtered} />
          </li>
        ))}
      </Card>
    </div>
  );
}

/** A mentee with their sums; the tasks are rendered once they are looked at. */
function Mentee({ row, filtered }: { row: GradebookRow; filtered: FilteredGradebook }) {
  const { mentee, waiting, sent, mean } = row;
  const facts = texts.facts(waiting, sent);
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="strong words">{menteeName(mentee)}</span>
        <span className="row gap-2 soft small">
          {mean === null ? facts : texts.factsAndMean(facts, formatMean(mean))}
        </span>
      </summary>
      {open &&
        filtered.stages.map((group, at) => (
          <Stage
            key={group.stage?.id ?? `${at}`}
            group={group}
            cells={mentee.cells}
            hasName={hasStages(filtered.stages)}
          />
        ))}
    </details>
  );
}

interface StageProps {
  group: GradebookStage;
  cells: ReadonlyMap<string, GradebookCell>;
  hasName: boolean;
}

/** The tasks that a mentee has sent as links, and those that are missing in one sentence. */
function Stage({ group: { stage, tasks }, cells, hasName }: StageProps) {
  const missing = tasks.filter(({ id }) => !cells.has(id));
  return (
    <div className={`stack ${styles.stage}`}>
      {hasName && <p className="strong small">{stageName(stage)}</p>}
      {missing.length < tasks.length && (
        <ul role="list">
          {tasks.map((task) => {
            const cell = cells.get(task.id);
            return (
              cell && (
                <li key={task.id} className={`row-between ${styles.task}`}>
                  <Link to={toGrading(cell.row.id)} className="tap words">
                    {taskTitle(task)}
                  </Link>
                  <Facts cell={cell} />
                </li>
              )
            );
          })}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="soft small words">{texts.missing(missing.map(taskTitle).join(', '))}</p>
      )}
    </div>
  );
}

function Facts({ cell: { row, count } }: { cell: GradebookCell }) {
  const { updatedAt } = row.submission;
  return (
    <span className="row gap-2 soft small">
      <GradeTag row={row} />
      {row.review === 'again' && updatedAt && <RelativeTime iso={updatedAt} />}
      {count > 1 && texts.count(count)}
    </span>
  );
}
