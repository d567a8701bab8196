import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { useReadToast } from '../../ui/useReadToast.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { toTrack } from '../../paths.ts';
import { readableTitle } from '../../lib/text.ts';
import { loadTrackStages, selectTrackStages } from '../../tracks/stagesSlice.ts';
import { loadTasks, taskSelectors } from '../../tasks/tasksSlice.ts';
import { trackSelectors } from '../../tracks/tracksSlice.ts';
import { useAppSelector, useProfile } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { briefsTexts as texts } from '../task/briefsTexts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PrintedBrief } from '../task/PrintedBrief.tsx';
import { byStage } from './byStage.ts';
import styles from './BriefsPage.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/**
 * All briefs of a track, by stage, to be read without a network's help, printed or saved as a PDF. The
 * service's one list of tasks holds them: from the track's page nothing is fetched.
 */
export default function BriefsPage() {
  const { trackName = '', trackId = '' } = useParams();
  const mine = useProfile().tracks.find(({ id }) => id === trackId);
  const listed = useAppSelector((state) => trackSelectors.selectById(state, trackId));
  const { request, retry } = useLoad(loadTasks, undefined);
  const { request: stagesRequest } = useLoad(loadTrackStages, trackId);
  useReadToast(stagesRequest);
  const all = useAppSelector(taskSelectors.selectAll);
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const groups = useMemo(() => byStage(all, stages, trackId), [all, stages, trackId]);
  const title = readableTitle((mine ?? listed)?.title ?? '') || trackName;
  const isReady = groups.length > 0 || request?.status === 'success';

  return (
    <>
      <PageHead
        title={title ? texts.titleOf(title) : texts.title}
        description={texts.description}
        back={{ to: toTrack(title, trackId), label: texts.back }}
      >
        {groups.length > 0 && (
          <Button iconBefore="download" className={styles.print} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </PageHead>
      <AsyncView
        missing={notLoadedTexts.tasks}
        request={request}
        ready={isReady}
        retry={retry}
        skeleton={<Skeleton shape="lines" count={9} label={texts.loading} />}
      >
        {groups.length === 0 ? (
          <EmptyState title={texts.none} text={texts.noneText} />
        ) : (
          groups.map(({ stage, tasks }) => (
            <section key={stage?.id ?? ''} className={styles.stage}>
              <h2>{(stage && readableTitle(stage.title)) || texts.otherStage}</h2>
              {tasks.map((task) => (
                <PrintedBrief key={task.id} task={task} />
              ))}
            </section>
          ))
        )}
      </AsyncView>
    </>
  );
}
