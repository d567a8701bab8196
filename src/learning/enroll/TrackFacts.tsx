import type { Track } from '../../api/schemas.ts';
import { averageTasks } from '../tracks/averageTasks.ts';
import { selectTrackStages } from '../../tracks/stagesSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { enrollTexts as texts } from './texts.ts';
import styles from './steps.module.css';

/** How long a track is; an empty line until its stages are known. */
export function TrackSize({ trackId }: { trackId: string }) {
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const tasks = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  return (
    <span className={styles.size}>{stages.length > 0 && texts.size(stages.length, tasks)}</span>
  );
}

/** What a track is about. Without its stages, the description alone. */
export function TrackDetail({ track }: { track: Track }) {
  const stages = useAppSelector((state) => selectTrackStages(state, track.id));
  const average = averageTasks(stages);
  return (
    <div className={styles.detail}>
      <p>{track.description}</p>
      {average !== null && <p>{texts.average(average)}</p>}
    </div>
  );
}
