import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { hasNewResponse, hasResponse, requestIn } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { currentSession } from '../../auth/session.ts';
import { StageList } from './StageList.tsx';
import { TrackCover } from './TrackCover.tsx';
import { showsFailure, TrackMore, TrackProgress, UncheckedGrades } from './TrackProgress.tsx';
import { trackTexts as texts } from './texts.ts';
import { readableTitle } from '../../lib/text.ts';
import { meanOf } from '../../lib/values.ts';
import { paths, readId, toEnroll } from '../../paths.ts';
import { useTrackTasks } from '../../tasks/useTrackTasks.ts';
import { loadTrackStages, selectTrackStages, type Stage } from '../../tracks/stagesSlice.ts';
import { loadTrack, loadTracks, trackSelectors, type Track } from '../../tracks/tracksSlice.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import rail from '../../ui/Rail.module.css';
import styles from './TrackPage.module.css';
import { lazyOptional } from '../../ui/lazy.tsx';

interface TrackIntroProps {
  track: Track | undefined;
  stages: readonly Stage[];
  canEnroll: boolean;
}

/** Says what a track is about, for those who are not enrolled in it. */
function TrackIntro({ track, stages, canEnroll }: TrackIntroProps) {
  const tasks = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  const average = meanOf(stages.map(({ taskCount }) => taskCount));
  if (!track && average === null) return null;
  return (
    <Card padding="none" className={styles.intro}>
      {track && <TrackCover image={track.image} trackId={track.id} />}
      <div className={`stack gap-4 start ${styles.words}`}>
        {track?.description && (
          <p dir="auto" className="measure">
            {track.description}
          </p>
        )}
        <p className={`row gap-2 ${styles.numbers}`}>
          {average !== null && (
            <>
              <Tag tone="brand">{texts.summary(stages.length, tasks)}</Tag>
              <Tag>{texts.average(average)}</Tag>
            </>
          )}
        </p>
        {canEnroll && (
          <ButtonLink iconBefore="plus" to={toEnroll(track?.id)} state={opensDialog}>
            {texts.enroll}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

const GradesOverTime = lazyOptional(() => import('./GradesOverTime.tsx'));

/** Shows a track with its stages by level. Load errors are not shown, only a button to retry. */
export default function TrackPage() {
  const { trackName = '', trackId: addressed } = useParams();
  const trackId = readId(addressed);
  const ownTrack = useProfile().tracks.find(({ id }) => id === trackId);
  const listedTrack = useAppSelector((state) => trackSelectors.selectById(state, trackId));
  const track = ownTrack ?? listedTrack;
  const isListNew = useAppSelector((state) => hasNewResponse(requestIn(state, loadTracks.keyOf())));
  const isFetched = ownTrack !== undefined || (listedTrack !== undefined && isListNew);
  const { request: trackRequest } = useLoad(loadTrack, isFetched ? null : trackId);
  const isTrackLoading =
    !track && (trackRequest === undefined || trackRequest.status === 'loading');
  const { request, retry } = useLoad(loadTrackStages, trackId);
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const isMentee = useSession().role === 'MENTEE';
  const isLearner = isMentee && ownTrack !== undefined;
  const work = useTrackTasks(isLearner ? trackId : null, 'grades');
  const haveStagesFailed = request?.status === 'failure' && stages.length === 0;
  const graded = work.tasks?.filter(({ status }) => status.state === 'graded').length ?? 0;
  const isGone = !track && trackRequest?.error?.status === 404;
  const trackTitle = readableTitle(track?.title ?? '') || trackName || texts.title;
  const title = isGone ? texts.gone : trackTitle;

  // A user without a login can only return to their tasks.
  const back =
    currentSession() === null
      ? { to: paths.tasks, label: texts.toTasks }
      : { to: paths.tracks, label: texts.back };

  // The profile lists the mentee's tracks, even after the login has expired.
  const canEnroll = isMentee && ownTrack === undefined && track !== undefined;

  // The current stage is open, so wait until it is certain, to avoid a layout shift.
  const isSearching =
    isLearner &&
    (work.tasks === null
      ? work.request?.status !== 'failure'
      : work.checking && work.tasks.some(({ status }) => status.state === 'unchecked'));
  const isListed = stages.length > 0 && !isTrackLoading && !isSearching;
  const hasEnded = hasResponse(request) || request?.status === 'failure';
  const isEmpty = hasEnded && stages.length === 0;
  const isFailureShown = isLearner && showsFailure(work);
  const stageList = isTrackLoading ? (
    <Skeleton key="all" label={texts.loading} />
  ) : isListed ? (
    <StageList
      stages={stages}
      tasks={isLearner ? work.tasks : undefined}
      isListNew={hasNewResponse(work.request)}
    />
  ) : isEmpty ? (
    !(haveStagesFailed && isFailureShown) && (
      <EmptyState
        icon="map"
        title={texts.none}
        action={
          haveStagesFailed && (
            <Button variant="secondary" onClick={retry}>
              {commonTexts.tryAgain}
            </Button>
          )
        }
      />
    )
  ) : (
    <Skeleton shape="stages" count={5} label={texts.loading} />
  );

  return (
    <div className={`stack gap-4 ${rail.parts}`}>
      <PageHead
        title={title}
        description={track?.description || texts.description}
        lead={isLearner}
        back={back}
      >
        {isLearner && <TrackMore track={ownTrack} work={work} />}
      </PageHead>
      {isLearner ? (
        <div className={rail.frame}>
          <div className={`stack ${rail.parts} ${rail.page}`}>
            <div className={rail.top}>
              <TrackProgress track={ownTrack} work={work} />
            </div>
            <div className={`stack gap-4 ${rail.content}`}>
              {stageList}
              {/*
               * The checks must end first, so this is below the stages, to avoid a layout shift.
               */}
              <UncheckedGrades work={work} />
            </div>
            {/* Grades load one after the other, so they come last, to avoid a layout shift. */}
            {(isListed || isEmpty) && graded > 1 && (
              <div className={rail.rest}>
                <Suspense fallback={null}>
                  <GradesOverTime trackId={trackId} />
                </Suspense>
              </div>
            )}
          </div>
        </div>
      ) : (
        <div className={`stack ${rail.parts} ${styles.other}`}>
          {!isTrackLoading && <TrackIntro track={track} stages={stages} canEnroll={canEnroll} />}
          {stageList}
        </div>
      )}
    </div>
  );
}
