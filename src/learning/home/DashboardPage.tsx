import type { Track } from '../../api/schemas.ts';
import { AsyncView, failureToSay } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { loadMentors, mentorSelectors } from '../../user/userSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { useTaskBoard, type TaskBoard } from '../../tasks/useTaskBoard.ts';
import { dashboardTexts as texts, tasksTexts } from './texts.ts';
import { Hero } from './Hero.tsx';
import { Overview } from './Overview.tsx';
import { Step } from './Step.tsx';
import { useNextStep } from './useNextStep.ts';
import styles from './DashboardPage.module.css';
import { usePastedLink } from '../share/usePastedLink.ts';
import { UncheckedNotice } from '../board/BoardStatus.tsx';
import { hasRoom } from '../board/PagedTasks.tsx';
import { PendingTasks } from '../board/TaskTables.tsx';
import { TrackSwitch } from '../board/TrackSwitch.tsx';
import rail from '../Rail.module.css';
import { useEnrollWizard } from '../enroll/useEnrollWizard.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** What to do now, the pending tasks, and how things stand. */
export default function DashboardPage() {
  const board = useTaskBoard('news');
  const { track } = board;
  const { open, wizard } = useEnrollWizard(track === null);
  usePastedLink();
  const { request: mentorsRequest, retry: retryMentors } = useLoad(loadMentors, undefined, true);
  const mentors = useAppSelector(mentorSelectors.selectTotal);
  const mentorsKnown = typeof mentorsRequest?.endedAt === 'number' || mentors > 0;
  // What stands below the list comes when that has its room: it would be pushed about.
  const isSettled =
    track === null || (board.tasks === null ? board.request?.status === 'failure' : hasRoom(board));

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <h1 className={styles.title}>{texts.title}</h1>
      <div className={rail.frame}>
        <div className={rail.page}>
          <div className={styles.work}>
            {track === null ? (
              <>
                <Hero onEnroll={open} />
                <EmptyState
                  illustration={<Icon name="book" size="lg" />}
                  title={tasksTexts.none}
                  text={tasksTexts.noTrack}
                />
              </>
            ) : (
              <TrackWork track={track} board={board} />
            )}
          </div>
          {isSettled && (
            <Overview
              mentors={mentorsKnown ? mentors : null}
              retryMentors={failureToSay(mentorsRequest, mentorsKnown) && retryMentors}
              board={board}
              progress
            />
          )}
        </div>
      </div>
      {wizard}
    </>
  );
}

/** The next step in a track, and its pending tasks. */
function TrackWork({ track, board }: { track: Track; board: TaskBoard }) {
  const step = useNextStep(track, board.tasks, board.checking);
  const next = step && 'task' in step ? step.task.id : null;
  return (
    <>
      <Hero>
        <Step track={track} board={board} step={step} />
      </Hero>
      <TrackSwitch tracks={board.tracks} chosen={track} />
      <AsyncView
        missing={notLoadedTexts.tasks}
        request={board.request}
        ready={board.tasks !== null}
        retry={board.retry}
        skeleton={<Skeleton shape="tasks" />}
      >
        <UncheckedNotice board={board} />
        <PendingTasks key={track.id} board={board} home={{ next }} />
      </AsyncView>
    </>
  );
}
