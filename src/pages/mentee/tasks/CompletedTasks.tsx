import type { Task } from '../../../api/shapes.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { isGraded } from '../../../lib/grades.ts';
import { gradeOf } from '../../../slices/tasksSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { useTaskBoard } from '../../../store/useTaskBoard.ts';
import { tasksTexts as texts } from '../../../texts/mentee.ts';
import styles from './CompletedTasks.module.css';
import { PagedTasks } from './PagedTasks.tsx';
import { TaskCells, taskTitle } from './TaskCells.tsx';
import { useGradingDialog } from './useGradingDialog.tsx';

interface CompletedTasksProps {
  board: ReturnType<typeof useTaskBoard>;
}

/** The tasks that are sent in, each with its grading in a dialog. */
export function CompletedTasks({ board }: CompletedTasksProps) {
  const { coming, open, dialog } = useGradingDialog();

  const row = (task: Task) => (
    <tr>
      <TaskCells task={task} track={board.track} done />
      <td>
        <div className={styles.state}>
          <GradeTag taskId={task.id} />
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
        keyOf={({ id }) => id}
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

/** The grade as this device has last seen it; without one, a task is only known as sent in. */
function GradeTag({ taskId }: { taskId: string }) {
  const grade = useAppSelector(({ tasks }) => gradeOf(tasks, taskId));
  if (grade !== undefined && isGraded({ gradePercentage: grade })) {
    return (
      <Tag tone="success" icon="check">
        {texts.graded(grade)}
      </Tag>
    );
  }
  return <Tag>{texts.submitted}</Tag>;
}
