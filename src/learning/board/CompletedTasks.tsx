import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { TaskStatus, TaskWithStatus } from '../../tasks/status.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { tasksTexts as texts } from '../home/texts.ts';
import styles from './CompletedTasks.module.css';
import { PagedTasks, TaskCells } from './TaskTables.tsx';
import { taskTitle } from '../../lib/text.ts';
import { useGradingDialog } from '../feedback/useFeedback.tsx';

interface CompletedTasksProps {
  board: TaskBoard;
}

/** The submitted tasks, each with its grading in a dialog. */
export function CompletedTasks({ board }: CompletedTasksProps) {
  const { coming, open, dialog } = useGradingDialog();

  const row = ({ task, status }: TaskWithStatus) => (
    <tr>
      <TaskCells task={task} track={board.track} done />
      <td>
        <div className={`row-between ${styles.state}`}>
          <GradeTag status={status} />
          <Button
            variant="secondary"
            aria-label={texts.gradingOf(taskTitle(task))}
            busy={coming === task.id}
            onClick={() => open(task)}
          >
            {texts.grading}
          </Button>
        </div>
      </td>
    </tr>
  );

  return (
    <>
      <PagedTasks
        title={texts.completed}
        name="completed"
        items={board.completed}
        keyOf={({ task }) => task.id}
        row={row}
        empty={
          <EmptyState
            headingLevel={3}
            illustration={<Icon name="award" size="lg" />}
            title={texts.none}
            text={texts.noneDone}
          />
        }
      />
      {dialog}
    </>
  );
}

/** The last grade known to this device; without one, a task is shown as submitted. */
function GradeTag({ status }: { status: TaskStatus }) {
  if (status.state !== 'graded')
    return (
      <Tag tone="waiting" icon="clock">
        {texts.submitted}
      </Tag>
    );
  return (
    <Tag tone="graded" icon="check">
      {texts.graded(status.grade)}
    </Tag>
  );
}
