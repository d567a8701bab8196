import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Task } from '../../api/schemas.ts';
import { BriefWords } from '../../components/brief/BriefWords.tsx';
import { AsyncView } from '../../components/async/AsyncView.tsx';
import { CalendarButton } from '../../components/calendar/CalendarButton.tsx';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { Button, ButtonLink } from '../../components/ui/button/Button.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { paths, toSubmitTask } from '../../config/paths.ts';
import { briefHtml } from '../../platform/briefHtml.ts';
import { hasPassed } from '../../domain/time/dates.ts';
import { draftOf, readDraft } from '../../platform/storage/drafts.ts';
import { ownState } from '../../platform/linkState.ts';
import { readableTitle } from '../../domain/text/text.ts';
import { isSubmitted, loadTaskSubmissions } from '../../slices/tasksSlice.ts';
import { useAppSelector, useProfile, useSession } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { calendarTexts } from '../../texts/mentee/progress.ts';
import { tasksTexts } from '../../texts/mentee/mentee.ts';
import { taskTexts as texts } from '../../texts/mentee/menteeTask.ts';
import { PageHead } from './PageHead.tsx';
import { CourseLinks } from './task/CourseLinks.tsx';
import styles from './task/TaskPage.module.css';
import { Deadline, taskTitle } from './tasks/TaskCells.tsx';
import { useGradingDialog } from './tasks/useGradingDialog.tsx';
import { useTask } from './useTask.ts';

const back = { to: paths.tasks, label: texts.toTasks };

/** The brief of one task, its course, and the way to its submission. */
export default function TaskPage() {
  const { taskId = '' } = useParams();
  const { task, request, retry } = useTask(taskId);
  const failed = task === undefined && request?.status === 'failure';
  return (
    <>
      <PageHead
        title={task ? taskTitle(task) : failed ? texts.notFound : tasksTexts.columnTask}
        description={texts.description}
        lead={false}
        back={back}
      />
      <AsyncView
        request={request}
        ready={task !== undefined}
        retry={retry}
        skeleton={<Skeleton shape="lines" count={9} label={texts.loading} />}
      >
        {task && <Brief task={task} />}
      </AsyncView>
    </>
  );
}

function Brief({ task }: { task: Task }) {
  const { tracks } = useProfile();
  const track = tracks.find(({ id }) => id === task.track);
  const submitted = useAppSelector(({ tasks }) => isSubmitted(tasks, task.id) === true);
  const html = useMemo(() => briefHtml(task.description), [task.description]);
  const passed = task.deadline !== null && hasPassed(task.deadline);
  return (
    <div className={styles.page}>
      <div className={styles.facts}>
        {track && (
          <Tag tone="brand">
            <span className={styles.track}>{readableTitle(track.title)}</span>
          </Tag>
        )}
        <Deadline deadline={task.deadline} done={submitted && passed} />
        {!submitted && task.deadline !== null && !passed && (
          <CalendarButton
            tasks={[{ id: task.id, title: taskTitle(task), deadline: task.deadline }]}
            subject={taskTitle(task)}
          >
            {calendarTexts.add}
          </CalendarButton>
        )}
      </div>
      <Card as="article" padding="lg" className={styles.brief}>
        {html ? <BriefWords html={html} className={styles.words} /> : <p>{texts.noBrief}</p>}
      </Card>
      {task.course && <CourseLinks courseId={task.course} task={task} />}
      <SubmitPart key={task.id} task={task} />
    </div>
  );
}

/** The way to the submission form; where something is sent in already, to the feedback first. */
function SubmitPart({ task }: { task: Task }) {
  const { userId, role } = useSession();
  const { coming, open, dialog } = useGradingDialog();
  const [hasDraft] = useState(() => readDraft(userId, draftOf.submission(task.id)) !== null);
  const submitted = useAppSelector(({ tasks }) => isSubmitted(tasks, task.id) === true);
  const isOpen = useAppSelector(({ tasks }) => isSubmitted(tasks, task.id) === false);
  // The lists may only presume that a task is open: here it is asked. Nobody else may ask.
  const canCheck = role === 'MENTEE' && !submitted;
  const { request } = useLoad(loadTaskSubmissions, canCheck ? task.id : null);
  // A failed read is tried again by itself: the way to the form stays open meanwhile.
  const [failed, setFailed] = useState(false);
  if (request?.status === 'failure' && !failed) setFailed(true);
  const isChecking = canCheck && !isOpen && !failed;
  const form = { to: toSubmitTask(task.id), state: ownState({ task }) };

  if (!submitted) {
    const look = { size: 'lg', iconAfter: 'arrow-right' } as const;
    return (
      <div className={styles.submit}>
        {isChecking ? (
          <Button {...look} busy>
            {texts.submit}
          </Button>
        ) : (
          <ButtonLink {...form} {...look}>
            {texts.submit}
          </ButtonLink>
        )}
        {hasDraft && <p className={styles.soft}>{texts.draftWaits}</p>}
      </div>
    );
  }
  return (
    <>
      <Notice
        tone="success"
        title={texts.submitted}
        action={
          <>
            <Button busy={coming !== null} onClick={() => open(task)}>
              {texts.feedback}
            </Button>
            <ButtonLink {...form} variant="secondary">
              {texts.again}
            </ButtonLink>
          </>
        }
      >
        {texts.submittedText}
      </Notice>
      {dialog}
    </>
  );
}
