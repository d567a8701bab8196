import { useEffect, useRef } from 'react';
import type { Task } from '../../../api/schemas.ts';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { PageMeta } from '../../../components/PageMeta.tsx';
import { paths } from '../../../config/paths.ts';
import { isGraded } from '../../../domain/learning/grades.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useVersions } from '../../../store/sentVersions.ts';
import { sentTexts, submitTexts as texts } from '../../../texts/mentee/menteeTask.ts';
import { MentorLine } from '../feedback/MentorLine.tsx';
import { NextTask } from '../feedback/NextTask.tsx';
import { useNextTask } from '../feedback/useNextTask.ts';
import { useReviewer } from '../feedback/useReviewer.ts';
import { taskTitle } from '../../../domain/text/titles.ts';
import { Celebration } from './Celebration.tsx';
import styles from './Sent.module.css';

/**
 * What a mentee sees once the service has taken the work: who reads it, what happens next, and the task
 * to go on with. Nothing is fetched for it.
 */
export function Sent({ task }: { task: Task }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: the words take it, so that a screen reader says them.
  // Somebody may have scrolled down in it: what has happened is said at the top.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const submission = useAppSelector(({ tasks }) => tasks.records[task.id]?.submission);
  // Stored at once: who reads on elsewhere, and replaces it from there, finds it in the list.
  useVersions(task.id);
  const mentor = useReviewer(submission);
  const next = useNextTask(task);
  const sentence = texts.successTitle(task.id);
  const words = sentence.slice(0, sentence.lastIndexOf('#'));
  const isRegraded = submission ? isGraded(submission) : false;
  return (
    <div className={styles.sent}>
      <PageMeta title={sentence} description={texts.successText} index={false} />
      <Celebration />
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {words}
          <span className={styles.id}>{sentence.slice(words.length)}</span>
        </h1>
        <p className={styles.words}>{texts.successText}</p>
      </div>
      <Card className={styles.card}>
        <h2 className={styles.task}>{taskTitle(task)}</h2>
        <MentorLine mentor={mentor}>{sentTexts.reads}</MentorLine>
        <h3 className={styles.label}>{sentTexts.nextTitle}</h3>
        <ol role="list" className={styles.steps}>
          <li>{isRegraded ? sentTexts.regrading : sentTexts.grading}</li>
          <li>{sentTexts.again}</li>
        </ol>
      </Card>
      <div className={styles.actions}>
        {next && <NextTask task={next} />}
        <ButtonLink size="lg" variant={next ? 'secondary' : 'primary'} to={paths.tasks}>
          {texts.backToTasks}
        </ButtonLink>
      </div>
    </div>
  );
}
