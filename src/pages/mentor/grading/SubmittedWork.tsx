import { useId, useState } from 'react';
import { Button, ButtonAnchor } from '../../../components/ui/button/Button.tsx';
import { lengthOf } from '../../../domain/text/length.ts';
import { safeLink } from '../../../domain/text/safeUrl.ts';
import type { QueueRow } from '../../../store/selectors/mentorQueue.ts';
import { commonTexts } from '../../../texts/common.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import { GradeTag } from '../GradeTag.tsx';
import styles from './SubmittedWork.module.css';
import { TaskBrief } from './TaskBrief.tsx';

/** Words of up to so many characters are shown whole, in four lines of a phone. */
const SHORT = 128;

/** What was submitted: link and comment. */
export function SubmittedWork({ row }: { row: QueueRow }) {
  const { submission } = row;
  return (
    <div className={styles.work}>
      <section className={styles.part}>
        <h3>{texts.work}</h3>
        <WorkLink taskUrl={submission.taskUrl} />
      </section>
      <section className={styles.part}>
        <h3>{texts.comment}</h3>
        {submission.menteeComment.trim() ? (
          <MenteeWords words={submission.menteeComment} />
        ) : (
          <p className={styles.nothing}>{texts.noComment}</p>
        )}
      </section>
    </div>
  );
}

/** What helps to judge it: an earlier grade, and the task's brief. */
export function Background({ row }: { row: QueueRow }) {
  const { submission, graded, sentAgain } = row;
  return (
    <div className={styles.work}>
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

/** The words of a mentee; long ones leave a phone's first screen room for the mentor's own. */
function MenteeWords({ words }: { words: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = lengthOf(words) > SHORT || words.split('\n').length > 4;
  return (
    <>
      <blockquote id={id} className={styles.words} data-long={isLong && !open}>
        {words}
      </blockquote>
      {isLong && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
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
