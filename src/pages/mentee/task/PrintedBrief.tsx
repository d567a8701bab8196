import { useMemo, useState } from 'react';
import type { Task } from '../../../api/schemas.ts';
import { BriefWords } from '../../../components/brief/BriefWords.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { clock, formatDay, shortDay } from '../../../domain/time/dates.ts';
import { briefElements } from '../../../platform/briefHtml.ts';
import { briefsTexts as texts } from '../../../texts/mentee/briefs.ts';
import { taskTexts } from '../../../texts/mentee/menteeTask.ts';
import { taskTitle } from '../../../domain/text/titles.ts';
import briefStyles from './Brief.module.css';
import styles from './PrintedBrief.module.css';

/** A task's title, deadline and brief; on paper with lines for notes. */
export function PrintedBrief({ task }: { task: Task }) {
  const { deadline, description } = task;
  const brief = useMemo(() => briefElements(description, 4), [description]);
  const [now] = useState(Date.now);
  return (
    <Card as="article" padding="lg" className={styles.brief}>
      <header className={styles.head}>
        <h3>{taskTitle(task)}</h3>
        <p className={styles.due}>
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
      <p className={styles.notes}>{texts.notes}</p>
    </Card>
  );
}
