import type { Track } from '../../api/schemas.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { readableTitle } from '../../lib/text.ts';
import { trackTitle } from '../../lib/titles.ts';
import { searchStages, selectTrackStages } from '../../tracks/stagesSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { enrollTexts as texts } from './texts.ts';
import { plural } from '../../lib/pluralTexts.ts';
import styles from './steps.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Step 1: the stages of the chosen track, by level. Nothing is chosen here. */
export function StageStep({ track }: { track: Track }) {
  const { request, retry } = useLoad(searchStages, track.id);
  const stages = useAppSelector((state) => selectTrackStages(state, track.id));
  const empty = request?.status === 'success' && stages.length === 0;
  return (
    <div className={styles.stages}>
      <h3>{texts.stagesOf(trackTitle(track))}</h3>
      {empty ? (
        <EmptyState headingLevel={3} title={texts.noStages} text={texts.noStagesText} />
      ) : (
        <AsyncView
          missing={notLoadedTexts.stages}
          request={request}
          ready={stages.length > 0}
          retry={retry}
        >
          <ol role="list" className={styles.path}>
            {stages.map(({ id, title, description, taskCount }, index) => (
              <li key={id} className={styles.stage}>
                <span className={styles.level}>{texts.stage(index + 1)}</span>
                {title && <h4 className={styles.name}>{readableTitle(title)}</h4>}
                {description && <p className={styles.words}>{description}</p>}
                <Tag tone="brand">{plural(taskCount, 'task', 'tasks')}</Tag>
              </li>
            ))}
          </ol>
        </AsyncView>
      )}
    </div>
  );
}
