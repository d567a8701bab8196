import type { Track } from '../../api/schemas.ts';
import { adviceOn, LoadFailure, useErrorToast } from '../../ui/AsyncView.tsx';
import { ProgressRing, ProgressWords } from '../../tasks/Progress.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toCertificate } from '../../paths.ts';
import { isFinished, progressOf, type Progress } from '../../tasks/status.ts';
import { trackTitle } from '../../lib/text.ts';
import type { TrackTasksResult } from '../../tasks/useTrackTasks.ts';
import { progressTexts as texts } from '../../tasks/texts.ts';
import styles from './TrackProgress.module.css';
import { trackChecks } from './trackChecks.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

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

/** Progress in a track, with the certificate at its end, and what could not be checked. */
export function TrackProgress({ track, work }: TrackProgressProps) {
  const { tasks, request, retry, checking, error, recheck } = work;
  const failure = request?.status === 'failure' ? request.error : null;
  useErrorToast(error);
  if (tasks === null && failure && failure.kind !== 'session') {
    return <LoadFailure error={failure} retry={retry} title={notLoadedTexts.tasks} />;
  }
  const progress = tasks && progressOf(tasks.map(({ status }) => status));
  const { isLeft } = trackChecks(work);

  return (
    <Card as="section" className={`row ${styles.card}`} aria-labelledby="progress">
      <ProgressRing progress={progress} />
      <div className={`stack gap-1 ${styles.body}`}>
        <h2 id="progress" className={`soft ${styles.title}`}>
          {texts.title}
        </h2>
        {progress ? (
          <>
            <ProgressWords progress={checking ? asLastKnown(progress) : progress} beside />
            {isFinished(progress) && (
              <>
                <p>{texts.finished}</p>
                <ButtonLink to={toCertificate(trackTitle(track), track.id)} iconBefore="award">
                  {texts.toCertificate}
                </ButtonLink>
              </>
            )}
          </>
        ) : (
          <p role="status" className="measure soft small">
            {texts.loading}
          </p>
        )}
        {/* Below the numbers, so that they do not move when it appears. */}
        {progress && (isLeft || error) && (
          <>
            <p className="measure soft small">
              {error ? texts.failed(adviceOn(error)) : texts.putOff}
            </p>
            {isLeft && (
              <Button variant="secondary" iconBefore="refresh" onClick={() => recheck()}>
                {texts.checkRest}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
