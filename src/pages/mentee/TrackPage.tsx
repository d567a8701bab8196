import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { Button } from '../../components/ui/button/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { paths } from '../../config/paths.ts';
import { readableTitle } from '../../domain/text/text.ts';
import { currentSession } from '../../platform/session.ts';
import { loadTrackStages, selectTrackStages } from '../../slices/stagesSlice.ts';
import { loadTrack, trackSelectors } from '../../slices/tracksSlice.ts';
import { useAppSelector, useProfile, useSession } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { useTrackTasks } from '../../store/useTrackTasks.ts';
import { commonTexts } from '../../texts/common.ts';
import { trackTexts as texts } from '../../texts/mentee/menteeTracks.ts';
import { PageHead } from './PageHead.tsx';
import { StageList } from './tracks/StageList.tsx';
import { TrackIntro } from './tracks/TrackIntro.tsx';
import { TrackMore } from './tracks/TrackMore.tsx';
import styles from './tracks/TrackPage.module.css';
import { TrackProgress } from './tracks/TrackProgress.tsx';
import { useEnrollWizard } from './useEnrollWizard.tsx';

// Where its code does not come, the page is all there without it.
const GradesOverTime = lazy(() =>
  import('./grades/GradesOverTime.tsx').catch(() => ({ default: () => null })),
);

/**
 * The description of a track and its stages by level. Load errors are not shown: what is known is,
 * and there is a button to retry.
 */
export default function TrackPage() {
  const { trackName = '', trackId = '' } = useParams();
  const mine = useProfile().tracks.find(({ id }) => id === trackId);
  const listed = useAppSelector((state) => trackSelectors.selectById(state, trackId));
  const known = listed ?? mine;
  const { request: own } = useLoad(loadTrack, known ? null : trackId);
  const isUnderWay = !known && (own === undefined || own.status === 'loading');
  const { request, retry } = useLoad(loadTrackStages, trackId);
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  // Progress, if the mentee is enrolled in this track.
  const isMentee = useSession().role === 'MENTEE';
  const isLearner = isMentee && mine !== undefined;
  const work = useTrackTasks(isLearner ? trackId : null, 'grades');
  const graded = work.tasks?.filter(({ status }) => status.state === 'graded').length ?? 0;
  const isGone = !known && own?.error?.status === 404;
  const named = readableTitle(known?.title ?? '') || trackName || texts.title;
  const title = isGone ? texts.gone : named;

  // Read without a login, there are only one's own tasks to go back to.
  const back =
    currentSession() === null
      ? { to: paths.tasks, label: texts.toTasks }
      : { to: paths.tracks, label: texts.back };

  // A mentee's own tracks are known with the profile, which a reader without a login has, too.
  const canEnroll = isMentee && mine === undefined && known !== undefined;
  const { open, wizard } = useEnrollWizard();

  // The stage that a mentee is in opens: the rows below it must not move once it is found.
  const isSearching =
    isLearner &&
    (work.tasks === null
      ? work.request?.status !== 'failure'
      : work.checking && work.tasks.some(({ status }) => status.state === 'unchecked'));
  const isListed = stages.length > 0 && !isUnderWay && !isSearching;
  const hasEnded = request?.status === 'success' || request?.status === 'failure';
  const isEmpty = hasEnded && stages.length === 0;
  const intro = !isUnderWay && (
    <TrackIntro
      track={known}
      stages={stages}
      isOwn={isLearner}
      onEnroll={canEnroll ? open : undefined}
    />
  );

  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={known?.description || texts.description}
        lead={false}
        back={back}
      >
        {isLearner && <TrackMore track={mine} work={work} />}
      </PageHead>
      {!isLearner && intro}
      {isLearner && <TrackProgress track={mine} work={work} />}
      {isUnderWay ? (
        <Skeleton key="all" label={texts.loading} />
      ) : isListed ? (
        <StageList stages={stages} tasks={isLearner ? work.tasks : undefined} />
      ) : isEmpty ? (
        <EmptyState
          illustration={<Icon name="map" size="lg" />}
          title={texts.none}
          text={texts.noneText}
          action={
            request?.status === 'failure' && (
              <Button variant="secondary" onClick={retry}>
                {commonTexts.tryAgain}
              </Button>
            )
          }
        />
      ) : (
        <Skeleton label={texts.loading} />
      )}
      {/* Who learns here knows what the track is about, and comes for the stages. */}
      {isLearner && (isListed || isEmpty) && intro}
      {/* Grades come one by one: at the page's end nothing moves with them. */}
      {isLearner && (isListed || isEmpty) && graded > 1 && (
        <Suspense fallback={null}>
          <GradesOverTime trackId={trackId} />
        </Suspense>
      )}
      {wizard}
    </div>
  );
}
