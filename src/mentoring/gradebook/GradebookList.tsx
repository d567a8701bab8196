import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { WorkList } from '../parts.tsx';
import styles from './Gradebook.module.css';
import { formatMean, type Gradebook, type GradebookRow } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { followedLink } from '../../ui/usePageFocus.ts';
import { PersonName } from '../../ui/PersonName.tsx';

interface GradebookListProps {
  tasks: Gradebook['tasks'];
  rows: readonly GradebookRow[];
}

/** Lists the mentees on a phone. Each unfolds to their tasks. */
export const GradebookList = ({ rows, ...props }: GradebookListProps) => (
  <Card
    as="ul"
    role="list"
    padding="none"
    className={`divided ${styles.list}`}
    aria-label={texts.caption}
  >
    {rows.map((row) => (
      <li key={row.id}>
        <Mentee row={row} {...props} />
      </li>
    ))}
  </Card>
);

interface MenteeProps extends Omit<GradebookListProps, 'rows'> {
  row: GradebookRow;
}

/**
 * Shows a mentee, with the tasks once they are looked at. Back from a review finds them unfolded.
 */
function Mentee({ row: { name, mark, cells, waiting, mean }, tasks }: MenteeProps) {
  const [open, setOpen] = useState(() =>
    [...cells.values()].some(({ id }) => followedLink().includes(id)),
  );
  const facts = texts.facts(waiting, cells.size);
  const missing = tasks.filter(({ id }) => !cells.has(id));
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <PersonName className="strong breaks">{name}</PersonName>{' '}
        <bdi translate="no" className="small breaks">
          {mark}
        </bdi>
        <span className="row gap-2 soft small">
          {mean === null ? facts : texts.factsAndMean(facts, formatMean(mean))}
        </span>
      </summary>
      {open && (
        <div className={`stack ${styles.work}`}>
          <WorkList rows={tasks.flatMap(({ id }) => cells.get(id) ?? [])} />
          {missing.length > 0 && (
            <p className="soft small breaks">
              {texts.missing(missing.map(({ title }) => title).join(', '))}
            </p>
          )}
        </div>
      )}
    </details>
  );
}
