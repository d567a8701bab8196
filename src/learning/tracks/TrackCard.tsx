import { Link } from 'react-router-dom';
import type { Stage, Track } from '../../api/schemas.ts';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../tasks/ProgressBar.tsx';
import { ProgressWords } from '../../tasks/Progress.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toTrack } from '../../paths.ts';
import type { Progress } from '../../tasks/progress.ts';
import { trackTitle } from '../../lib/titles.ts';
import { tracksTexts as texts } from './texts.ts';
import { averageTasks } from './averageTasks.ts';
import styles from './TrackCard.module.css';
import { TrackCover } from './TrackCover.tsx';

interface TrackCardProps {
  track: Track;
  /** Its stages, as far as they are known. */
  stages: readonly Stage[];
  enrolled: boolean;
  /** The mentee's progress, where this device knows it. */
  progress: Progress | null;
}

/** A track in the list; the whole card leads to its stages. */
export function TrackCard({ track, stages, enrolled, progress }: TrackCardProps) {
  const title = trackTitle(track);
  const average = averageTasks(stages);
  return (
    <Card as="li" padding="none" interactive className={styles.card}>
      <TrackCover image={track.image} trackId={track.id} />
      <div className={styles.body}>
        <h2>
          <Link to={toTrack(title, track.id)} className={styles.link}>
            <span>{title}</span>
          </Link>
        </h2>
        <p className={styles.words}>{track.description}</p>
        {progress && (
          <div className={styles.progress}>
            <ProgressBar progress={progress} />
            <ProgressWords progress={progress} short />
          </div>
        )}
        <p className={styles.facts}>
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
