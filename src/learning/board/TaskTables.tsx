import { Fragment, type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasNewResponse } from '../../api/query/query.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import { CountingProgress } from './BoardStatus.tsx';
import { tasksTexts as texts } from '../home/texts.ts';
import { utcString } from '../../lib/dates.ts';
import { taskTitle, trackTitle } from '../../lib/text.ts';
import { paths, toTask, toTrack } from '../../paths.ts';
import { CalendarButton, openDeadlines } from '../../tasks/CalendarButton.tsx';
import { DueTime } from '../../tasks/DueTime.tsx';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { calendarTexts } from '../../tasks/texts.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';
import { draftOf, draftSubjects } from '../../user/drafts.ts';
import { useSession } from '../../auth/useSession.ts';
import styles from './TaskTables.module.css';

export const PAGE_SIZE = 3;

/** True once the height of the pending tasks is final, so that nothing below shifts. */
export const hasFinalHeight = ({ counting, pending }: TaskBoard): boolean =>
  !counting || pending.length > PAGE_SIZE;

interface PagedTasksProps<Item> {
  title: string;
  /** Its query parameter, so that Back from a brief restores the page. */
  name: 'pending' | 'completed';
  items: readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  empty: ReactNode;
  /** True if more rows may arrive, to reserve their height. */
  coming?: boolean;
  aside?: ReactNode;
  foot?: ReactNode;
}

/** A table of tasks, three rows a page. On a phone, its rows are cards. */
export function PagedTasks<Item>(props: PagedTasksProps<Item>) {
  const { title, name, items, keyOf, row, empty, coming = false, aside, foot } = props;
  const [search, setSearch] = useSearchParams();
  const titleId = useId();
  const { page, pageCount, rows: visibleItems } = pageOf(items, search.get(name), PAGE_SIZE);

  const turnTo = (next: number) =>
    setSearch(
      (before) => {
        before.set(name, String(next));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <section className={`stack gap-2 ${styles.section}`} aria-labelledby={titleId}>
      <div className={`row-between gap-2 ${styles.head}`}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      <Card padding="none">
        {items.length === 0 ? (
          empty
        ) : (
          <div className={styles.rows} data-paged={pageCount > 1}>
            <table className={styles.table} aria-labelledby={titleId}>
              <thead className={styles.columns}>
                <tr>
                  <th scope="col">{texts.columnTask}</th>
                  <th scope="col">{texts.columnDeadline}</th>
                  <th scope="col">{texts.columnTrack}</th>
                  <th scope="col">{texts.columnState}</th>
                </tr>
              </thead>
              <tbody>
                {visibleItems.map((item) => (
                  <Fragment key={keyOf(item)}>{row(item)}</Fragment>
                ))}
                {coming &&
                  Array.from({ length: PAGE_SIZE - visibleItems.length }, (_, index) => (
                    <tr
                      key={visibleItems.length + index}
                      className={styles.coming}
                      aria-hidden="true"
                    >
                      <td colSpan={4}>{null}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
      <div className={`row-between gap-2 ${styles.foot}`}>
        <Pagination page={page} pageCount={pageCount} onPage={turnTo} label={texts.pages(title)} />
        {foot}
      </div>
    </section>
  );
}

interface TaskCellsProps {
  task: Task;
  track: Track | null;
  /** True if the row shows how soon the task is due. */
  hasUrgency?: boolean;
}

/** The cells that both tables share. */
export function TaskCells({ task, track, hasUrgency = false }: TaskCellsProps) {
  return (
    <>
      <th scope="row">
        <Link
          to={toTask(task.id)}
          state={{ task }}
          className={`tap large bold breaks tight ${styles.title}`}
        >
          <span className="clamp-4">{taskTitle(task)}</span>
        </Link>
      </th>
      <td>
        <Deadline deadline={task.deadline} hasUrgency={hasUrgency} />
      </td>
      <td>{track && <span className="clamp-2 soft tiny tight">{trackTitle(track)}</span>}</td>
    </>
  );
}

/** The deadline in local time, and smaller as a UTC string. */
function Deadline({ deadline, hasUrgency }: { deadline: string | null; hasUrgency: boolean }) {
  if (deadline === null) return <span className="soft tiny tight">{texts.noDeadline}</span>;
  return (
    <div className={`stack gap-1 ${styles.deadline}`} data-deadline>
      {hasUrgency && <DueTime deadline={deadline} short />}
      <span className="soft tiny tight">{texts.deadline(utcString(deadline))}</span>
    </div>
  );
}

interface PendingTasksProps {
  board: TaskBoard;
  /** `next` is the task of the next step, which shows how soon it is due. */
  home?: { next: string | null };
}

/** The pending tasks. Unchecked tasks may be submitted, so they show no urgency. */
export function PendingTasks({ board, home }: PendingTasksProps) {
  const { userId } = useSession();
  const [drafts] = useState(() => draftSubjects(userId));
  const { track, pending, progress, counting } = board;
  const isListNew = hasNewResponse(board.request);

  let empty: ReactNode = (
    <EmptyState
      headingLevel={3}
      icon={progress.total === 0 ? 'book' : 'check-circle'}
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

  const row = ({ task, status: { state } }: TaskWithStatus) => (
    <tr>
      <TaskCells
        task={task}
        track={track}
        hasUrgency={state === 'open' && task.id !== home?.next}
      />
      <td>
        {state === 'open' && drafts.includes(draftOf.submission(task.id)) && (
          <Tag tone="accent" icon="pencil">
            {texts.draft}
          </Tag>
        )}
      </td>
    </tr>
  );

  return (
    <PagedTasks
      title={texts.pending}
      name="pending"
      items={pending}
      keyOf={({ task }) => task.id}
      row={row}
      empty={empty}
      coming={counting}
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
