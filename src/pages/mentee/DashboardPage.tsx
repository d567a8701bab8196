import { AsyncView, failureToSay } from '../../components/async/AsyncView.tsx';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { Button } from '../../components/ui/button/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { loadMentors, mentorSelectors, welcomeDismissed } from '../../slices/userSlice.ts';
import { useAppDispatch, useAppSelector, useProfile, useSession } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { useTaskBoard } from '../../store/useTaskBoard.ts';
import { dashboardTexts as texts, tasksTexts } from '../../texts/mentee/mentee.ts';
import { Momentum } from './dashboard/Momentum.tsx';
import { SummaryCards } from './dashboard/SummaryCards.tsx';
import styles from './dashboard/DashboardPage.module.css';
import { WelcomeBanner } from './dashboard/WelcomeBanner.tsx';
import { PageHead } from './PageHead.tsx';
import { UncheckedNotice } from './tasks/BoardStatus.tsx';
import { PendingTasks } from './tasks/PendingTasks.tsx';
import { TrackSwitch } from './tasks/TrackSwitch.tsx';
import { useEnrollWizard } from './useEnrollWizard.tsx';

/** Welcome, three cards and the pending tasks. */
export default function DashboardPage() {
  const { role } = useSession();
  const { firstName } = useProfile();
  const board = useTaskBoard('news');
  const { track, tracks } = board;
  const { open, wizard } = useEnrollWizard(role === 'MENTEE' && track === null);
  const { request: mentorsRequest, retry: retryMentors } = useLoad(
    loadMentors,
    role === 'MENTEE' ? undefined : null,
    true,
  );
  const mentors = useAppSelector(mentorSelectors.selectTotal);
  const mentorsKnown = typeof mentorsRequest?.endedAt === 'number' || mentors > 0;
  const dispatch = useAppDispatch();
  const dismissed = useAppSelector(({ user }) => user.welcomeDismissed);

  return (
    <>
      <PageHead title={texts.title} description={texts.description} lead={false} />
      {(track === null || !dismissed) && (
        <WelcomeBanner
          firstName={firstName}
          hasTrack={track !== null}
          onDismiss={() => dispatch(welcomeDismissed())}
          onEnroll={open}
        />
      )}
      {track !== null && role === 'MENTEE' && (
        <Momentum key={track.id} track={track} board={board} />
      )}
      <SummaryCards
        mentors={mentorsKnown ? mentors : null}
        retryMentors={failureToSay(mentorsRequest, mentorsKnown) && retryMentors}
        board={board}
      />
      {track === null ? (
        <EmptyState
          illustration={<Icon name="book" size="lg" />}
          title={tasksTexts.none}
          text={tasksTexts.noTrack}
        />
      ) : (
        <>
          <div className={styles.tracks}>
            <TrackSwitch tracks={tracks} chosen={track} />
            <Button variant="quiet" iconBefore="plus" onClick={open}>
              {texts.enrollAnother}
            </Button>
          </div>
          <AsyncView
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
      {wizard}
    </>
  );
}
