import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { briefsTexts as texts, taskTexts } from '../task/texts.ts';
import styles from './BriefsPage.module.css';
import { shortMoment } from '../../lib/dates.ts';
import { readableTitle, taskTitle } from '../../lib/text.ts';
import { toTrack, readId } from '../../paths.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { briefElements } from '../../tasks/briefElements.ts';
import { inOrder } from '../../tasks/deadlines.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { loadTasks, taskSelectors, type Task } from '../../tasks/tasksSlice.ts';
import { loadTrackStages, selectTrackStages, type Stage } from '../../tracks/stagesSlice.ts';
import { trackSelectors } from '../../tracks/tracksSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useProfile } from '../../user/useProfile.ts';

function PrintedBrief({ task }: { task: Task }) {
  const { deadline, description } = task;
  const brief = useMemo(() => briefElements(description, 4), [description]);
  const [now] = useState(Date.now);
  return (
    <Card as="article" padding="lg" className={`stack gap-4 breaks ${styles.brief}`}>
      <header className={styles.head}>
        <h3>{taskTitle(task)}</h3>
        <p className="soft strong">
          {deadline === null
            ? taskTexts.noDeadline
            : texts.due(shortMoment(Date.parse(deadline), now))}
        </p>
      </header>
      {brief ? <BriefWords brief={brief} /> : <p>{taskTexts.noBrief}</p>}
      <p className={`soft small ${styles.notes}`}>{texts.notes}</p>
    </Card>
  );
}

/** Groups tasks by stage, which is null for tasks whose stage is unknown. */
function byStage(allTasks: readonly Task[], stages: readonly Stage[], trackId: string) {
  const tasks = inOrder(allTasks.filter(({ track }) => track === trackId));
  const stageIds = new Set<string | null>(stages.map(({ id }) => id));
  const groups = stages.map((stage) => ({
    stage,
    tasks: tasks.filter((task) => task.stage === stage.id),
  }));
  const otherTasks = { stage: null, tasks: tasks.filter((task) => !stageIds.has(task.stage)) };
  return [...groups, otherTasks].filter((group) => group.tasks.length > 0);
}

/** Shows all briefs of a track, by stage, to read offline, print or save as a PDF. */
export default function BriefsPage() {
  const { trackName = '', trackId: addressed } = useParams();
  const trackId = readId(addressed);
  const ownTrack = useProfile().tracks.find(({ id }) => id === trackId);
  const listedTrack = useAppSelector((state) => trackSelectors.selectById(state, trackId));
  const { request } = useLoad(loadTasks, undefined);
  const { request: stagesRequest } = useLoad(loadTrackStages, trackId);
  const allTasks = useAppSelector(taskSelectors.selectAll);
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const groups = useMemo(() => byStage(allTasks, stages, trackId), [allTasks, stages, trackId]);
  const title = readableTitle((ownTrack ?? listedTrack)?.title ?? '') || trackName;
  const isReady = groups.length > 0 || hasResponse(request);

  return (
    <>
      <PageHead
        title={title ? texts.titleOf(title) : texts.title}
        description={texts.description}
        back={{ to: toTrack(title, trackId), label: texts.back }}
      >
        {groups.length > 0 && (
          <Button iconBefore="download" className="no-print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </PageHead>
      <AsyncView
        reads={[
          { request, ready: isReady, missing: notLoadedTexts.tasks },
          {
            request: stagesRequest,
            ready: stages.length > 0 || hasResponse(stagesRequest),
            missing: notLoadedTexts.stages,
          },
        ]}
        skeleton={<Skeleton shape="lines" count={9} label={texts.loading} />}
      >
        {groups.length === 0 ? (
          <EmptyState icon="book" title={texts.none} text={texts.noneText} />
        ) : (
          groups.map(({ stage, tasks }) => (
            <section key={stage?.id ?? ''} className={`stack gap-4 ${styles.stage}`}>
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
