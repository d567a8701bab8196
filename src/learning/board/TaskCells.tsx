import { Link } from 'react-router-dom';
import type { Task, Track } from '../../api/schemas.ts';
import { toTask } from '../../paths.ts';
import { utcString } from '../../lib/dates.ts';
import { ownState } from '../../auth/linkState.ts';
import { taskTitle, trackTitle } from '../../lib/titles.ts';
import { tasksTexts as texts } from '../home/texts.ts';
import { DueTime } from '../../tasks/DueTime.tsx';
import styles from './TaskCells.module.css';

interface TaskCellsProps {
  task: Task;
  track: Track | null;
  /** A task that is sent in is not due any more. */
  done?: boolean;
}

/** What both tables say of a task: its title, its deadline and its track. */
export function TaskCells({ task, track, done = false }: TaskCellsProps) {
  return (
    <>
      <th scope="row">
        <Link to={toTask(task.id)} state={ownState({ task })} className={styles.title}>
          <span>{taskTitle(task)}</span>
        </Link>
      </th>
      <td>
        <Deadline deadline={task.deadline} done={done} />
      </td>
      <td>{track && <span className={styles.track}>{trackTitle(track)}</span>}</td>
    </>
  );
}

interface DeadlineProps {
  deadline: string | null;
  done: boolean;
}

/** The deadline by the reader's own clock, and small in UTC string form. */
function Deadline({ deadline, done }: DeadlineProps) {
  if (deadline === null) return <span className={styles.soft}>{texts.noDeadline}</span>;
  return (
    <div className={styles.deadline} data-deadline>
      {!done && <DueTime deadline={deadline} short />}
      <span className={styles.soft}>{texts.deadline(utcString(deadline))}</span>
    </div>
  );
}
