import type { Task, Track } from '../../api/schemas.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { NextStep } from './nextStep.ts';
import { fullName } from '../../lib/text.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { selectTrackMentor } from './trackMentor.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { dashboardTexts } from './texts.ts';
import { nextStepTexts as texts } from './nextStepTexts.ts';
import { DueTime } from '../../tasks/DueTime.tsx';
import styles from './Step.module.css';
import { stepWords } from './stepWords.ts';

interface StepProps {
  track: Track;
  board: TaskBoard;
  step: NextStep<Task> | null;
}

/** The one next step in a track, with its one button. Its room is kept, so that nothing moves. */
export function Step({ track, board, step }: StepProps) {
  const { tasks, request, counting } = board;
  const hasFailed = tasks === null && request?.status === 'failure';
  const isLoading = tasks === null && !hasFailed;
  const words = step && stepWords(step, track);
  const mentor = useAppSelector((state) => selectTrackMentor(state, track.id));
  const mentorName = mentor && fullName(mentor);
  // Why, and the way on, stand below: on a phone they are to be seen at once.
  if (hasFailed) return null;

  return (
    <section className={styles.step} aria-labelledby="next-step">
      <h2 id="next-step" className="visually-hidden">
        {texts.label}
      </h2>
      {words ? (
        <>
          <p className={styles.title}>{words.title}</p>
          {words.deadline && <DueTime deadline={words.deadline} />}
          {words.reason && <p className={styles.reason}>{words.reason}</p>}
        </>
      ) : (
        <p className={styles.reason}>{isLoading || counting ? texts.loading : texts.notKnown}</p>
      )}
      <div className={styles.foot}>
        {words && (
          <ButtonLink variant="accent" to={words.to} state={words.state} iconAfter="arrow-right">
            {words.action}
          </ButtonLink>
        )}
        {mentorName && (
          <p className={styles.mentor}>
            <Avatar name={mentorName} photoUrl={mentor.photoUrl} size="sm" decorative />
            <span>{dashboardTexts.mentor(mentorName)}</span>
          </p>
        )}
      </div>
    </section>
  );
}
