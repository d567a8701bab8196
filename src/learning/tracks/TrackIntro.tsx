import type { Stage, Track } from '../../api/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { classes } from '../../ui/classes.ts';
import { trackTexts as texts } from './texts.ts';
import { averageTasks } from './averageTasks.ts';
import { TrackCover } from './TrackCover.tsx';
import styles from './TrackIntro.module.css';

interface TrackIntroProps {
  /** undefined: unknown, or not loaded yet. */
  track: Track | undefined;
  stages: readonly Stage[];
  /** One's own track, whose reader knows it: in words alone. */
  isOwn: boolean;
  /** Set where one can enroll in it. */
  onEnroll?: (() => void) | undefined;
}

/** A track's description, and how many stages and tasks it has. */
export function TrackIntro({ track, stages, isOwn, onEnroll }: TrackIntroProps) {
  const tasks = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  const average = averageTasks(stages);
  if (!track && average === null) return null;
  if (isOwn) {
    return (
      <div className={styles.own}>
        {track?.description && <p>{track.description}</p>}
        {average !== null && <p>{texts.summary(stages.length, tasks)}</p>}
      </div>
    );
  }
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
        {onEnroll && (
          <Button iconBefore="plus" onClick={onEnroll}>
            {texts.enroll}
          </Button>
        )}
      </div>
    </Card>
  );
}
