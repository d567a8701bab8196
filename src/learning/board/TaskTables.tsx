import { useState, type ReactNode } from 'react';
import { CalendarButton } from '../../tasks/CalendarButton.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { paths, toTrack } from '../../paths.ts';
import { draftOf, draftSubjects } from '../../user/drafts.ts';
import { taskTitle, trackTitle } from '../../lib/titles.ts';
import { useSession } from '../../user/hooks.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { tasksTexts as texts } from '../home/texts.ts';
import { calendarTexts } from '../../tasks/texts.ts';
import { CountingProgress } from './BoardStatus.tsx';
import { openDeadlines } from '../../tasks/openDeadlines.ts';
import { PagedTasks } from './PagedTasks.tsx';
import { TaskCells } from './TaskCells.tsx';

interface PendingTasksProps {
  board: TaskBoard;
}

interface PendingProps extends PendingTasksProps {
  /** On the dashboard: the task that the next step names, or null; its row is set quietly. */
  home?: { next: string | null };
}

/** The tasks that wait for the mentee, and those that could not be checked, marked as such. */
export function PendingTasks({ board, home }: PendingProps) {
  const { userId } = useSession();
  const [drafts] = useState(() => draftSubjects(userId));
  const { track, pending, progress, counting, recheck } = board;

  let empty: ReactNode = (
    <EmptyState
      headingLevel={3}
      illustration={<Icon name="check-circle" size="lg" />}
      title={progress.total === 0 ? texts.none : texts.allSent}
      text={progress.total === 0 ? texts.noneInTrack : texts.noneOpen}
      // On the dashboard the next step leads there.
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

  const row = ({ task, status: { state }, request }: TaskWithStatus) => (
    <tr data-next={task.id === home?.next || undefined}>
      <TaskCells task={task} track={track} />
      <td>
        {state === 'open' && drafts.includes(draftOf.submission(task.id)) && (
          <Tag tone="accent" icon="pencil">
            {texts.draft}
          </Tag>
        )}
        {state !== 'open' && (
          <Button
            variant="quiet"
            iconBefore="refresh"
            busy={request?.status === 'loading' || (counting && request?.status !== 'failure')}
            aria-label={texts.checkTask(taskTitle(task))}
            onClick={() => recheck(task.id)}
          >
            {texts.unchecked}
          </Button>
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

/** The deadlines of all tasks known as open, for a calendar. */
function AllDeadlines({ board: { track, pending } }: PendingTasksProps) {
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
