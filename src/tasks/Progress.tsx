import { classes } from '../ui/classes.ts';
import { sentIn, type Progress } from './progress.ts';
import { progressTexts as texts } from './texts.ts';
import styles from './Progress.module.css';

interface ProgressWordsProps {
  progress: Progress;
  /** One line: what is sent in, waiting and graded, and the average grade. */
  short?: boolean;
  /** Small, beside a ring, which shows how much is sent in. */
  beside?: boolean;
}

/** `5 of 12 tasks sent in`; a lower bound where some are not checked. */
function sentWords(progress: Progress): string {
  const { total, unchecked } = progress;
  if (total === 0) return texts.noTasks;
  return unchecked > 0
    ? texts.atLeast(sentIn(progress), total)
    : texts.sentIn(sentIn(progress), total);
}

const parts = ['graded', 'waiting', 'sent', 'open', 'unchecked'] as const;

/** Progress in words, including what is not checked yet. */
export function ProgressWords(props: ProgressWordsProps) {
  const { progress, short = false, beside = false } = props;
  const { mean } = progress;
  const shown = parts.filter(
    (part) => progress[part] > 0 && !(short && (part === 'open' || part === 'unchecked')),
  );
  return (
    <div className={short || beside ? styles.line : styles.words}>
      <p className={beside ? 'visually-hidden' : styles.headline}>{sentWords(progress)}</p>
      {shown.length > 0 && (
        <ul role="list" className={styles.legend}>
          {shown.map((part) => (
            <li key={part}>
              <span className={classes(styles.swatch, styles[part])} aria-hidden="true" />
              {texts[short && part === 'waiting' ? 'waitingShort' : part](progress[part])}
            </li>
          ))}
          {mean !== null && <li className={styles.mean}>{texts.mean(mean)}</li>}
        </ul>
      )}
    </div>
  );
}
