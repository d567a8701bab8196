import { BoardView } from './BoardStatus.tsx';
import styles from './TaskTables.module.css';
import { hasFinalHeight, PagedTasks, PendingTasks, TaskCells } from './TaskTables.tsx';
import { useEnrollWizard } from '../enroll/useEnrollWizard.tsx';
import { useFeedback } from '../feedback/useFeedback.tsx';
import { dashboardTexts, tasksTexts as texts } from '../home/texts.ts';
import { taskTitle } from '../../lib/text.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { type TaskBoard, useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** The submitted tasks. Each opens its feedback. */
function CompletedTasks({ board }: { board: TaskBoard }) {
  const { coming, open, dialog } = useFeedback();

  const row = ({ task, status }: TaskWithStatus) => (
    <tr>
      <TaskCells task={task} track={board.track} />
      <td>
        <div className={`row-between ${styles.state}`}>
          {status.state === 'graded' ? (
            <Tag tone="graded" icon="check">
              {texts.graded(status.grade)}
            </Tag>
          ) : (
            <Tag tone="waiting" icon="clock">
              {texts.submitted}
            </Tag>
          )}
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
            illustration={<Icon name="check-circle" size="lg" />}
            title={texts.none}
            text={texts.noneDone}
          />
        }
      />
      {dialog}
    </>
  );
}

/** A mentee's pending and completed tasks. */
export default function TasksPage() {
  const board = useTaskBoard('sent');
  const { open, wizard } = useEnrollWizard();
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      {board.track === null ? (
        <EmptyState
          illustration={<Icon name="book" size="lg" />}
          title={texts.none}
          text={texts.noTrack}
          action={
            <Button iconBefore="plus" onClick={open}>
              {dashboardTexts.enroll}
            </Button>
          }
        />
      ) : (
        <BoardView board={board} skeleton={<Skeleton shape="tasks" count={6} />}>
          <PendingTasks key={`pending ${board.track.id}`} board={board} />
          {hasFinalHeight(board) && (
            <CompletedTasks key={`completed ${board.track.id}`} board={board} />
          )}
        </BoardView>
      )}
      {wizard}
    </>
  );
}
