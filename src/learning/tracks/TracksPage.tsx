import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { dashboardTexts } from '../home/texts.ts';
import { TrackCover } from './TrackCover.tsx';
import { tracksTexts as texts } from './texts.ts';
import { trackTitle } from '../../lib/text.ts';
import { meanOf } from '../../lib/values.ts';
import { toEnroll, toTrack } from '../../paths.ts';
import { ProgressBar, ProgressWords } from '../../tasks/Progress.tsx';
import { progressOf, selectTrackTasks, submittedCount } from '../../tasks/status.ts';
import { loadStages, stageSelectors, type Stage } from '../../tracks/stagesSlice.ts';
import { loadTracks, trackSelectors, type Track } from '../../tracks/tracksSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import styles from './TracksPage.module.css';

interface TrackCardProps {
  track: Track;
  stages: readonly Stage[];
  enrolled: boolean;
}

/** Shows a track in the list. The whole card is a link. It sends no request. */
function TrackCard({ track, stages, enrolled }: TrackCardProps) {
  const isMentee = useSession().role === 'MENTEE';
  const tasks = useAppSelector((state) => selectTrackTasks(state, track.id));
  const progress = progressOf(tasks?.map(({ status }) => status) ?? []);
  const isKnown = progress.open + submittedCount(progress) > 0;
  const title = trackTitle(track);
  const average = meanOf(stages.map(({ taskCount }) => taskCount));
  return (
    <Card as="li" padding="none" interactive className={styles.card}>
      <TrackCover image={track.image} trackId={track.id} />
      <div className={styles.body}>
        <h2>
          <Link to={toTrack(title, track.id)} className={`fills ${styles.link}`}>
            <span className="clamp-3">{title}</span>
          </Link>
        </h2>
        <p dir="auto" className="soft">
          {track.description}
        </p>
        {isMentee && enrolled && isKnown && (
          <div className="stack gap-2">
            <ProgressBar progress={progress} />
            <ProgressWords progress={progress} short />
          </div>
        )}
        <p className={`row gap-2 ${styles.facts}`}>
          {enrolled && (
            <Tag tone="accent" icon="check">
              {texts.yours}
            </Tag>
          )}
          {stages.length > 0 && <Tag>{texts.stages(stages.length)}</Tag>}
          {average !== null && <Tag>{texts.average(average)}</Tag>}
        </p>
      </div>
    </Card>
  );
}

/**
 * Lists all tracks, or the mentee's own if the list fails to load, because a saved track is
 * readable offline.
 */
export default function TracksPage() {
  const ownTracks = useProfile().tracks;
  const { request } = useLoad(loadTracks, undefined);
  const allTracks = useAppSelector(trackSelectors.selectAll);
  const ready = hasResponse(request) || allTracks.length > 0;
  // A retry clears the failure. Keep the cards in the meantime.
  const [hasFailed, setHasFailed] = useState(false);
  if (request?.status === 'failure' && !hasFailed) setHasFailed(true);
  const tracks = hasFailed && !ready ? ownTracks : allTracks;
  const { request: stagesRequest } = useLoad(loadStages, ready ? undefined : null);
  const stages = useAppSelector(stageSelectors.selectAll);
  const isShown = ready || tracks.length > 0;

  return (
    <>
      <PageHead title={texts.title} description={texts.description} lead>
        <ButtonLink variant="secondary" iconBefore="plus" to={toEnroll()} state={opensDialog}>
          {ownTracks.length > 0 ? dashboardTexts.enrollAnother : dashboardTexts.enroll}
        </ButtonLink>
      </PageHead>
      <AsyncView
        reads={[
          { request, ready: isShown, missing: notLoadedTexts.tracks },
          // The cards do not wait for them.
          { request: stagesRequest, ready: true, missing: notLoadedTexts.stages },
        ]}
        skeleton={<Skeleton shape="tracks" count={6} label={texts.loading} />}
      >
        {tracks.length === 0 ? (
          <EmptyState icon="map" title={texts.none} text={texts.noneText} />
        ) : (
          <ul role="list" className={`stack gap-5 ${styles.tracks}`}>
            {tracks.map((track) => (
              <TrackCard
                key={track.id}
                track={track}
                stages={stages.filter((stage) => stage.track === track.id)}
                enrolled={ownTracks.some(({ id }) => id === track.id)}
              />
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}
