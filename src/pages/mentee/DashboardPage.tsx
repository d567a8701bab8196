import { AsyncView, failureToSay } from '../../components/async/AsyncView.tsx';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { Button } from '../../components/ui/button/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { loadMentors, mentorSelectors } from '../../slices/userSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { useTaskBoard } from '../../store/useTaskBoard.ts';
import { dashboardTexts as texts, tasksTexts } from '../../texts/mentee/mentee.ts';
import { Hero } from './dashboard/Hero.tsx';
import { Overview } from './dashboard/Overview.tsx';
import { ProgressCard } from './dashboard/ProgressCard.tsx';
import { Step } from './dashboard/Step.tsx';
import styles from './dashboard/DashboardPage.module.css';
import { usePastedLink } from './share/usePastedLink.ts';
import { UncheckedNotice } from './tasks/BoardStatus.tsx';
import { hasRoom } from './tasks/PagedTasks.tsx';
import { PendingTasks } from './tasks/PendingTasks.tsx';
import { TrackSwitch } from './tasks/TrackSwitch.tsx';
import { useEnrollWizard } from './useEnrollWizard.tsx';
import { notLoadedTexts } from '../../texts/notLoaded.ts';

/** What to do now, the pending tasks, and how things stand. */
export default function DashboardPage() {
  const board = useTaskBoard('news');
  const { track, tracks } = board;
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
      <Hero hasTrack={track !== null} onEnroll={open}>
        {track !== null && <Step key={track.id} track={track} board={board} />}
      </Hero>
      {track === null ? (
        <EmptyState
          illustration={<Icon name="book" size="lg" />}
          title={tasksTexts.none}
          text={tasksTexts.noTrack}
        />
      ) : (
        <>
          <TrackSwitch tracks={tracks} chosen={track} />
          <AsyncView
            missing={notLoadedTexts.tasks}
            request={board.request}
            ready={board.tasks !== null}
            retry={board.retry}
            skeleton={<Skeleton shape="tasks" />}
          >
            <UncheckedNotice board={board} />
            <PendingTasks key={track.id} board={board} />
          </AsyncView>
        </>
      )}
      {isSettled && (
        <div className={styles.foot}>
          <Overview
            mentors={mentorsKnown ? mentors : null}
            retryMentors={failureToSay(mentorsRequest, mentorsKnown) && retryMentors}
            board={board}
          />
          {track !== null && <ProgressCard track={track} board={board} />}
          {track !== null && (
            <Button variant="quiet" iconBefore="plus" onClick={open}>
              {texts.enrollAnother}
            </Button>
          )}
        </div>
      )}
      {wizard}
    </>
  );
}
