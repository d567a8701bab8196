import type { ApiError } from '../../api/errors.ts';
import { hasNewResponse, readFailure } from '../../api/query/query.ts';
import { SaveOffline } from '../saveOffline/SaveOffline.tsx';
import type { Track } from '../../tracks/tracksSlice.ts';
import { useState } from 'react';
import styles from './TrackPage.module.css';
import { trackTitle } from '../../lib/text.ts';
import { toBriefs, toCertificate } from '../../paths.ts';
import { CalendarButton, openDeadlines } from '../../tasks/CalendarButton.tsx';
import { ProgressRing, ProgressWords } from '../../tasks/Progress.tsx';
import { gradeInForce, isFinished, type Progress, progressOf } from '../../tasks/status.ts';
import { calendarTexts, progressTexts as texts } from '../../tasks/texts.ts';
import type { TrackTasksResult } from '../../tasks/useTrackTasks.ts';
import { failureAdvice, LoadFailure, useErrorToast } from '../../ui/AsyncView.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

function trackChecks(work: TrackTasksResult) {
  const { tasks, checking } = work;
  const progress = progressOf((tasks ?? []).map(({ status }) => status));
  const rest = progress.unchecked + progress.sent;
  return {
    isLeft: tasks !== null && !checking && rest > 0,
    /** True if there may be new grades. */
    canCheck: checking || rest + progress.waiting + progress.graded > 0,
  };
}

/**
 * Counts all ungraded work together and leaves out the average while grades load, so that no line
 * appears and disappears.
 */
const asLastKnown = (progress: Progress): Progress => ({
  ...progress,
  waiting: progress.waiting + progress.sent,
  sent: 0,
  mean: progress.unchecked > 0 ? null : progress.mean,
});

const listFailure = ({ tasks, request }: TrackTasksResult): ApiError | null =>
  tasks === null ? readFailure(request) : null;

/** Returns whether the page shows that tasks or grades failed to load, with a retry button. */
export const showsFailure = (work: TrackTasksResult): boolean =>
  listFailure(work) !== null || (work.error !== null && trackChecks(work).isLeft);

/** Shows progress in a track, with its certificate. */
export function TrackProgress({ track, work }: { track: Track; work: TrackTasksResult }) {
  const { tasks, checking, error } = work;
  const failure = listFailure(work);
  useErrorToast(error);
  if (failure) {
    return <LoadFailure error={failure} title={notLoadedTexts.tasks} />;
  }
  const progress = tasks && progressOf(tasks.map(({ status }) => status));
  const isCertain =
    hasNewResponse(work.request) && tasks?.every(({ source }) => source === 'service') === true;
  const hasCertificate =
    tasks !== null && tasks.length > 0 && tasks.every((row) => gradeInForce(row) !== null);

  return (
    <Card as="section" className="row start" aria-labelledby="progress">
      <ProgressRing progress={progress} />
      <div className={`stack gap-1 start ${styles.progress}`}>
        <h2 id="progress" className="soft small strong plain">
          {texts.title}
        </h2>
        {progress ? (
          <>
            <ProgressWords progress={checking ? asLastKnown(progress) : progress} beside />
            {isFinished(progress) && <p>{isCertain ? texts.finished : texts.finishedBefore}</p>}
            {hasCertificate && (
              <ButtonLink to={toCertificate(trackTitle(track), track.id)} iconBefore="award">
                {texts.toCertificate}
              </ButtonLink>
            )}
          </>
        ) : (
          <p role="status" className="measure soft small">
            {texts.loading}
          </p>
        )}
      </div>
      <SaveOffline trackId={track.id} align="start" />
    </Card>
  );
}

/** Says why some grades are not checked, with a button to check them. */
export function UncheckedGrades({ work }: { work: TrackTasksResult }) {
  const { error, recheck } = work;
  const { isLeft } = trackChecks(work);
  if (!isLeft && (error === null || work.tasks === null)) return null;
  return (
    <div className="row gap-2">
      <p className="measure soft small">
        {error ? texts.failed(failureAdvice(error)) : texts.putOff}
      </p>
      {isLeft && (
        <Button variant="secondary" iconBefore="refresh" onClick={recheck}>
          {texts.checkRest}
        </Button>
      )}
    </div>
  );
}

/** Shows secondary actions of the mentee's own track. */
export function TrackMore({ track, work }: { track: Track; work: TrackTasksResult }) {
  const { tasks, checking, recheck } = work;
  const [now] = useState(Date.now);
  // Reserves the space to avoid a layout shift.
  if (tasks === null) return <span className={styles.coming} />;
  if (tasks.length === 0) return null;
  const title = trackTitle(track);
  const deadlines = openDeadlines(tasks, now);
  const { isLeft, canCheck } = trackChecks(work);
  return (
    <details className={`no-print ${styles.more}`}>
      <summary className="fold strong">{texts.more}</summary>
      <div className="row">
        <ButtonLink variant="quiet" to={toBriefs(title, track.id)} iconBefore="book">
          {texts.toBriefs}
        </ButtonLink>
        {deadlines.length > 0 && (
          <CalendarButton tasks={deadlines} subject={calendarTexts.deadlinesOf(title)}>
            {calendarTexts.addAll(deadlines.length)}
          </CalendarButton>
        )}
        {canCheck && !isLeft && (
          <Button variant="quiet" iconBefore="refresh" busy={checking} onClick={recheck}>
            {texts.check}
          </Button>
        )}
      </div>
    </details>
  );
}
