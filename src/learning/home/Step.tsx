import type { Track } from '../../tracks/tracksSlice.ts';
import { selectTrackMentor } from '../feedback/trackMentor.ts';
import styles from './DashboardPage.module.css';
import { type NextStep, nextStep } from './nextStep.ts';
import { dashboardTexts, nextStepTexts as texts } from './texts.ts';
import { readableTitle, taskTitle, trackTitle } from '../../lib/text.ts';
import { paths, toCertificate, toTask, toTrack } from '../../paths.ts';
import { DueTime } from '../../tasks/DueTime.tsx';
import { LISTED } from '../../tasks/news.ts';
import { selectChanges } from '../../tasks/selectNews.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { progressTexts } from '../../tasks/texts.ts';
import { useStepFacts } from './useStepFacts.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import { isComplete } from '../../user/person.ts';
import { nameOf } from '../../user/nameOf.ts';

interface StepWords {
  title: string;
  deadline?: string | null;
  reason?: string | undefined;
  action: string;
  to: string;
  state?: { task: Task };
}

type TaskStep = Extract<NextStep<Task>, { task: Task }>;

/** Returns the reason for a task. A close deadline needs no other reason. */
function reasonOf({ kind, task, stage }: TaskStep): string | undefined {
  if (kind === 'draft') return texts.task.draft;
  if (stage) {
    const stageTitle = readableTitle(stage.title);
    return stageTitle ? texts.task.first(stageTitle) : texts.task.firstOfTrack;
  }
  return kind === 'open' && task.deadline === null ? texts.task.open : undefined;
}

function stepWords(step: NextStep<Task>, track: Track): StepWords {
  const trackName = trackTitle(track);
  switch (step.kind) {
    case 'profile':
    case 'photo':
      return { ...texts[step.kind], to: paths.menteeProfile };
    case 'empty':
    case 'sent':
      return { ...texts[step.kind], to: toTrack(trackName, track.id) };
    case 'unchecked':
      return { ...texts.unchecked, to: paths.tasks };
    case 'certificate':
      return {
        ...texts.certificate,
        reason: step.isCertain ? progressTexts.finished : progressTexts.finishedBefore,
        to: toCertificate(trackName, track.id),
      };
    case 'waiting':
      return { ...texts.waiting, reason: texts.waiting.reason(step.count), to: paths.tasks };
    case 'feedback': {
      const { feedback } = texts;
      const feedbackText = step.grade ? feedback.graded(step.grade) : feedback.commented;
      return {
        title: feedback.title(taskTitle(step)),
        reason: step.more > 0 ? `${feedbackText} ${feedback.more(step.more)}` : feedbackText,
        action: feedback.action,
        to: toTask(step.taskId),
      };
    }
    default: {
      const title = taskTitle(step.task);
      return {
        title: step.kind === 'draft' ? texts.task.title(title) : texts.task.begin(title),
        deadline: step.task.deadline,
        reason: reasonOf(step),
        action: texts.task.action,
        to: toTask(step.task.id),
        state: { task: step.task },
      };
    }
  }
}

interface StepProps {
  track: Track;
  board: TaskBoard;
  step: NextStep<Task> | null;
}

/**
 * Shows the next step in a track, with its button. Its space is reserved to avoid a layout shift.
 */
export function Step({ track, board, step }: StepProps) {
  const { tasks, request, counting } = board;
  const hasFailed = tasks === null && request?.status === 'failure';
  const isLoading = tasks === null && !hasFailed;
  const words = step && stepWords(step, track);
  const mentor = useAppSelector((state) => selectTrackMentor(state, track.id));
  const mentorName = mentor && nameOf(mentor, '');
  // The page below shows the error and its retry button, which must be visible at once on a phone.
  if (hasFailed) return null;

  return (
    <section className={styles.step} aria-labelledby="next-step">
      <h2 id="next-step" className="visually-hidden">
        {texts.label}
      </h2>
      {words ? (
        <>
          <p className={`clamp-4 ${styles.stepTitle}`}>{words.title}</p>
          {words.deadline && <DueTime deadline={words.deadline} />}
          {words.reason && <p className="clamp-4">{words.reason}</p>}
        </>
      ) : (
        <p className="clamp-4">{isLoading || counting ? texts.loading : texts.notKnown}</p>
      )}
      <div className={`row ${styles.foot}`}>
        {words && (
          <ButtonLink variant="accent" to={words.to} state={words.state} iconAfter="arrow-right">
            {words.action}
          </ButtonLink>
        )}
        {mentorName && (
          <p className={`line gap-2 tiny tight ${styles.mentor}`}>
            <Avatar name={mentorName} photoUrl={mentor.photoUrl} size="sm" decorative />
            <span className="clamp-2">{dashboardTexts.mentor(mentorName)}</span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Returns the next step of a mentee in a track, from loaded data. */
export function useNextStep(
  track: Track,
  trackTasks: readonly TaskWithStatus[] | null,
  checking: boolean,
): NextStep<Task> | null {
  const { role } = useSession();
  const profile = useProfile();
  const facts = useStepFacts(track.id, trackTasks);
  const changes = useAppSelector(selectChanges);
  const feedback = changes
    .filter(({ at, isUnread }) => isUnread && facts.now - at < LISTED)
    .map(({ taskId, title, grade }) => ({ taskId, title, grade }));
  return nextStep({
    ...facts,
    complete: isComplete(profile, role),
    hasPhoto: profile.photoUrl !== null,
    feedback,
    checking,
  });
}
