import { classes } from './hooks.ts';
import { commonTexts } from './texts.ts';
import styles from './Loading.module.css';

interface SpinnerProps {
  /** What is loading, for screen readers; without it the spinner is decorative. */
  label?: string | undefined;
  size?: 'sm' | 'lg';
}

/** A turning ring in the colour of the text; with reduced motion it pulses instead. */
export function Spinner({ label, size = 'sm' }: SpinnerProps) {
  return (
    <span
      className={classes(styles.spinner, styles[size])}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label?: string;
  /** How many blocks. */
  count?: number;
  /**
   * `lines` for text, `cards` side by side, `rows` below each other; `tasks`, `people` and `work` have
   * the height of those lists' rows.
   */
  shape?: 'lines' | 'cards' | 'rows' | 'tasks' | 'people' | 'work' | 'video';
}

/** Grey shapes in place of the content, against a layout shift when it arrives. */
export function Skeleton({
  label = commonTexts.loading,
  count = 3,
  shape = 'rows',
}: SkeletonProps) {
  return (
    <div className={styles[shape]} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.block} aria-hidden="true" />
      ))}
    </div>
  );
}
