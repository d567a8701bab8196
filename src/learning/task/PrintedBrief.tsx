import { useMemo, useState } from 'react';
import type { Task } from '../../api/schemas.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { Card } from '../../ui/Card.tsx';
import { clock, formatDay, shortDay } from '../../lib/dates.ts';
import { briefElements } from '../../tasks/briefElements.ts';
import { briefsTexts as texts, taskTexts } from './texts.ts';
import { taskTitle } from '../../lib/text.ts';
import briefStyles from './Brief.module.css';
import styles from './PrintedBrief.module.css';

/** A task's title, deadline and brief; on paper with lines for notes. */
export function PrintedBrief({ task }: { task: Task }) {
  const { deadline, description } = task;
  const brief = useMemo(() => briefElements(description, 4), [description]);
  const [now] = useState(Date.now);
  return (
    <Card as="article" padding="lg" className={`stack gap-4 ${styles.brief}`}>
      <header className={styles.head}>
        <h3>{taskTitle(task)}</h3>
        <p className="soft strong">
          {deadline === null
            ? taskTexts.noDeadline
            : texts.due(formatDay(Date.parse(deadline), now, { ...shortDay, ...clock }))}
        </p>
      </header>
      {brief ? (
        <BriefWords brief={brief} className={briefStyles.words} />
      ) : (
        <p>{taskTexts.noBrief}</p>
      )}
      <p className={`soft small ${styles.notes}`}>{texts.notes}</p>
    </Card>
  );
}
