import { useEffect, useRef } from 'react';
import type { Task } from '../../tasks/tasksSlice.ts';
import { useAwayText, useReviewer } from '../feedback/MentorLine.tsx';
import { TellMentor } from '../feedback/MentorMail.tsx';
import { NextTask, useNextTask } from '../feedback/NextTask.tsx';
import { sentTexts, submitTexts as texts, taskTexts } from '../task/texts.ts';
import { taskTitle } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { isGraded } from '../../tasks/submission.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Celebration } from '../../ui/Celebration.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import styles from './submit.module.css';

/** Shows the screen after a submission, which fetches nothing. */
export function SubmissionSent({ task }: { task: Task }) {
  const title = useRef<HTMLHeadingElement>(null);
  // Screen readers read the focused heading. The user may have scrolled in the form.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const submission = useAppSelector(({ tasks }) => tasks.records[task.id]?.submission);
  const mentor = useReviewer(submission);
  const away = useAwayText(submission);
  const next = useNextTask(task);
  const headline = mentor.firstName ? sentTexts.to(mentor.name) : sentTexts.toMentor;
  const isRegraded = submission ? isGraded(submission) : false;
  return (
    <div className={`stack gap-4 ${styles.sent}`}>
      <PageMeta title={headline} description={texts.successText} index={false} />
      <Celebration>
        <Avatar name={mentor.name} photoUrl={mentor.photoUrl} size="lg" decorative />
      </Celebration>
      <h1 ref={title} tabIndex={-1} className="clamp-3 words">
        {headline}
      </h1>
      <div className="stack gap-2 soft">
        <p className={`clamp-4 strong ${styles.task}`}>{taskTitle(task)}</p>
        <p>{`${isRegraded ? sentTexts.regrading : sentTexts.grading} ${sentTexts.again}`}</p>
        {away && <p>{away}</p>}
      </div>
      {submission && !away && <TellMentor task={task} work={submission} />}
      <div className={`stack ${styles.actions}`}>
        {next && <NextTask task={next} />}
        <ButtonLink variant={next ? 'secondary' : 'primary'} to={paths.tasks}>
          {taskTexts.toTasks}
        </ButtonLink>
      </div>
      {/* The specification fixes this text. The number is the API's id. */}
      <div className="soft tiny breaks">
        <p>{texts.successTitle(task.id)}</p>
        <p>{texts.successText}</p>
      </div>
    </div>
  );
}
