import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BoardView } from './BoardStatus.tsx';
import styles from './TaskTables.module.css';
import { hasFinalHeight, PAGE_SIZE, PagedTasks, PendingTasks, TaskCells } from './TaskTables.tsx';
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
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { NothingFound, SearchField } from '../../ui/table/Filters.tsx';
import { stageSelectors } from '../../tracks/stagesSlice.ts';
import type { Track } from '../../tracks/tracksSlice.ts';

/** The submitted tasks. Each opens its feedback. */
function CompletedTasks({ board }: { board: TaskBoard }) {
  const { coming, open, dialog } = useFeedback();

  const row = ({ task, status }: TaskWithStatus) => (
    <tr>
      <TaskCells task={task} track={board.track} />
      <td>
        <div className={`row-between ${styles.state}`}>
          <StatusTag state={status.state}>
            {status.state === 'graded'
              ? texts.graded(status.grade)
              : 'previousGrade' in status
                ? texts.newVersion
                : texts.submitted}
          </StatusTag>
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
            icon="book"
            title={texts.none}
            text={texts.noneDone}
            action={<AskInChat />}
          />
        }
      />
      {dialog}
    </>
  );
}

/** The search in the address. It looks in the title, track and stage of tasks. */
function useTaskSearch(tracks: readonly Track[]) {
  const [params, setParams] = useSearchParams();
  const tasks = useAppSelector(taskSelectors.selectAll);
  const stages = useAppSelector(stageSelectors.selectEntities);
  const search = params.get('q')?.trim() ?? '';
  const isMatch = matcher(search);
  const isFound = ({ title, track, stage }: Task): boolean => {
    const trackOfTask = tracks.find(({ id }) => id === track);
    const stageTitle = stages[stage ?? '']?.title ?? '';
    return isMatch(searchable(`${title} ${trackOfTask?.title ?? ''} ${stageTitle}`));
  };
  const find = useCallback(
    (q: string) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const countIn = (trackId: string): number =>
    tasks.filter((task) => task.track === trackId && isFound(task)).length;
  return { search, find, isFound, countIn };
}

interface TaskListsProps extends Pick<ReturnType<typeof useTaskSearch>, 'search' | 'find'> {
  board: TaskBoard;
  /** The tasks of the track, with or without a search. */
  total: number;
}

/** Both lists of tasks, or what a search found in them. */
function TaskLists({ board, total, search, find }: TaskListsProps) {
  const { track, pending, completed, counting } = board;
  const lists = useRef<HTMLDivElement>(null);
  const isShown = (list: readonly unknown[]) => search === '' || list.length > 0;
  const found = pending.length + completed.length;
  const showAll = () => {
    find('');
    // The button disappears.
    lists.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={lists} tabIndex={-1} className="stack gap-5">
      {(total > 2 * PAGE_SIZE || search !== '') && (
        <div role="search" aria-label={texts.search} className={`stack gap-2 ${styles.search}`}>
          <SearchField label={texts.searchField} value={search} onSearch={find} />
          <p className="soft small" role="status">
            {search !== '' && !counting && texts.found(found)}
          </p>
        </div>
      )}
      {(counting || isShown(pending)) && (
        <PendingTasks key={`pending ${track?.id}`} board={board} />
      )}
      {hasFinalHeight(board) && isShown(completed) && (
        <CompletedTasks key={`completed ${track?.id}`} board={board} />
      )}
      {search !== '' && !counting && found === 0 && (
        <NothingFound
          search={search}
          action={
            <Button variant="secondary" onClick={showAll}>
              {texts.showAll}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** A mentee's pending and completed tasks. */
export default function TasksPage() {
  const board = useTaskBoard('sent');
  const { search, find, isFound, countIn } = useTaskSearch(board.tracks);
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
          countOf={search === '' ? undefined : countIn}
          skeleton={<Skeleton shape="tasks" count={6} />}
        >
          <TaskLists board={found} total={board.progress.total} search={search} find={find} />
        </BoardView>
      )}
    </>
  );
}
