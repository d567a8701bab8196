import type { Progress } from '../../domain/learning/progress.ts';
import styles from './Progress.module.css';

/** The parts of a progress in the order they are drawn; what is open is the ground. */
const parts = ['graded', 'waiting', 'sent', 'unchecked', 'open'] as const;

/** How far one is, as a line; decoration: the words beside it say the same. */
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
