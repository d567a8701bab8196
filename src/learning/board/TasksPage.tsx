import { BoardView } from './BoardStatus.tsx';
import styles from './TaskTables.module.css';
import {
  hasFinalHeight,
  PAGE_SIZE,
  PendingTasks,
  taskColumns,
  TaskList,
  TasksComing,
} from './TaskTables.tsx';
import { AskInChat } from '../feedback/AskInChat.tsx';
import { useFeedback } from '../feedback/useFeedback.tsx';
import { dashboardTexts, tasksTexts as texts } from '../home/texts.ts';
import { matcher, searchable } from '../../lib/search.ts';
import { taskTitle } from '../../lib/text.ts';
import { toEnroll } from '../../paths.ts';
import { useAppSelector } from '../../tasks/state.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { type Task, taskSelectors } from '../../tasks/tasksSlice.ts';
import { StatusTag } from '../../tasks/StatusTag.tsx';
import { type TaskBoard, useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/list/Filters.tsx';
import { NothingFound } from '../../ui/list/ListFrame.tsx';
import type { Column } from '../../ui/list/RowsTable.tsx';
import { type ListAddress, useListAddress } from '../../ui/list/useListAddress.ts';
import { stageSelectors } from '../../tracks/stagesSlice.ts';
import type { Track } from '../../tracks/tracksSlice.ts';

type Feedback = Pick<ReturnType<typeof useFeedback>, 'coming' | 'open'>;

const completedColumns = (
  track: Track | null,
  { coming, open }: Feedback,
): Column<TaskWithStatus>[] => [
  ...taskColumns(track),
  {
    key: 'state',
    header: texts.columnState,
    place: 'start',
    width: '20%',
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    key: 'action',
    header: texts.columnAction,
    place: 'end',
    width: '17%',
    cell: ({ task }) => (
      <Button
        variant="secondary"
        aria-label={texts.gradingOf(taskTitle(task))}
        busy={coming === task.id}
        onClick={() => open(task)}
      >
        {texts.grading}
      </Button>
    ),
  },
];

/** Lists the submitted tasks. Each opens its feedback. */
const CompletedTasks = ({ board, feedback }: { board: TaskBoard; feedback: Feedback }) => (
  <TaskList
    title={texts.completed}
    name="completed"
    tasks={board.completed}
    columns={completedColumns(board.track, feedback)}
    empty={
      <EmptyState
        headingLevel={3}
        icon="book"
        title={texts.none}
        text={texts.noneDone}
        action={<AskInChat />}
      />
    }
  />
);

/** Searches the title, track and stage of tasks for the words in the address. */
function useTaskSearch(tracks: readonly Track[]) {
  const address = useListAddress();
  const tasks = useAppSelector(taskSelectors.selectAll);
  const stages = useAppSelector(stageSelectors.selectEntities);
  const isMatch = matcher(address.search.trim());
  const isFound = ({ title, track, stage }: Task): boolean => {
    const trackOfTask = tracks.find(({ id }) => id === track);
    const stageTitle = stages[stage ?? '']?.title ?? '';
    return isMatch(searchable(`${title} ${trackOfTask?.title ?? ''} ${stageTitle}`));
  };
  const countIn = (trackId: string): number =>
    tasks.filter((task) => task.track === trackId && isFound(task)).length;
  return { address, isFound, countIn };
}

interface TaskListsProps {
  board: TaskBoard;
  feedback: Feedback;
  address: ListAddress;
  /** The tasks of the track, with or without a search. */
  total: number;
}

/** Shows both lists of tasks, or what a search found in them. */
function TaskLists({ board, feedback, total, address }: TaskListsProps) {
  const { track, pending, completed, counting } = board;
  const isSearch = address.search.trim() !== '';
  const isShown = (list: readonly unknown[]) => !isSearch || list.length > 0;
  const found = pending.length + completed.length;
  return (
    <div data-list tabIndex={-1} className="stack gap-5">
      {(total > 2 * PAGE_SIZE || isSearch) && (
        <div role="search" aria-label={texts.search} className={`stack gap-2 ${styles.search}`}>
          <SearchField address={address} />
          <p className="soft small" role="status">
            {isSearch && !counting && texts.found(found)}
          </p>
        </div>
      )}
      {(counting || isShown(pending)) && (
        <PendingTasks key={`pending ${track?.id}`} board={board} />
      )}
      {hasFinalHeight(board) && isShown(completed) && (
        <CompletedTasks key={`completed ${track?.id}`} board={board} feedback={feedback} />
      )}
      {isSearch && !counting && found === 0 && <NothingFound address={address} />}
    </div>
  );
}

/** Shows a mentee's pending and completed tasks. */
export default function TasksPage() {
  const board = useTaskBoard('sent');
  const { dialog, ...feedback } = useFeedback();
  const { address, isFound, countIn } = useTaskSearch(board.tracks);
  const found: TaskBoard = {
    ...board,
    pending: board.pending.filter(({ task }) => isFound(task)),
    completed: board.completed.filter(({ task }) => isFound(task)),
  };
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      {board.track === null ? (
        <EmptyState
          icon="book"
          title={texts.none}
          text={texts.noTrack}
          action={
            <ButtonLink iconBefore="plus" to={toEnroll()} state={opensDialog}>
              {dashboardTexts.enroll}
            </ButtonLink>
          }
        />
      ) : (
        <BoardView
          board={board}
          countOf={address.search.trim() === '' ? undefined : countIn}
          skeleton={
            <>
              <TasksComing title={texts.pending} />
              <TasksComing title={texts.completed} label={null} />
            </>
          }
        >
          <TaskLists
            board={found}
            feedback={feedback}
            total={board.progress.total}
            address={address}
          />
        </BoardView>
      )}
      {/* The dialog is not inside a list, which disappears while tasks are checked again. */}
      {dialog}
    </>
  );
}
