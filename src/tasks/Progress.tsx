import styles from './Progress.module.css';
import { type Progress, submittedCount } from './status.ts';
import { progressTexts as texts } from './texts.ts';
import { classes } from '../ui/hooks.ts';

/** The parts in drawing order. `open` is the background. */
const drawingOrder = ['graded', 'waiting', 'sent', 'unchecked', 'open'] as const;

/**
 * Shows progress as a bar, which is decoration because the text next to it has the same numbers.
 */
export function ProgressBar({ progress }: { progress: Progress }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {drawingOrder.map(
        (part) =>
          progress[part] > 0 && (
            <span key={part} className={styles[part]} style={{ flexGrow: progress[part] }} />
          ),
      )}
    </div>
  );
}

const Arc = ({ className, share }: { className: string | undefined; share: number }) => (
  <circle
    className={className}
    cx="50"
    cy="50"
    r="43"
    pathLength="100"
    strokeDasharray={`${share} 100`}
  />
);

/**
 * Shows progress as a ring with its numbers, which is decoration because the text next to it has
 * them too.
 */
export function ProgressRing({ progress }: { progress: Progress | null }) {
  const total = progress?.total ?? 0;
  const sent = progress ? submittedCount(progress) : 0;
  const share = (count: number): number => (total === 0 ? 0 : (count / total) * 100);
  return (
    <div className={`fixed ${styles.ring}`} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className={styles.ground} cx="50" cy="50" r="43" />
        {progress && sent > 0 && (
          <>
            <Arc className={styles.edgeSent} share={share(sent)} />
            <Arc className={styles.arcSent} share={share(sent)} />
          </>
        )}
        {progress && progress.graded > 0 && (
          <Arc className={styles.arcGraded} share={share(progress.graded)} />
        )}
      </svg>
      <span className={`center numbers ${styles.share}`}>
        {progress &&
          (progress.unchecked > 0 ? texts.shareAtLeast(sent, total) : texts.share(sent, total))}
      </span>
    </div>
  );
}

interface ProgressWordsProps {
  progress: Progress;
  /** True to show only submitted, not graded and graded tasks, and the average grade. */
  short?: boolean;
  /** True next to a ring with the same headline. */
  beside?: boolean;
}

/** Formats `5 of 12 tasks submitted`, as a lower bound if some tasks are not checked. */
function sentWords(progress: Progress): string {
  const { total, unchecked } = progress;
  if (total === 0) return texts.noTasks;
  return unchecked > 0
    ? texts.atLeast(submittedCount(progress), total)
    : texts.submittedOf(submittedCount(progress), total);
}

const wordOrder = ['graded', 'waiting', 'sent', 'open', 'unchecked'] as const;

/** Says the progress in words, including what is not checked yet. */
export function ProgressWords({ progress, short = false, beside = false }: ProgressWordsProps) {
  const { mean } = progress;
  const visibleParts = wordOrder.filter(
    (part) => progress[part] > 0 && !(short && (part === 'open' || part === 'unchecked')),
  );
  return (
    <div className={`row ${styles.line}`}>
      <p className={beside ? 'visually-hidden' : 'small strong'}>{sentWords(progress)}</p>
      {visibleParts.length > 0 && (
        <ul role="list" className={`row tiny ${styles.legend}`}>
          {visibleParts.map((part) => (
            <li key={part} className="line gap-1 soft">
              <span className={classes('fixed', styles.swatch, styles[part])} aria-hidden="true" />
              <span>{texts[part](progress[part])}</span>
            </li>
          ))}
          {mean !== null && <li className="strong">{texts.mean(mean)}</li>}
        </ul>
      )}
    </div>
  );
}
