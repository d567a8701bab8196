import type { Stage, Track } from '../../../api/schemas.ts';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { paths } from '../../../config/paths.ts';
import { classes } from '../../../components/classes.ts';
import { trackTexts as texts, tracksTexts } from '../../../texts/mentee/menteeTracks.ts';
import { averageTasks } from '../../../domain/learning/averageTasks.ts';
import { TrackCover } from './TrackCover.tsx';
import styles from './TrackIntro.module.css';

interface TrackIntroProps {
  /** undefined: unknown, or not loaded yet. */
  track: Track | undefined;
  stages: readonly Stage[];
  enrolled: boolean;
}

/** A track's description, and how many stages and tasks it has. */
export function TrackIntro({ track, stages, enrolled }: TrackIntroProps) {
  const tasks = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  const average = averageTasks(stages);
  if (!track && average === null) return null;
  return (
    <Card padding="none" className={styles.intro}>
      {track && <TrackCover image={track.image} trackId={track.id} />}
      <div className={styles.words}>
        {track?.description && <p>{track.description}</p>}
        <p className={classes(styles.facts, styles.numbers)}>
          {average !== null && (
            <>
              <Tag tone="brand">{texts.summary(stages.length, tasks)}</Tag>
              <Tag>{texts.average(average)}</Tag>
            </>
          )}
        </p>
        {enrolled && (
          <div className={styles.facts}>
            <Tag tone="accent" icon="check">
              {tracksTexts.yours}
            </Tag>
            <ButtonLink variant="quiet" to={paths.tasks} iconAfter="arrow-right">
              {texts.toTasks}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
