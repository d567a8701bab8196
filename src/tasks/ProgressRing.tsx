import { sentIn, type Progress } from './progress.ts';
import { progressTexts as texts } from './texts.ts';
import styles from './Progress.module.css';

/** Progress as a ring with the numbers in it. Decorative: the text beside it says the same. */
export function ProgressRing({ progress }: { progress: Progress | null }) {
  const total = progress?.total ?? 0;
  const sent = progress ? sentIn(progress) : 0;
  const share = (count: number): number => (total === 0 ? 0 : (count / total) * 100);
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className={styles.ground} cx="50" cy="50" r="43" />
        {progress && sent > 0 && (
          <circle
            className={styles.arcSent}
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${share(sent)} 100`}
          />
        )}
        {progress && progress.graded > 0 && (
          <circle
            className={styles.arcGraded}
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${share(progress.graded)} 100`}
          />
        )}
      </svg>
      <span className={styles.share}>
        {progress &&
          (progress.unchecked > 0 ? texts.shareAtLeast(sent, total) : texts.share(sent, total))}
      </span>
    </div>
  );
}
