import { classes } from './hooks.ts';
import { commonTexts } from './texts.ts';
import styles from './Loading.module.css';

interface SpinnerProps {
  /** Names the loading content for screen readers. Without it the spinner is decorative. */
  label?: string | undefined;
  size?: 'sm' | 'lg';
}

/** Shows a turning ring in the text's colour; with reduced motion it pulses instead. */
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
  /** What is loading, for screen readers. Null beside another skeleton, which says so. */
  label?: string | null;
  count?: number;
  /** `rows` stand one below the other; `tasks` and `table` have the height of those lists' rows. */
  shape?: 'lines' | 'stages' | 'cards' | 'tracks' | 'rows' | 'tasks' | 'table' | 'card' | 'video';
}

/** Shows grey placeholder shapes, which avoid a layout shift. */
export function Skeleton({
  label = commonTexts.loading,
  count = 3,
  shape = 'rows',
}: SkeletonProps) {
  return (
    <div
      className={styles[shape]}
      {...(label === null ? { 'aria-hidden': true } : { role: 'status', 'aria-busy': true })}
    >
      {label !== null && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.block} aria-hidden="true" />
      ))}
    </div>
  );
}
