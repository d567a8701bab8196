import { ButtonAnchor } from '../../../components/ui/button/Button.tsx';
import { safeLink } from '../../../domain/text/safeUrl.ts';
import type { QueueRow } from '../../../store/selectors/mentorQueue.ts';
import { commonTexts } from '../../../texts/common.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import { GradeTag } from '../GradeTag.tsx';
import styles from './SubmittedWork.module.css';
import { TaskBrief } from './TaskBrief.tsx';

/** What was submitted: link and comment, an earlier grade, and the task's brief. */
export function SubmittedWork({ row }: { row: QueueRow }) {
  const { submission, graded, sentAgain } = row;
  return (
    <div className={styles.work}>
      <section className={styles.part}>
        <h3>{texts.work}</h3>
        <WorkLink taskUrl={submission.taskUrl} />
      </section>
      <section className={styles.part}>
        <h3>{texts.comment}</h3>
        {submission.menteeComment.trim() ? (
          <blockquote className={styles.words}>{submission.menteeComment}</blockquote>
        ) : (
          <p className={styles.nothing}>{texts.noComment}</p>
        )}
      </section>
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
    </div>
  );
}

/** The submitted link; one that cannot be opened safely is shown as text. */
function WorkLink({ taskUrl }: { taskUrl: string }) {
  const link = safeLink(taskUrl);
  if (link === null) {
    if (taskUrl.trim() === '') return <p className={styles.nothing}>{texts.noLink}</p>;
    return (
      <p>
        {texts.badLink} <code className={styles.address}>{taskUrl}</code>
      </p>
    );
  }
  return (
    <>
      <ButtonAnchor href={link} newTab variant="secondary" iconAfter="external" data-key="open">
        {texts.open}
        <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
      </ButtonAnchor>
      <p className={styles.address}>{link}</p>
    </>
  );
}
