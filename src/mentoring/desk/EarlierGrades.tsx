import { useMemo } from 'react';
import { classes } from '../../ui/classes.ts';
import { earlierGrades } from '../menteeGrades.ts';
import { selectQueue, type QueueRow } from '../submissions.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { deskTexts as texts } from './texts.ts';
import { gradingTexts, mentorTexts } from '../texts.ts';
import fold from '../Fold.module.css';
import { GradeFacts } from '../GradeTag.tsx';
import styles from './SubmittedWork.module.css';

/** What this mentor gave and wrote to the same mentee for other tasks, folded away. */
export function EarlierGrades({ row }: { row: QueueRow }) {
  const queue = useAppSelector(selectQueue);
  const earlier = useMemo(() => earlierGrades(queue, row), [queue, row]);
  if (earlier.length === 0) return null;
  return (
    <details data-key="earlier">
      <summary className={fold.summary}>{texts.earlierGrades(earlier.length)}</summary>
      <ul role="list" className={styles.earlier}>
        {earlier.map((one) => (
          <li key={one.id} className={styles.part}>
            <h4 className={styles.title}>{one.taskTitle || mentorTexts.unknownTask}</h4>
            <p className={classes(styles.graded, styles.facts)}>
              <GradeFacts row={one} />
            </p>
            {one.submission.mentorComment?.trim() ? (
              <blockquote className={styles.words}>{one.submission.mentorComment}</blockquote>
            ) : (
              <p className={styles.nothing}>{gradingTexts.noEarlierComment}</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
