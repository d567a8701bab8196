import { useState } from 'react';
import type { Track } from '../../../api/schemas.ts';
import { adviceOn, LoadFailure, useErrorToast } from '../../../components/async/AsyncView.tsx';
import { CalendarButton } from '../../../components/calendar/CalendarButton.tsx';
import { ProgressRing } from '../../../components/progress/ProgressRing.tsx';
import { ProgressWords } from '../../../components/progress/ProgressWords.tsx';
import { Button, ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { toBriefs, toCertificate } from '../../../config/paths.ts';
import { isFinished, progressOf, type Progress } from '../../../domain/learning/progress.ts';
import { trackTitle } from '../../../domain/text/titles.ts';
import type { TrackTasksResult } from '../../../store/useTrackTasks.ts';
import { calendarTexts, progressTexts as texts } from '../../../texts/mentee/progress.ts';
import { TakeAlongButton } from '../takeAlong/TakeAlongButton.tsx';
import { openDeadlines } from '../tasks/openDeadlines.ts';
import styles from './TrackProgress.module.css';
import { notLoadedTexts } from '../../../texts/notLoaded.ts';

interface TrackProgressProps {
  track: Track;
  work: TrackTasksResult;
}

/**
 * While grades are asked for, what waits for one is counted together, and an average of some tasks
 * is left out: no line comes and goes.
 */
const asLastKnown = (progress: Progress): Progress => ({
  ...progress,
  waiting: progress.waiting + progress.sent,
  sent: 0,
  mean: progress.unchecked > 0 ? null : progress.mean,
});

/**
 * Progress in a track, with buttons for its deadlines, the check for grades and the certificate.
 */
export function TrackProgress({ track, work }: TrackProgressProps) {
  const { tasks, request, retry, isListLoading, checking, error, deferred, recheck } = work;
  const [now] = useState(Date.now);
  const failure = request?.status === 'failure' ? request.error : null;
  useErrorToast(error);
  if (tasks === null && failure && failure.kind !== 'session') {
    return <LoadFailure error={failure} retry={retry} title={notLoadedTexts.tasks} />;
  }
  const progress = tasks && progressOf(tasks.map(({ status }) => status));
  const title = trackTitle(track);
  const deadlines = openDeadlines(tasks ?? [], now);
  const rest = progress ? progress.unchecked + progress.sent : 0;
  const canCheck = progress !== null && rest + progress.waiting + progress.graded > 0;
  const isBusy = checking || isListLoading;
  const isLeft = !isBusy && (rest > 0 || deferred);
  const hasCalendar = deadlines.length > 0 && (!checking || progress?.unchecked === 0);

  return (
    <Card as="section" className={styles.card} aria-labelledby="progress">
      <ProgressRing progress={progress} />
      <div className={styles.body}>
        <h2 id="progress" className={styles.title}>
          {texts.title}
        </h2>
        <div className={styles.words}>
          {progress ? (
            <>
              <ProgressWords progress={checking ? asLastKnown(progress) : progress} />
              {isFinished(progress) && <p>{texts.finished}</p>}
            </>
          ) : (
            <p role="status" className={styles.soft}>
              {texts.loading}
            </p>
          )}
        </div>
        {tasks?.length !== 0 && (
          <div className={styles.actions} data-coming={(checking && !hasCalendar) || undefined}>
            {progress && isFinished(progress) && (
              <ButtonLink to={toCertificate(title, track.id)} iconBefore="award">
                {texts.toCertificate}
              </ButtonLink>
            )}
            {hasCalendar && (
              <CalendarButton
                variant="secondary"
                tasks={deadlines}
                subject={calendarTexts.deadlinesOf(title)}
              >
                {calendarTexts.addAll(deadlines.length)}
              </CalendarButton>
            )}
            {tasks && (
              <ButtonLink variant="quiet" to={toBriefs(title, track.id)} iconBefore="book">
                {texts.toBriefs}
              </ButtonLink>
            )}
            {tasks && <TakeAlongButton track={track} />}
            {(checking || canCheck) && (
              <Button variant="quiet" iconBefore="refresh" busy={isBusy} onClick={() => recheck()}>
                {isLeft ? texts.checkRest : texts.check}
              </Button>
            )}
          </div>
        )}
        {/* Below the buttons, so that they do not move when it appears. */}
        {progress && (isLeft || error) && (
          <p className={styles.soft}>{error ? texts.failed(adviceOn(error)) : texts.putOff}</p>
        )}
      </div>
    </Card>
  );
}
