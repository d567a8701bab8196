import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Task } from '../../api/schemas.ts';
import { BriefWords } from '../../tasks/BriefWords.tsx';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { CalendarButton } from '../../tasks/CalendarButton.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { paths, toSubmitTask } from '../../paths.ts';
import { briefElements } from '../../tasks/briefElements.ts';
import { hasPassed, utcString } from '../../lib/dates.ts';
import { draftOf, readDraft } from '../../user/drafts.ts';
import { ownState } from '../../auth/linkState.ts';
import { taskTitle, trackTitle } from '../../lib/titles.ts';
import { useProfile, useSession } from '../../user/hooks.ts';
import { calendarTexts } from '../../tasks/texts.ts';
import { tasksTexts } from '../home/texts.ts';
import { taskTexts as texts } from './texts.ts';
import { Reminder } from '../feedback/MentorMail.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import rail from '../Rail.module.css';
import briefStyles from './Brief.module.css';
import { CourseLinks } from './CourseLinks.tsx';
import { SentBefore } from './SentBefore.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import styles from './TaskPage.module.css';
import { useCheckedStatus } from './useCheckedStatus.ts';
import { useGradingDialog } from '../feedback/useFeedback.tsx';
import { useTask } from './useTask.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

const back = { to: paths.tasks, label: texts.toTasks };

/** One task: where it stands, its brief, its course, and the one thing to do next. */
export default function TaskPage() {
  const { taskId = '' } = useParams();
  const { task, request, retry } = useTask(taskId);
  const failed = task === undefined && request?.status === 'failure';
  const failure = request?.error?.status === 404 ? texts.gone : texts.notFound;
  return (
    <>
      <PageHead
        title={task ? taskTitle(task) : failed ? failure : tasksTexts.columnTask}
        description={texts.description}
        lead={false}
        back={back}
      />
      <AsyncView
        missing={notLoadedTexts.task}
        request={request}
        ready={task !== undefined}
        retry={retry}
        skeleton={<Skeleton shape="lines" count={9} label={texts.loading} />}
      >
        {task && <Brief key={task.id} task={task} />}
      </AsyncView>
    </>
  );
}

function Brief({ task }: { task: Task }) {
  const status = useCheckedStatus(task);
  const { coming, open, dialog } = useGradingDialog();
  const brief = useMemo(() => briefElements(task.description), [task.description]);
  const { kind, isChecking, submission } = status;
  const isSent = kind === 'sent' || kind === 'graded';

  const form = { to: toSubmitTask(task.id), state: ownState({ task }) };
  const feedback = { busy: coming !== null, onClick: () => open(task) };
  const main = { size: 'lg', iconAfter: 'arrow-right' } as const;
  const formWords = isSent ? texts.again : texts.submit;
  let action = (
    <ButtonLink {...form} {...main}>
      {formWords}
    </ButtonLink>
  );
  if (isChecking) {
    action = (
      <Button {...main} busy>
        {formWords}
      </Button>
    );
  }
  if (kind === 'graded') {
    action = (
      <Button {...feedback} {...main}>
        {texts.feedback}
      </Button>
    );
  }
  return (
    <div className={rail.frame}>
      <div className={rail.page}>
        <aside className={styles.side} aria-label={texts.about}>
          <Card padding="none" className={styles.panel}>
            <StatusBanner task={task} status={status}>
              {kind === 'graded' && (
                <ButtonLink {...form} variant="quiet">
                  {texts.again}
                </ButtonLink>
              )}
              {kind === 'sent' && (
                <Button {...feedback} variant="quiet">
                  {texts.seeSent}
                </Button>
              )}
            </StatusBanner>
            <Facts task={task} isSent={isSent} />
            {task.course && <CourseLinks courseId={task.course} task={task} />}
            <Draft task={task} />
            <div className={styles.action} data-sticky>
              {action}
            </div>
          </Card>
          {kind === 'sent' && !isChecking && submission && (
            <Reminder task={task} submission={submission} />
          )}
        </aside>
        <div className={styles.work}>
          <Card as="article" padding="lg" className={styles.brief}>
            {brief ? (
              <BriefWords brief={brief} className={briefStyles.words} />
            ) : (
              <p>{texts.noBrief}</p>
            )}
          </Card>
          <SentBefore task={task} />
        </div>
      </div>
      {dialog}
    </div>
  );
}

/** The task's track and its deadline as the service says it, also for a calendar. */
function Facts({ task, isSent }: { task: Task; isSent: boolean }) {
  const { tracks } = useProfile();
  const { id, deadline } = task;
  const track = tracks.find((one) => one.id === task.track);
  const title = taskTitle(task);
  return (
    <div className={styles.facts}>
      {deadline !== null && (
        <span className={styles.soft}>{tasksTexts.deadline(utcString(deadline))}</span>
      )}
      {track && (
        <Tag tone="brand">
          <span className={styles.track}>{trackTitle(track)}</span>
        </Tag>
      )}
      {!isSent && deadline !== null && !hasPassed(deadline) && (
        <CalendarButton tasks={[{ id, title, deadline }]} subject={title}>
          {calendarTexts.add}
        </CalendarButton>
      )}
    </div>
  );
}

/** Says that there is a draft on this device. */
function Draft({ task }: { task: Task }) {
  const { userId } = useSession();
  const [hasDraft] = useState(() => readDraft(userId, draftOf.submission(task.id)) !== null);
  return hasDraft && <p className={styles.draft}>{texts.draftWaits}</p>;
}
