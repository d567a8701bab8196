import { useState } from 'react';
import type { Track } from '../../api/schemas.ts';
import { CalendarButton } from '../../tasks/CalendarButton.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toBriefs } from '../../paths.ts';
import { trackTitle } from '../../lib/text.ts';
import type { TrackTasksResult } from '../../tasks/useTrackTasks.ts';
import { calendarTexts, progressTexts as texts } from '../../tasks/texts.ts';
import { TakeAlongButton } from '../takeAlong/TakeAlongButton.tsx';
import { openDeadlines } from '../../tasks/openDeadlines.ts';
import styles from './TrackMore.module.css';
import { trackChecks } from './trackChecks.ts';

interface TrackMoreProps {
  track: Track;
  work: TrackTasksResult;
}

/** What else can be done with one's own track. */
export function TrackMore({ track, work }: TrackMoreProps) {
  const { tasks, recheck } = work;
  const [now] = useState(Date.now);
  // Keeps the place: nothing below moves when the tasks come.
  if (tasks === null) return <span className={styles.coming} />;
  if (tasks.length === 0) return null;
  const title = trackTitle(track);
  const deadlines = openDeadlines(tasks, now);
  const { isBusy, isLeft, canCheck } = trackChecks(work);
  return (
    <details className={styles.more}>
      <summary className="line gap-1 strong">
        {texts.more} <Icon name="chevron-down" />
      </summary>
      <div className={`row ${styles.ways}`}>
        <ButtonLink variant="quiet" to={toBriefs(title, track.id)} iconBefore="book">
          {texts.toBriefs}
        </ButtonLink>
        <TakeAlongButton track={track} />
        {deadlines.length > 0 && (
          <CalendarButton tasks={deadlines} subject={calendarTexts.deadlinesOf(title)}>
            {calendarTexts.addAll(deadlines.length)}
          </CalendarButton>
        )}
        {canCheck && !isLeft && (
          <Button variant="quiet" iconBefore="refresh" busy={isBusy} onClick={() => recheck()}>
            {texts.check}
          </Button>
        )}
      </div>
    </details>
  );
}
