import type { Submission, Task } from '../../tasks/tasksSlice.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLoad } from '../../api/query/useLoad.ts';
import { useSession } from '../../auth/useSession.ts';
import rail from '../../ui/Rail.module.css';
import { AskInChat } from '../feedback/AskInChat.tsx';
import { MentorLine, useAwayText, useReviewer } from '../feedback/MentorLine.tsx';
import { AskForGrade, AskForHelp } from '../feedback/MentorMail.tsx';
import { NextTask, useNextTask } from '../feedback/NextTask.tsx';
import { useFeedback } from '../feedback/useFeedback.tsx';
import { useFeedbackRead } from '../feedback/useFeedbackRead.ts';
import { tasksTexts } from '../home/texts.ts';
import styles from './TaskPage.module.css';
import { taskTexts as texts } from './texts.ts';
import { type CheckedStatus, useCheckedStatus } from './useCheckedStatus.ts';
import { useTask } from './useTask.ts';
import { ago, hasPassed, utcString } from '../../lib/dates.ts';
import { gradeWord } from '../../lib/gradeBands.ts';
import { safeLink } from '../../lib/links.ts';
import { readableTitle, taskTitle, trackTitle } from '../../lib/text.ts';
import { paths, toCourse, toSubmitTask, readId } from '../../paths.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { CalendarButton } from '../../tasks/CalendarButton.tsx';
import { dueIcons, dueOf, dueSentence } from '../../tasks/DueTime.tsx';
import { PreviousVersion } from '../../tasks/PreviousVersion.tsx';
import { briefElements } from '../../tasks/briefElements.ts';
import { useAppSelector } from '../../tasks/state.ts';
import type { TaskStatus } from '../../tasks/status.ts';
import { calendarTexts } from '../../tasks/texts.ts';
import { courseSelectors, loadCourse } from '../../tracks/coursesSlice.ts';
import { AsyncView, useReadToast } from '../../ui/AsyncView.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RailSkeleton } from '../../ui/RailSkeleton.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { draftOf, readDraft } from '../../user/drafts.ts';
import { useProfile } from '../../user/useProfile.ts';

/**
 * Links to the course of a task, with its playlist once loaded. If the course fails to load, its
 * page shows the error.
 */
function CourseLinks({ courseId, task }: { courseId: string; task: Task }) {
  const course = useAppSelector((state) => courseSelectors.selectById(state, courseId));
  const { request } = useLoad(loadCourse, courseId, 'background');
  useReadToast(request);
  const title = readableTitle(course?.title ?? '');
  const playlist = safeLink(course?.playlistUrl);
  return (
    <Card
      as="section"
      className={`stack gap-1 ${rail.rest} ${styles.course}`}
      aria-labelledby="course"
    >
      <h2 id="course" className="soft tiny strong plain">
        {texts.course}
      </h2>
      <p className={styles.courseName}>{title || texts.courseText}</p>
      <div className="row">
        <ButtonLink
          variant="secondary"
          iconBefore="play"
          to={toCourse(title, courseId)}
          state={{ task }}
        >
          {texts.openCourse}
        </ButtonLink>
        {playlist && (
          <ButtonAnchor variant="quiet" href={playlist} newTab iconAfter="external">
            {texts.openPlaylist}
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}

type Ungraded = Exclude<TaskStatus, { state: 'graded' }>;

interface Look {
  tone: 'neutral' | 'overdue' | 'today' | 'later';
  icon: IconName;
  words: string;
  /** The words without the age, if they have one. */
  ageless?: string;
  comment?: string;
}

/** Returns how a status that is not a grade is shown. */
function lookOf({ deadline }: Task, { isChecking, work }: CheckedStatus, status: Ungraded): Look {
  if (status.state === 'unchecked') {
    const words = isChecking ? texts.checking : texts.notChecked;
    return { tone: 'neutral', icon: 'info', words };
  }
  if (status.state !== 'open') {
    const age = work?.updatedAt ? ago(work.updatedAt) : '';
    const isUngraded = status.state === 'waiting' && !isChecking;
    const look = { tone: 'neutral', icon: 'clock' } as const;
    const { previousGrade } = status;
    const comment = previousGrade === undefined ? '' : texts.previousGrade(previousGrade);
    if (isUngraded && comment) return { ...look, words: texts.newVersion, comment };
    const wordsFor = isUngraded ? texts.waiting : texts.sent;
    return { ...look, words: wordsFor(age), ageless: wordsFor(''), comment };
  }
  if (deadline === null) return { tone: 'later', icon: 'pencil', words: texts.noDeadline };
  const due = dueOf(deadline);
  return { tone: due.urgency, icon: dueIcons[due.urgency], words: dueSentence(deadline, due) };
}

/** Returns what is announced, which leaves out the age because that changes each minute. */
const spokenWords = (look: Look | null): string =>
  look ? [look.ageless ?? look.words, look.comment].filter(Boolean).join(' ') : '';

/** Announces new words until the next minute, after which they would be read twice. */
function StatusChange({ words }: { words: string }) {
  const now = useNow();
  const [latest, setLatest] = useState({ words, at: 0 });
  if (latest.words !== words) setLatest({ words, at: now });
  return (
    <p className="visually-hidden" role="status">
      {latest.at === now && latest.words}
    </p>
  );
}

function StatusStrip({ look: { tone, icon, words, comment } }: { look: Look }) {
  return (
    <div className={`line ${styles.strip}`} data-tone={tone}>
      <Icon name={icon} />
      {/* This is not a live region, because the age changes each minute. */}
      <p className="grow breaks tight">
        <strong>{words}</strong>
        {comment && <span>{` ${comment}`}</span>}
      </p>
    </div>
  );
}

interface FeedbackProps {
  task: Task;
  work: Submission | null;
  /** The grade in words; null for a comment without one. */
  grade: string | null;
  /** The button that opens all of the feedback. */
  children: ReactNode;
}

/** Shows what the mentor says about the work: their face, the grade and the comment. */
function Feedback({ task, work, grade, children }: FeedbackProps) {
  const mentor = useReviewer(work);
  const comment = work?.mentorComment?.trim();
  useFeedbackRead(task.id, true);
  return (
    <div className={`stack start ${styles.strip}`} data-tone="graded">
      <MentorLine mentors={[mentor]} />
      {grade !== null && <p className={styles.grade}>{grade}</p>}
      {comment && (
        <blockquote dir="auto" className={`bare words ${styles.comment}`}>
          <LinkedText text={comment} />
        </blockquote>
      )}
      {children}
    </div>
  );
}

const back = { to: paths.tasks, label: texts.toTasks };

/** Shows one task: its status, brief, course and main action. */
export default function TaskPage() {
  const taskId = readId(useParams()['taskId']);
  const { task, request } = useTask(taskId);
  const isGone = task === undefined && request?.error?.status === 404;
  return (
    <>
      <PageHead
        title={task ? taskTitle(task) : isGone ? texts.gone : tasksTexts.columnTask}
        description={texts.description}
        back={back}
      />
      <AsyncView
        reads={[{ request, ready: task !== undefined, missing: notLoadedTexts.task }]}
        skeleton={<RailSkeleton label={texts.loading} />}
      >
        {task && <Brief key={task.id} task={task} />}
      </AsyncView>
    </>
  );
}

function Brief({ task }: { task: Task }) {
  const checked = useCheckedStatus(task);
  const { coming, open, dialog } = useFeedback();
  const brief = useMemo(() => briefElements(task.description), [task.description]);
  const next = useNextTask(task);
  const { status, isChecking, work } = checked;
  const isGraded = status.state === 'graded';
  const isWaiting = status.state === 'sent' || status.state === 'waiting';
  const isSent = isGraded || isWaiting;
  const isUngraded = status.state === 'waiting' && !isChecking;
  const awayText = useAwayText(work);
  const away = isWaiting && !isChecking && awayText;
  const hasComment =
    isWaiting && status.previousGrade === undefined && Boolean(work?.mentorComment?.trim());

  useNow();
  const look = status.state === 'graded' ? null : lookOf(task, checked, status);
  const grade =
    status.state === 'graded' ? texts.graded(status.grade, gradeWord(status.grade)) : null;

  const form = { to: toSubmitTask(task.id), state: { task } };
  const main = { size: 'lg', iconAfter: 'arrow-right' } as const;
  let action = (
    <ButtonLink {...form} {...main}>
      {texts.submit}
    </ButtonLink>
  );
  if (isSent) action = <>{next && <NextTask task={next} />}</>;
  else if (isChecking) {
    action = (
      <Button {...main} busy>
        {texts.submit}
      </Button>
    );
  }
  const feedback = (
    <Button variant="quiet" busy={coming !== null} onClick={() => open(task)}>
      {isGraded ? texts.feedback : texts.seeWork}
    </Button>
  );
  return (
    <div className={rail.frame}>
      <div className={`stack ${rail.parts} ${rail.page} ${styles.page}`}>
        <aside className={`stack gap-4 ${rail.top} ${styles.side}`} aria-label={texts.about}>
          <Card padding="none" className={styles.panel}>
            {look && <StatusStrip look={look} />}
            {(isGraded || hasComment) && (
              <Feedback task={task} work={work} grade={grade}>
                {feedback}
              </Feedback>
            )}
            <StatusChange words={grade ?? spokenWords(look)} />
            {away && <p className={`soft small ${styles.note}`}>{away}</p>}
            <Facts task={task} isSent={isSent}>
              {isWaiting && !hasComment && feedback}
            </Facts>
            <Draft task={task} />
            {(!isSent || next) && (
              <div className={`no-print ${styles.action}`} data-sticky>
                {action}
              </div>
            )}
          </Card>
          {isUngraded && work && <AskForGrade task={task} work={work} isAway={awayText !== null} />}
        </aside>
        <Card as="article" padding="lg" className={`breaks ${rail.content}`}>
          {brief ? <BriefWords brief={brief} /> : <p>{texts.noBrief}</p>}
        </Card>
        {task.course && <CourseLinks courseId={task.course} task={task} />}
        <div className="stack gap-4 start">
          {isSent &&
            (isChecking ? (
              <Button variant="secondary" busy>
                {texts.again}
              </Button>
            ) : (
              <ButtonLink {...form} variant="secondary">
                {texts.again}
              </ButtonLink>
            ))}
          {!isSent && <AskForHelp task={task} />}
          {isUngraded && <AskInChat />}
          {work && <PreviousVersion submissionId={work.id} />}
        </div>
      </div>
      {dialog}
    </div>
  );
}

/** Shows the task's track and its UTC deadline, which can be added to a calendar. */
function Facts({ task, isSent, children }: { task: Task; isSent: boolean; children: ReactNode }) {
  const { tracks } = useProfile();
  const { id, deadline } = task;
  const track = tracks.find((candidate) => candidate.id === task.track);
  const title = taskTitle(task);
  return (
    <div className={`row ${styles.facts}`}>
      {deadline !== null && (
        <span className="soft tiny">{tasksTexts.deadline(utcString(deadline))}</span>
      )}
      {track && (
        <Tag tone="brand">
          <span className="clamp-2">{trackTitle(track)}</span>
        </Tag>
      )}
      {!isSent && deadline !== null && !hasPassed(deadline) && (
        <CalendarButton tasks={[{ id, title, deadline }]} subject={title}>
          {calendarTexts.add}
        </CalendarButton>
      )}
      {children}
    </div>
  );
}

function Draft({ task }: { task: Task }) {
  const { userId } = useSession();
  const [hasDraft] = useState(() => readDraft(userId, draftOf.submission(task.id)) !== null);
  return hasDraft && <p className={`soft tiny ${styles.note}`}>{texts.draftSaved}</p>;
}
