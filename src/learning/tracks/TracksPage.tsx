import { useState } from 'react';
import { AsyncView, failureToSay, LoadFailure } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { useReadToast } from '../../ui/useReadToast.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { loadStages, stageSelectors } from '../../tracks/stagesSlice.ts';
import { loadTracks, trackSelectors } from '../../tracks/tracksSlice.ts';
import { selectTrackTasks } from '../../tasks/status.ts';
import { useAppSelector, useProfile, useSession } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import type { Stage, Track } from '../../api/schemas.ts';
import { progressOf, sentIn } from '../../tasks/progress.ts';
import { dashboardTexts } from '../home/texts.ts';
import { tracksTexts as texts } from './texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { TrackCard } from './TrackCard.tsx';
import styles from './TracksPage.module.css';
import { useEnrollWizard } from '../enroll/useEnrollWizard.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/**
 * All tracks; one's own if the list cannot be loaded, because a track saved on the device can be read
 * without it. Their stages are secondary: the cards are shown without them.
 */
export default function TracksPage() {
  const mine = useProfile().tracks;
  const { request, retry } = useLoad(loadTracks, undefined);
  const listed = useAppSelector(trackSelectors.selectAll);
  const ready = request?.status === 'success' || listed.length > 0;
  // Each new try clears the failure: the cards stay meanwhile.
  const [hasFailed, setHasFailed] = useState(false);
  if (request?.status === 'failure' && !hasFailed) setHasFailed(true);
  const tracks = hasFailed && !ready ? mine : listed;
  const { request: stagesRequest, retry: retryStages } = useLoad(
    loadStages,
    ready ? undefined : null,
    true,
  );
  const stages = useAppSelector(stageSelectors.selectAll);
  const { open, wizard } = useEnrollWizard();
  const stagesFailure = failureToSay(stagesRequest, stages.length > 0);
  useReadToast(stagesRequest);

  return (
    <>
      <PageHead title={texts.title} description={texts.description}>
        <Button variant="secondary" iconBefore="plus" onClick={open}>
          {mine.length > 0 ? dashboardTexts.enrollAnother : dashboardTexts.enroll}
        </Button>
      </PageHead>
      <AsyncView
        missing={notLoadedTexts.tracks}
        request={request}
        ready={ready || tracks.length > 0}
        retry={retry}
        skeleton={<Skeleton shape="cards" count={4} label={texts.loading} />}
      >
        {tracks.length === 0 ? (
          <EmptyState
            illustration={<Icon name="map" size="lg" />}
            title={texts.none}
            text={texts.noneText}
          />
        ) : (
          <>
            {stagesFailure && (
              <LoadFailure
                error={stagesFailure}
                retry={retryStages}
                title={stages.length > 0 ? notLoadedTexts.newer : texts.stagesFailed}
              />
            )}
            <ul role="list" className={styles.tracks}>
              {tracks.map((track) => (
                <Entry
                  key={track.id}
                  track={track}
                  stages={stages.filter((stage) => stage.track === track.id)}
                  enrolled={mine.some(({ id }) => id === track.id)}
                />
              ))}
            </ul>
          </>
        )}
      </AsyncView>
      {wizard}
    </>
  );
}

interface EntryProps {
  track: Track;
  stages: readonly Stage[];
  enrolled: boolean;
}

/** A track with the progress that other pages have read; the cards make no calls of their own. */
function Entry(props: EntryProps) {
  const { track, enrolled } = props;
  const isMentee = useSession().role === 'MENTEE';
  const tasks = useAppSelector((state) => selectTrackTasks(state, track.id));
  const progress = progressOf(tasks?.map(({ status }) => status) ?? []);
  const isKnown = progress.open + sentIn(progress) > 0;
  return <TrackCard {...props} progress={isMentee && enrolled && isKnown ? progress : null} />;
}
