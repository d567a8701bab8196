import type { Task } from '../../api/schemas.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useNow } from '../../ui/useNow.ts';
import { toTask } from '../../paths.ts';
import { dueOf } from '../../tasks/due.ts';
import { ownState } from '../../auth/linkState.ts';
import { nextTaskTexts as texts } from '../task/texts.ts';
import { taskTitle } from '../../lib/titles.ts';
import styles from './NextTask.module.css';

interface NextTaskProps {
  task: Task;
  /** It stands in a dialog, which closes. */
  onClick?: () => void;
}

/** The main button where one task is done: the next one's title, and when it is due. */
export function NextTask({ task, onClick }: NextTaskProps) {
  const now = useNow();
  const due = task.deadline === null ? null : dueOf(task.deadline, now);
  return (
    <ButtonLink
      className={styles.next}
      iconAfter="arrow-right"
      to={toTask(task.id)}
      state={ownState({ task })}
      onClick={onClick}
    >
      <span className={styles.title}>{texts.next(taskTitle(task))}</span>{' '}
      {/* One who has just done something is not told what is late. */}
      {due?.urgency !== 'overdue' && (
        <span className={styles.due}>{due?.words ?? texts.noDeadline}</span>
      )}
    </ButtonLink>
  );
}
