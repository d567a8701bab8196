import { type ReactNode, useState } from 'react';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import rail from '../../ui/Rail.module.css';
import { BoardView } from '../board/BoardStatus.tsx';
import { hasFinalHeight, PendingTasks, TasksComing } from '../board/TaskTables.tsx';
import styles from './DashboardPage.module.css';
import { Overview } from './Overview.tsx';
import { Step, useNextStep } from './Step.tsx';
import { dashboardTexts as texts, tasksTexts } from './texts.ts';
import { taskTitle } from '../../lib/text.ts';
import { toEnroll } from '../../paths.ts';
import { type State, useAppSelector, usePersonStore } from '../../tasks/state.ts';
import { changedAt, currentGrade } from '../../tasks/submission.ts';
import { type TaskBoard, useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { opensDialogHere } from '../../ui/dialog/useDialogAddress.ts';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import { box, useBoxEntry } from '../../user/box.ts';
import { welcomeDismissed } from '../../user/person.ts';
import { loadMentors, mentorSelectors } from '../../user/userSlice.ts';

interface HeroProps {
  /** True if the mentee has a track; otherwise the welcome cannot be dismissed. */
  hasTrack?: boolean;
  children?: ReactNode;
}

/** Names the latest submission or grade that this device knows; null without one. */
function lastWork({ tasks }: State): string | null {
  const [last] = Object.entries(tasks.records)
    .map(([taskId, record]) => ({ taskId, record }))
    .sort((a, b) => changedAt(b.record.submission) - changedAt(a.record.submission));
  const task = last && tasks.entities[last.taskId];
  if (!task || last.record.submission === null) return null;
  const title = taskTitle(task);
  return currentGrade(last.record) !== null ? texts.lastGrade(title) : texts.lastSubmission(title);
}

function Hero({ hasTrack = false, children }: HeroProps) {
  const [name = ''] = useProfile().firstName.trim().split(/\s+/u);
  const { userId } = useSession();
  const isDismissed = useBoxEntry(userId, welcomeDismissed, '') === true;
  const isWelcome = !isDismissed || !hasTrack;
  const store = usePersonStore();
  // A line that came with a later response would move the page.
  const [last] = useState(() => lastWork(store.getState()));

  return (
    <section className={`band ${styles.hero}`} aria-labelledby="welcome">
      <div className={`stack gap-2 start ${styles.greeting}`}>
        <h2 id="welcome" className={`clamp-4 ${styles.name}`}>
          {isWelcome ? texts.welcome(name) : texts.hello(name)}
        </h2>
        {!hasTrack && <p>{texts.welcomeNew}</p>}
        {hasTrack && last !== null && <p className="clamp-4 breaks">{last}</p>}
        {isWelcome && hasTrack && (
          <IconButton
            icon="close"
            label={texts.dismiss}
            className={styles.dismiss}
            onClick={() => box.set(userId, welcomeDismissed, '', true)}
          />
        )}
        {!hasTrack && (
          <ButtonLink variant="accent" iconBefore="plus" to={toEnroll()} state={opensDialogHere}>
            {texts.enroll}
          </ButtonLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** Shows a mentee's dashboard: the next step, the pending tasks and an overview. */
export default function DashboardPage() {
  const board = useTaskBoard('news');
  const { track } = board;
  const { request: mentorsRead } = useLoad(loadMentors, undefined, 'background');
  const mentors = useAppSelector(mentorSelectors.selectTotal);
  const mentorsKnown = hasResponse(mentorsRead) || mentors > 0;
  // The sections below the list appear only when its height is final, to avoid a layout shift.
  const isSettled =
    track === null ||
    (board.tasks === null ? board.request?.status === 'failure' : hasFinalHeight(board));

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <h1 className={styles.title}>{texts.title}</h1>
      <div className={rail.frame}>
        <div className={`stack ${rail.parts} ${rail.page}`}>
          <div className={`stack ${rail.parts}`}>
            {track === null ? (
              <>
                <Hero />
                <EmptyState icon="book" title={tasksTexts.none} />
              </>
            ) : (
              <TrackWork track={track} board={board} />
            )}
          </div>
          {isSettled ? (
            <Overview mentors={mentorsKnown ? mentors : null} board={board} progress />
          ) : (
            <div className={rail.inRail}>
              <Skeleton shape="card" count={1} label={null} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function TrackWork({ track, board }: { track: Track; board: TaskBoard }) {
  const step = useNextStep(track, board.tasks, board.checking);
  return (
    <>
      <Hero hasTrack>
        <Step track={track} board={board} step={step} />
      </Hero>
      <BoardView board={board} skeleton={<TasksComing title={tasksTexts.pending} />}>
        <PendingTasks key={track.id} board={board} home />
      </BoardView>
    </>
  );
}
