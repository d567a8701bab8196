import { AsyncView } from '../../components/async/AsyncView.tsx';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { Button } from '../../components/ui/button/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { useTaskBoard } from '../../store/useTaskBoard.ts';
import { dashboardTexts, tasksTexts as texts } from '../../texts/mentee/mentee.ts';
import { PageHead } from './PageHead.tsx';
import { UncheckedNotice } from './tasks/BoardStatus.tsx';
import { CompletedTasks } from './tasks/CompletedTasks.tsx';
import { hasRoom } from './tasks/PagedTasks.tsx';
import { PendingTasks } from './tasks/PendingTasks.tsx';
import { TrackSwitch } from './tasks/TrackSwitch.tsx';
import { useEnrollWizard } from './useEnrollWizard.tsx';
import { notLoadedTexts } from '../../texts/notLoaded.ts';

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
