import { Link } from 'react-router-dom';
import type { Task, Track } from '../../../api/schemas.ts';
import { Tag } from '../../../components/ui/Tag.tsx';
import { toTask } from '../../../config/paths.ts';
import { distance, hasPassed, localMoment, utcString } from '../../../domain/time/dates.ts';
import { ownState } from '../../../platform/linkState.ts';
import { readableTitle } from '../../../domain/text/text.ts';
import { tasksTexts as texts } from '../../../texts/mentee/mentee.ts';
import { useNow } from '../../../components/useNow.ts';
import styles from './TaskCells.module.css';

interface TaskCellsProps {
  task: Task;
  track: Track | null;
  /** A passed deadline of a task that is sent in needs no word. */
  done?: boolean;
}

export const taskTitle = ({ title }: Task): string => readableTitle(title) || texts.untitled;

/** What both tables say of a task: its title, its track and its deadline. */
export function TaskCells({ task, track, done = false }: TaskCellsProps) {
  return (
    <>
      <th scope="row">
        <Link to={toTask(task.id)} state={ownState({ task })} className={styles.title}>
          <span>{taskTitle(task)}</span>
        </Link>
      </th>
      <td>
        {track && (
          <Tag tone="brand">
            <span className={styles.track}>{readableTitle(track.title)}</span>
          </Tag>
        )}
      </td>
      <td>
        <Deadline deadline={task.deadline} done={done} />
      </td>
    </>
  );
}

interface DeadlineProps {
  deadline: string | null;
  done?: boolean;
}

/** The deadline in UTC string form, and softly how far away that is by the reader's own clock. */
export function Deadline({ deadline, done = false }: DeadlineProps) {
  useNow();
  if (deadline === null) return <span className={styles.soft}>{texts.noDeadline}</span>;
  const passed = hasPassed(deadline);
  return (
    <div className={styles.deadline}>
      <span>{texts.deadline(utcString(deadline))}</span>
      {!done && (
        <span className={styles.soft}>
          {passed
            ? texts.deadlinePassed
            : texts.deadlineAway(distance(deadline), localMoment(deadline))}
        </span>
      )}
    </div>
  );
}
