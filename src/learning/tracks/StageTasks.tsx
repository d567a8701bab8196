import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { toTask } from '../../paths.ts';
import { dueOf, type Due } from '../../tasks/DueTime.tsx';
import { ownState } from '../../auth/linkState.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { pathTexts as texts } from './texts.ts';
import { taskTitle } from '../../lib/text.ts';
import styles from './StageTasks.module.css';

/** A stage's tasks, those due first in front. */
export const StageTasks = ({ tasks }: { tasks: readonly TaskWithStatus[] }) => (
  <ul role="list" className={`divided ${styles.tasks}`}>
    {tasks.map((one) => (
      <StageTask key={one.task.id} {...one} />
    ))}
  </ul>
);

function StageTask({ task, status }: TaskWithStatus) {
  const now = useNow();
  const isOpen = status.state === 'open';
  const due = isOpen && task.deadline !== null ? dueOf(task.deadline, now) : null;
  const overdue = due?.urgency === 'overdue';
  return (
    <li>
      <Link className={`line ${styles.task}`} to={toTask(task.id)} state={ownState({ task })}>
        <span className={`fixed ${styles.mark}`} data-state={status.state}>
          {overdue && <Icon name="alert" />}
          {status.state === 'graded' && <Icon name="check-circle" />}
          {(status.state === 'sent' || status.state === 'waiting') && <Icon name="clock" />}
        </span>
        <span className={`stack gap-1 tight ${styles.words}`}>
          <span className={`clamp-3 strong ${styles.title}`}>{taskTitle(task)}</span>{' '}
          <span className={`soft small ${styles.state}`} data-overdue={overdue || undefined}>
            {stateWords(status, due)}
          </span>
        </span>
      </Link>
    </li>
  );
}

function stateWords(status: TaskWithStatus['status'], due: Due | null): string {
  if (status.state === 'graded') return texts.task.graded(status.grade);
  if (status.state !== 'open') return texts.task[status.state];
  return due === null ? texts.task.toDo : texts.task.due(due.words);
}
