import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { paths, toSubmitTask } from '../../paths.ts';
import { shortMoment } from '../../lib/dates.ts';
import { GRADES, gradeBandTexts, gradeWord } from '../../lib/gradeBands.ts';
import { currentGrade, isGraded } from '../../tasks/submission.ts';
import { loadTaskSubmissions, type Submission, type Task } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { Fact, WorkFacts } from '../../tasks/WorkFacts.tsx';
import { feedbackTexts as texts, taskTexts } from '../task/texts.ts';
import { Thanks } from './MentorMail.tsx';
import { MentorLine, useReviewer } from './MentorLine.tsx';
import { NextTask, useNextTask } from './NextTask.tsx';
import { useFeedbackRead } from './useFeedbackRead.ts';
import styles from './FeedbackDialog.module.css';
import { taskTitle } from '../../lib/text.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Shows a task's submission with its feedback, and the next task. */
export default function FeedbackDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const record = useAppSelector(({ tasks }) => tasks.records[task.id]);
  const submission = record?.submission;
  const { request } = useLoad(loadTaskSubmissions, task.id);
  const next = useNextTask(task);
  useFeedbackRead(task.id, Boolean(submission));
  return (
    <Dialog
      title={taskTitle(task)}
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="secondary" to={toSubmitTask(task.id)} state={{ task }}>
            {taskTexts.again}
          </ButtonLink>
          {next && <NextTask task={next} onClick={onClose} />}
        </>
      }
    >
      <AsyncView
        reads={[{ request, ready: submission !== undefined, missing: notLoadedTexts.feedback }]}
        stale={texts.stale}
        skeleton={<Skeleton shape="lines" count={5} label={texts.loading} />}
      >
        {submission ? (
          <Letter task={task} submission={submission} grade={currentGrade(record)} />
        ) : (
          <p>{texts.none}</p>
        )}
      </AsyncView>
    </Dialog>
  );
}

interface LetterProps {
  task: Task;
  submission: Submission;
  /** Null while the latest version has no grade. */
  grade: number | null;
}

function Letter({ task, submission, grade }: LetterProps) {
  const { mentorComment, updatedAt, gradePercentage } = submission;
  const mentor = useReviewer(submission);
  const graded = grade !== null;
  const isNewVersion = !graded && isGraded(submission);
  const comment = mentorComment?.trim() ?? '';
  return (
    <div className="stack gap-4">
      <MentorLine mentors={[mentor]} />
      <p className={`${graded ? 'row' : 'line'} ${styles.grade}`} data-graded={graded}>
        {graded ? (
          <>
            <span className="soft small strong">{texts.grade}</span>
            <strong>{`${grade}%`}</strong>
            <span>{gradeWord(grade)}</span>
          </>
        ) : (
          <>
            <Icon name="clock" />
            <span>
              <strong>{isNewVersion ? taskTexts.newVersion : texts.waiting}</strong>
              {isNewVersion && ` ${taskTexts.previousGrade(gradePercentage ?? 0)}`}
            </span>
          </>
        )}
      </p>
      {comment ? (
        <blockquote dir="auto" className={`large bare words ${styles.comment}`}>
          <LinkedText text={comment} />
        </blockquote>
      ) : (
        <p className="faint">{graded ? texts.graded : texts.noComment}</p>
      )}
      {graded && (
        <div className={`row ${styles.ways}`}>
          <Thanks task={task} work={submission} />
          <ButtonAnchor
            variant="quiet"
            href={`${paths.about}#${GRADES}`}
            newTab
            iconAfter="external"
          >
            {gradeBandTexts.title}
          </ButtonAnchor>
        </div>
      )}
      <section className={`stack ${styles.sent}`} aria-labelledby="sent">
        <h3 id="sent" className="medium">
          {texts.sent}
        </h3>
        <WorkFacts work={submission}>
          {updatedAt && <Fact name={texts.changed}>{shortMoment(Date.parse(updatedAt))}</Fact>}
        </WorkFacts>
      </section>
    </div>
  );
}
