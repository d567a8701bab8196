import type { Progress } from './progress.ts';
import styles from './Progress.module.css';

/** The parts of a progress in drawing order; `open` is the background. */
const parts = ['graded', 'waiting', 'sent', 'unchecked', 'open'] as const;

/** Progress as a bar. Decorative: the text beside it says the same. */
export function ProgressBar({ progress }: { progress: Progress }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(
        (part) =>
          progress[part] > 0 && (
            <span key={part} className={styles[part]} style={{ flexGrow: progress[part] }} />
          ),
      )}
    </div>
  );
}
