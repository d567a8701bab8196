import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasNewResponse } from '../../api/query/query.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import { CountingProgress } from './BoardStatus.tsx';
import { tasksTexts as texts } from '../home/texts.ts';
import { utcString } from '../../lib/dates.ts';
import { taskTitle, trackTitle } from '../../lib/text.ts';
import { nameOf } from '../../user/nameOf.ts';
import { paths, toTask, toTrack } from '../../paths.ts';
import { CalendarButton, openDeadlines } from '../../tasks/CalendarButton.tsx';
import { DueTime } from '../../tasks/DueTime.tsx';
import { isFinished, type TaskWithStatus } from '../../tasks/status.ts';
import { calendarTexts } from '../../tasks/texts.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Celebration } from '../../ui/Celebration.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { type Column, RowsTable } from '../../ui/list/RowsTable.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { idsWithDraft } from '../../user/drafts.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import styles from './TaskTables.module.css';

export const PAGE_SIZE = 3;

/** Returns whether the height of the pending tasks is final, so that nothing below shifts. */
export const hasFinalHeight = ({ counting, pending }: TaskBoard): boolean =>
  !counting || pending.length > PAGE_SIZE;

interface TaskListProps {
  title: string;
  /** Names its page in the address, so that Back from a brief restores it. */
  name: 'pending' | 'completed';
  tasks: readonly TaskWithStatus[];
  columns: readonly Column<TaskWithStatus>[];
  empty: ReactNode;
  /** True if more rows may arrive, to reserve their height. */
  coming?: boolean;
  /** True beside another column of the page, which leaves no room for a table. */
  inColumn?: boolean;
  aside?: ReactNode;
  foot?: ReactNode;
}

/** Lists tasks below a heading, three rows a page. */
export function TaskList(props: TaskListProps) {
  const { title, name, tasks, columns, empty, coming = false, inColumn = false } = props;
  const address = useListAddress(name);
  return (
    <ListFrame
      label={title}
      address={address}
      rows={tasks}
      pageSize={PAGE_SIZE}
      head={
        <div className={`row-between gap-2 ${styles.head}`}>
          <h2>{title}</h2>
          {props.aside}
        </div>
      }
      empty={empty}
      foot={props.foot}
    >
      {(rows) => (
        <Card padding="none" className={tasks.length > PAGE_SIZE ? styles.paged : undefined}>
          <RowsTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ task }) => task.id}
            alwaysNarrow={inColumn}
          />
          {coming && rows.length < PAGE_SIZE && (
            <div className={styles.coming}>
              <Skeleton shape="tasks" label={texts.countingName} count={PAGE_SIZE - rows.length} />
            </div>
          )}
        </Card>
      )}
    </ListFrame>
  );
}

interface TasksComingProps {
  title: string;
  label?: null;
}

/** Shows the heading of a list whose tasks are loading, and the room for its rows. */
export const TasksComing = ({ title, ...label }: TasksComingProps) => (
  <section className="stack gap-4" aria-label={title}>
    <div className={`row-between ${styles.head}`}>
      <h2>{title}</h2>
    </div>
    <Skeleton shape="tasks" {...label} />
  </section>
);

/** Returns the columns that both lists share. Rows of open tasks show how soon they are due. */
export const taskColumns = (track: Track | null): Column<TaskWithStatus>[] => [
  {
    key: 'task',
    header: texts.columnTask,
    place: 'title',
    width: '25%',
    cell: ({ task }) => (
      <Link
        to={toTask(task.id)}
        state={{ task }}
        className={`tap large bold breaks tight ${styles.title}`}
      >
        <span className="clamp-4">{taskTitle(task)}</span>
      </Link>
    ),
  },
  {
    key: 'deadline',
    header: texts.columnDeadline,
    place: 'side',
    width: '24%',
    cell: ({ task, status: { state } }) => (
      <Deadline deadline={task.deadline} hasUrgency={state === 'open'} />
    ),
  },
  {
    key: 'track',
    header: texts.columnTrack,
    cell: () => track && <span className="clamp-2 soft tiny tight">{trackTitle(track)}</span>,
  },
];

/** Shows the deadline in local time, and smaller as a UTC string. */
function Deadline({ deadline, hasUrgency }: { deadline: string | null; hasUrgency: boolean }) {
  if (deadline === null) return <span className="soft tiny tight">{texts.noDeadline}</span>;
  return (
    <div className={`stack gap-0 ${styles.deadline}`}>
      {hasUrgency && <DueTime deadline={deadline} short />}
      <span className="soft tiny tight">{texts.deadline(utcString(deadline))}</span>
    </div>
  );
}

const draftColumn = (hasDraft: (row: TaskWithStatus) => boolean): Column<TaskWithStatus> => ({
  key: 'state',
  header: texts.columnState,
  place: 'start',
  width: '37%',
  cell: (row) =>
    hasDraft(row) && (
      <Tag tone="accent" icon="pencil">
        {texts.draft}
      </Tag>
    ),
});

interface PendingTasksProps {
  board: TaskBoard;
  /** True on the dashboard, below the next step. */
  home?: boolean;
}

/** Lists the pending tasks. Unchecked ones may be submitted, so they show no urgency. */
export function PendingTasks({ board, home = false }: PendingTasksProps) {
  const { userId } = useSession();
  const [drafts] = useState(() => idsWithDraft(userId, 'submission'));
  const { track, pending, progress, counting } = board;
  const isListNew = hasNewResponse(board.request);
  const profile = useProfile();
  const isAllGraded = isListNew && isFinished(progress);

  let empty: ReactNode = (
    <EmptyState
      headingLevel={3}
      icon={isAllGraded ? undefined : progress.total === 0 ? 'book' : 'check-circle'}
      picture={
        isAllGraded && (
          <Celebration>
            <Avatar name={nameOf(profile, '')} photoUrl={profile.photoUrl} size="lg" decorative />
          </Celebration>
        )
      }
      title={progress.total === 0 ? texts.none : isListNew ? texts.allSent : texts.allSentBefore}
      text={progress.total === 0 ? texts.noneInTrack : !isListNew && texts.allSentBeforeText}
      // On the dashboard, the next step has this link.
      action={
        !home &&
        track && (
          <ButtonLink variant="secondary" to={toTrack(trackTitle(track), track.id)}>
            {texts.toTrack}
          </ButtonLink>
        )
      }
    />
  );
  if (counting) empty = <Skeleton shape="tasks" label={texts.countingName} />;

  const hasDraft = ({ task, status: { state } }: TaskWithStatus) =>
    state === 'open' && drafts.includes(task.id);
  const columns = taskColumns(track);
  if (pending.some(hasDraft)) columns.push(draftColumn(hasDraft));

  return (
    <TaskList
      title={texts.pending}
      name="pending"
      tasks={pending}
      columns={columns}
      empty={empty}
      coming={counting}
      inColumn={home}
      aside={counting ? <CountingProgress board={board} /> : <AllDeadlines board={board} />}
      foot={
        home && (
          <ButtonLink variant="quiet" to={paths.tasks}>
            {texts.all}
          </ButtonLink>
        )
      }
    />
  );
}

function AllDeadlines({ board: { track, pending } }: { board: TaskBoard }) {
  const [now] = useState(Date.now);
  const due = openDeadlines(pending, now);
  if (track === null || due.length < 2) return null;
  return (
    <CalendarButton
      tasks={due}
      subject={calendarTexts.deadlinesOf(trackTitle(track))}
      label={calendarTexts.addAll(due.length)}
    >
      {calendarTexts.count(due.length)}
    </CalendarButton>
  );
}
