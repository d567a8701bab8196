import type { QueueRow } from '../submissions.ts';
import { gradingTexts as texts } from '../texts.ts';
import { GradeTag } from '../GradeTag.tsx';
import styles from './SubmittedWork.module.css';
import { TaskBrief } from './TaskBrief.tsx';

/** What helps to judge it: an earlier grade of the same work, and the task's brief. */
export function Background({ row }: { row: QueueRow }) {
  const { submission, graded, sentAgain } = row;
  return (
    <>
      {(graded || sentAgain || submission.mentorComment) && (
        <section className={styles.part}>
          <div className={styles.graded}>
            <h3>{texts.earlier}</h3>
            <GradeTag row={row} />
          </div>
          {submission.mentorComment ? (
            <blockquote className={styles.words}>{submission.mentorComment}</blockquote>
          ) : (
            <p className={styles.nothing}>{texts.noEarlierComment}</p>
          )}
        </section>
      )}
      {submission.task && <TaskBrief taskId={submission.task.id} />}
    </>
  );
}
