import { useEffect } from 'react';
import type { Submission, Task } from '../../../api/schemas.ts';
import { AsyncView } from '../../../components/async/AsyncView.tsx';
import { Skeleton } from '../../../components/async/Skeleton.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Icon } from '../../../components/ui/icon/Icon.tsx';
import { toSubmitTask } from '../../../config/paths.ts';
import { localMoment } from '../../../domain/time/dates.ts';
import { isGraded } from '../../../domain/learning/grades.ts';
import { ownState } from '../../../platform/linkState.ts';
import { safeLink } from '../../../domain/text/safeUrl.ts';
import { fullName } from '../../../domain/text/text.ts';
import { feedbackOpened, loadTaskSubmissions } from '../../../slices/tasksSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useLoad } from '../../../store/useLoad.ts';
import { commonTexts } from '../../../texts/common.ts';
import { gradingTexts as texts } from '../../../texts/mentee/menteeTask.ts';
import styles from './GradingDialog.module.css';
import { taskTitle } from './TaskCells.tsx';

interface GradingDialogProps {
  task: Task;
  onClose: () => void;
}

/** The first submission of a task, with what the mentor says of it. */
export default function GradingDialog({ task, onClose }: GradingDialogProps) {
  const submission = useAppSelector(({ tasks }) => tasks.records[task.id]?.submission);
  const { request, retry } = useLoad(loadTaskSubmissions, task.id);
  const dispatch = useAppDispatch();
  const isThere = Boolean(submission);
  useEffect(() => {
    if (!isThere) return undefined;
    const read = () => void dispatch(feedbackOpened({ taskId: task.id, at: Date.now() }));
    read();
    // Also on close: news of the submission is stored just after it has arrived.
    return read;
  }, [isThere, dispatch, task.id]);
  return (
    <Dialog
      title={taskTitle(task)}
      onClose={onClose}
      footer={
        <ButtonLink variant="secondary" to={toSubmitTask(task.id)} state={ownState({ task })}>
          {texts.again}
        </ButtonLink>
      }
    >
      <AsyncView
        request={request}
        ready={submission !== undefined}
        retry={retry}
        skeleton={<Skeleton shape="lines" count={5} label={texts.loading} />}
      >
        {submission ? <Grading submission={submission} /> : <p>{texts.none}</p>}
      </AsyncView>
    </Dialog>
  );
}

function Grading({ submission }: { submission: Submission }) {
  const { taskUrl, menteeComment, mentorComment, mentor, updatedAt, gradePercentage } = submission;
  const graded = isGraded(submission);
  const link = safeLink(taskUrl);
  return (
    <div className={styles.grading}>
      <p className={styles.grade} data-graded={graded}>
        <span className={styles.label}>{texts.grade}</span>
        <strong>{graded ? `${gradePercentage}%` : texts.waiting}</strong>
      </p>
      <dl className={styles.parts}>
        <dt>{mentor ? `${texts.mentorComment} (${fullName(mentor)})` : texts.mentorComment}</dt>
        <dd>{mentorComment?.trim() || <Nothing>{texts.noMentorComment}</Nothing>}</dd>
        <dt>{texts.link}</dt>
        <dd>
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {taskUrl} <Icon name="external" size="sm" label={commonTexts.opensInNewTab} />
            </a>
          ) : (
            <>
              {taskUrl} <Nothing>{texts.unsafeLink}</Nothing>
            </>
          )}
        </dd>
        <dt>{texts.comment}</dt>
        <dd>{menteeComment.trim() || <Nothing>{texts.noComment}</Nothing>}</dd>
        {updatedAt && (
          <>
            <dt>{texts.sent}</dt>
            <dd>{localMoment(updatedAt)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function Nothing({ children }: { children: string }) {
  return <span className={styles.nothing}>{children}</span>;
}
