import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { dashboardTexts, tasksTexts as texts } from '../home/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { UncheckedNotice, TrackSwitch } from './BoardStatus.tsx';
import { CompletedTasks } from './CompletedTasks.tsx';
import { hasRoom, PendingTasks } from './TaskTables.tsx';
import { useEnrollWizard } from '../enroll/useEnrollWizard.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Pending and completed tasks of the chosen track. */
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
        <>
          <TrackSwitch tracks={board.tracks} chosen={board.track} />
          <AsyncView
            missing={notLoadedTexts.tasks}
            request={board.request}
            ready={board.tasks !== null}
            retry={board.retry}
            skeleton={<Skeleton shape="tasks" count={6} />}
          >
            <UncheckedNotice board={board} />
            <PendingTasks key={`pending ${board.track.id}`} board={board} />
            {hasRoom(board) && <CompletedTasks key={`completed ${board.track.id}`} board={board} />}
          </AsyncView>
        </>
      )}
      {wizard}
    </>
  );
}
