import type { Submission } from '../../api/schemas.ts';
import { Notice } from '../../ui/Notice.tsx';
import { isGraded } from '../grades.ts';
import { isSameWork } from '../work.ts';
import type { Entry } from './entries.ts';
import { outboxTexts as texts } from './texts.ts';
import { Fact } from './Fact.tsx';
import styles from './OutboxPage.module.css';

/** What the service has that the writer of an entry has not seen. */
export function Changed({ entry, now }: { entry: Entry; now: Submission }) {
  const isNewWork = !isSameWork(entry.seen, now);
  const [title, text] =
    entry.kind === 'grade'
      ? [texts.changedGrade, texts.changedGradeText]
      : isNewWork
        ? [texts.changedWork, texts.changedWorkText]
        : [texts.graded, texts.gradedText];
  return (
    <Notice tone="warning" title={title}>
      <p>{text}</p>
      <dl className={styles.facts}>
        <Fact name={texts.nowLink}>{now.taskUrl}</Fact>
        <Fact name={texts.nowComment}>{now.menteeComment || texts.noWords}</Fact>
        <Fact name={texts.nowGrade}>
          {isGraded(now) ? texts.percent(now.gradePercentage ?? 0) : texts.notGraded}
        </Fact>
        {now.mentorComment && <Fact name={texts.nowFeedback}>{now.mentorComment}</Fact>}
      </dl>
    </Notice>
  );
}
