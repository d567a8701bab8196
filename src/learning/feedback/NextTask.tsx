import type { Task } from '../../tasks/tasksSlice.ts';
import styles from './NextTask.module.css';
import { nextStep } from '../home/nextStep.ts';
import { useStepFacts } from '../home/useStepFacts.ts';
import { taskTexts as texts } from '../task/texts.ts';
import { taskTitle } from '../../lib/text.ts';
import { toTask } from '../../paths.ts';
import { dueOf } from '../../tasks/DueTime.tsx';
import { selectTrackTasks } from '../../tasks/status.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { useAppSelector } from '../../tasks/state.ts';

interface NextTaskProps {
  task: Task;
  /** Set in a dialog, which a tap closes. */
  onClick?: () => void;
}

/** Shows the main button once a task is done, with the next task's title and deadline. */
export function NextTask({ task, onClick }: NextTaskProps) {
  const now = useNow();
  const due = task.deadline === null ? null : dueOf(task.deadline, now);
  return (
    <ButtonLink
      className={styles.next}
      iconAfter="arrow-right"
      to={toTask(task.id)}
      state={{ task }}
      onClick={onClick}
    >
      <span className="clamp-2">{texts.next(taskTitle(task))}</span>{' '}
      {/* Overdue work is not mentioned right after a success. */}
      {due?.urgency !== 'overdue' && (
        <span className={`small ${styles.due}`}>{due?.words ?? texts.noDeadline}</span>
      )}
    </ButtonLink>
  );
}

/** Returns the task that follows this one, chosen as on the dashboard; null if there is none. */
export function useNextTask({ id, track }: Task): Task | null {
  const trackId = track ?? '';
  const facts = useStepFacts(
    trackId,
    useAppSelector((state) => selectTrackTasks(state, trackId)),
  );
  const step = nextStep({
    ...facts,
    complete: true,
    hasPhoto: true,
    feedback: [],
    checking: false,
  });
  return step && 'task' in step && step.task.id !== id ? step.task : null;
}
